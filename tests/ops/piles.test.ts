import { describe, expect, test } from 'vitest';
import type { Effect, Selector } from '../../effects/language.ts';
import { sample } from '../../effects/rules/sample.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { playerId } from '../../effects/state/ids.ts';
import { matchOf } from '../../search/index.ts';
import { went } from '../support/plain.ts';
import { drawFrom } from '../support/random.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';
import { conformance, NOBODY_HEARS, P1_UNITS } from './conformance.ts';

const units: Selector = { select: 'objects', in: ['board'], of: 'you', where: { type: 'unit' } };
const three = { board: ['rat', 'ox', 'elk'] };
const divide: Scene = { do: [{ op: 'piles', what: units }], mine: three, answers: [{ value: [[1], [0, 2]] }] };
const piled = { type: 'piled', player: 0, first: ['ox'], second: ['rat', 'elk'] };
const it = { refs: ['ox'], amount: 1, piles: [['ox'], ['rat', 'elk']] };
const pile = (name: string, max = 3) => ({ name, min: 0, max, ordered: false });
const asked = (items: readonly string[], by = 'p0') => ({
  purpose: 'piles',
  requests: [{ by, shape: 'arrange', items, piles: [pile('first', items.length), pile('second', items.length)] }],
});

const top = { select: 'top', in: 'deck', count: 3 } as const;
/** From the top: elk, ox, rat; offered by their names. */
const deck: Scene = {
  do: [{ op: 'piles', what: top }],
  mine: { deck: ['blank', 'rat', 'ox', 'elk'] },
  answers: [{ value: [[2], [0, 1]] }],
};

conformance({
  op: 'piles',
  works: { ...divide, events: [piled], it },
  none: { do: divide.do, notes: ['piles: no-candidate'] },
  gone: [null, 'what is gone is found by no selector but a name, and can be divided like any other'],
  zero: [null, 'there is no amount in it'],
  replaced: NOBODY_HEARS,
  prevented: NOBODY_HEARS,
  seen: {
    ...deck,
    shown: [{ type: 'piled', player: 0, first: [{ hidden: true }], second: [{ hidden: true }, { hidden: true }] }],
    twin: { mine: { deck: ['ox', 'elk', 'blank', 'rat'] } },
  },
  saved: [divide, deck],
  declined: {
    ...divide,
    answers: [{ value: [[], [0, 1, 2]] }],
    events: [{ ...piled, first: [], second: ['rat', 'ox', 'elk'] }],
    it: { refs: [], amount: 0, piles: [[], ['rat', 'ox', 'elk']] },
  },
  them: {
    ...divide,
    do: [...divide.do, { op: 'add', to: 'them', fact: 'plus', by: 1 }],
    events: [piled, { type: 'counted', bearer: 'ox', fact: 'plus', by: 1, to: 1 }],
    it: { refs: ['ox'], amount: 1, shares: [1] },
  },
  once: divide,
  next: { ...divide, do: [{ op: 'piles', what: units, by: 'opponents' }] },
  played: { ...divide, asked: [asked(['rat', 'ox', 'elk'])] },
  forced: [null, 'even one thing can lie in either pile'],
});

test('things that everyone sees are told as they are', () => {
  expect(playScene(divide).shown).toEqual([piled]);
});

test('who divides is asked, of what he may see', () => {
  const { asked: questions, events } = playScene({
    ...divide,
    mine: {},
    theirs: three,
    do: [{ op: 'piles', what: P1_UNITS, by: 'opponents' }],
  });
  expect(questions).toEqual([asked(['rat', 'ox', 'elk'], 'p1')]);
  expect(events).toEqual([{ ...piled, player: 1 }]);
});

test('an answer that leaves something out, or lays it twice, is refused', () => {
  const lab = labOf(divide).act('play cast');
  for (const value of [[[0, 1], []], [[0], [0, 1, 2]], [[0, 1, 2]], [[3], [0, 1, 2]]])
    expect(lab.refused({ type: 'answer', player: 0, choice: lab.choice.id, value })).not.toBeNull();
});

describe('hidden cards', () => {
  test('are shown by name to who divides, whatever their places, and to nobody else', () => {
    const shown = (cards: string[]) => {
      const lab = labOf({ ...deck, mine: { deck: cards } }).act('play cast');
      return [0, 1, 'spectator' as const].map((viewer) => viewOf(lab.match, viewer).choices);
    };
    const [mine, theirs, spectator] = shown(['blank', 'rat', 'ox', 'elk']);
    expect(mine).toMatchObject([{ request: { items: ['elk', 'ox', 'rat'].map((card) => ({ card, name: card })) } }]);
    expect(JSON.stringify([theirs, spectator])).not.toContain('elk');
    expect(shown(['blank', 'ox', 'elk', 'rat'])).toEqual([mine, theirs, spectator]);
  });

  test('of which nobody may know where there are any: it is asked all the same', () => {
    const inHand = { select: 'objects', in: ['hand'], of: 'you', where: { type: 'unit' } } as const;
    const scene: Scene = { do: [{ op: 'piles', what: inHand }], mine: { hand: ['idol'] }, answers: [{ value: [] }] };
    const { asked: questions, notes } = playScene(scene);
    expect(questions).toMatchObject([{ purpose: 'piles', requests: [{ candidates: [] }] }]);
    expect(notes).toEqual(['piles: no-candidate']);
  });

  test('do not show who divides in which order they lie, in no sample either', () => {
    const lab = labOf({ ...deck, mine: { deck: ['rat', 'ox', 'elk'] } }).act('play cast');
    const orders = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const state = sample(lab.match, playerId(0), drawFrom(seed));
      const at = matchOf(lab.match.book, state);
      expect(viewOf(at, 0)).toEqual(viewOf(lab.match, 0));
      orders.add((state.zones['deck.0' as never] ?? []).map((id) => state.objects[id]?.card).join());
    }
    expect(orders.size).toBeGreaterThan(3);
  });

  test('of a hand are told to its owner', () => {
    const lab = labOf({
      do: [{ op: 'piles', what: { select: 'objects', in: ['hand'], of: 'you' } }],
      mine: { hand: ['rat', 'ox'] },
    }).act('play cast');
    lab.give([[0], [1]]);
    const told = (viewer: number) => lab.toldTo(viewer).find((e) => e?.type === 'piled');
    expect(told(0)).toMatchObject({ first: [{ card: 'rat' }], second: [{ card: 'ox' }] });
    expect(told(1)).toMatchObject({ first: [{ hidden: true }], second: [{ hidden: true }] });
  });
});

describe('an opponent takes one of the piles', () => {
  const rest: Selector = { select: 'among', of: 'looked', except: 'first' };
  const take = (what: Selector, other: Selector): readonly Effect[] => [
    { op: 'move', what, to: 'hand', how: 'take' },
    { op: 'move', what: other, to: 'discard', how: 'leave' },
  ];
  const facts: readonly Effect[] = [
    { op: 'remember', what: top, as: 'looked' },
    { op: 'piles', what: 'looked', as: 'first' },
    {
      op: 'mode',
      by: 'opponents',
      modes: [
        { name: 'first', do: take('first', rest) },
        { name: 'second', do: take(rest, 'first') },
      ],
    },
  ];
  const scene = (word: string, value: readonly (readonly number[])[] = [[2], [0, 1]]): Scene => ({
    ...deck,
    do: facts,
    answers: [{ value }, [word]],
  });

  test('the first, and the rest goes the other way', () => {
    const { events } = playScene(scene('first'));
    expect(events.slice(1)).toEqual([
      went('rat', 'deck.0', 'hand.0', 'take', { audience: [0] }),
      went('elk', 'deck.0', 'discard.0', 'leave'),
      went('ox', 'deck.0', 'discard.0', 'leave'),
    ]);
  });

  test('the second', () => {
    const { lab } = playScene(scene('second'));
    expect([lab.zone(0, 'hand'), lab.zone(0, 'discard')]).toEqual([
      ['elk', 'ox'],
      ['rat', 'cast'],
    ]);
  });

  test('one that is empty', () => {
    const { lab, notes } = playScene(scene('first', [[], [0, 1, 2]]));
    expect(notes).toEqual(['move: no-candidate']);
    expect([lab.zone(0, 'hand'), lab.zone(0, 'discard')]).toEqual([[], ['elk', 'ox', 'rat', 'cast']]);
  });

  test('he has been told how many lie where, and no more', () => {
    const seenIn = (cards: string[], value: readonly (readonly number[])[]) => {
      const lab = labOf({ ...scene('first'), mine: { deck: cards } }).act('play cast');
      lab.give(value);
      return JSON.stringify([viewOf(lab.match, 1), lab.toldTo(1)]);
    };
    const one = seenIn(['blank', 'rat', 'ox', 'elk'], [[2], [0, 1]]);
    expect(seenIn(['blank', 'rat', 'ox', 'elk'], [[0], [1, 2]])).toBe(one);
    expect(seenIn(['rat', 'elk', 'blank', 'idol'], [[0], [1, 2]])).toBe(one);
    expect(seenIn(['blank', 'rat', 'ox', 'elk'], [[0, 1], [2]])).not.toBe(one);
  });

  test('it is the same when it is saved and read between the two questions', () => {
    for (const word of ['first', 'second'])
      expect(playScene(scene(word), { reloading: true }).hash).toBe(playScene(scene(word)).hash);
  });
});
