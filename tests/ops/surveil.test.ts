import { expect, test } from 'vitest';
import { openRequests } from '../../search/index.ts';
import { relic } from '../support/lab.ts';
import { saw, went } from '../support/plain.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';
import { conformance, EMPTY, type Replaced } from './conformance.ts';

const mine = { deck: ['rat', 'ox', 'elk'] };
/** From the top: elk, ox. The ox goes away. */
const two: Scene = { do: [{ op: 'surveil', count: 2 }], mine, answers: [{ value: [[0], [1]] }] };
const arranged = { type: 'arranged', zone: 'deck.0', top: [2], bottom: [], by: 0 };
const away = went('ox', 'deck.0', 'discard.0', 'surveil', { unplaced: true });
const lost: Replaced = { ...two, of: { on: 'moved', how: ['surveil'], subject: {} }, rest: [arranged], notes: [] };
const piles = [
  { name: 'top', min: 0, max: 2, ordered: true },
  { name: 'away', min: 0, max: 2, ordered: false },
];
const arrangedSeen = { type: 'arranged', zone: 'deck.0', top: 1, bottom: 0, player: 0 };

conformance({
  op: 'surveil',
  works: { ...two, events: [arranged, away], it: { refs: ['ox.1'], amount: 1 } },
  none: { do: two.do, notes: ['surveil: zero'] },
  gone: [null, 'it speaks of no object'],
  zero: { do: [{ op: 'surveil', count: 0 }], mine, notes: ['surveil: zero'] },
  replaced: lost,
  prevented: lost,
  seen: {
    ...two,
    shown: [arrangedSeen, saw('ox', 'deck.0', 'discard.0', 'surveil')],
    twin: { mine: { deck: ['elk', 'ox', 'rat'] } },
  },
  saved: [two],
  declined: {
    ...two,
    answers: [{ value: [[1, 0], []] }],
    events: [{ ...arranged, top: [1, 2] }],
  },
  them: {
    ...two,
    do: [...two.do, { op: 'move', what: 'them', to: 'exile' }],
    events: [arranged, away, went('ox.1', 'discard.0', 'exile.0', 'move')],
    it: { refs: ['ox.2'], amount: 1 },
  },
  once: two,
  next: { ...two, do: [{ op: 'surveil', count: 2, who: 'opponents' }], mine: {}, theirs: mine },
  played: {
    ...two,
    asked: [{ purpose: 'surveil', requests: [{ by: 'p0', shape: 'arrange', items: ['elk', 'ox'], piles }] }],
  },
  forced: [null, 'even one card can stay or go'],
});

const after = (value: unknown, count = 2) => {
  const { lab, it } = playScene({ ...two, do: [{ op: 'surveil', count }], answers: [{ value }] });
  return { deck: lab.zone(0, 'deck'), discard: lab.zone(0, 'discard').slice(0, -1), it };
};

test('all may go, and all may stay, in the order given from the top down', () => {
  expect(after([[], [1, 0]])).toEqual({
    deck: ['rat'],
    discard: ['elk', 'ox'],
    it: { refs: ['elk.1', 'ox.1'], amount: 2 },
  });
  expect(after([[1, 0], []])).toEqual({ deck: ['rat', 'elk', 'ox'], discard: [], it: EMPTY });
});

test('looks at no more than there is', () => {
  expect(after([[2], [0, 1]], 9)).toEqual({
    deck: ['rat'],
    discard: ['elk', 'ox'],
    it: { refs: ['elk.1', 'ox.1'], amount: 2 },
  });
});

test('lists each way once, and refuses every other', () => {
  const lab = labOf(two).act('play cast');
  const [open] = openRequests(lab.match);
  expect([...(open?.answers ?? [])]).toEqual([
    [[0, 1], []],
    [[1, 0], []],
    [[0], [1]],
    [[1], [0]],
    [[], [0, 1]],
  ]);
  expect(open?.count).toBe(5);
  for (const wrong of [[[0], []], [[0, 1], [1]], [[0, 2], [1]], [[0, 1]], [0, 1]])
    expect(lab.tried(wrong)?.code).toBe('illegal');
});

test('what goes away all go at once, and it is known where the others lie to who put them there', () => {
  const { lab } = playScene({ ...two, do: [{ op: 'surveil', count: 3 }], answers: [{ value: [[1], [0, 2]] }] });
  const went = lab.events.filter((e) => e.type === 'moved' && e.how === 'surveil');
  expect(went).toHaveLength(2);
  expect(new Set(went.map((e) => e.batch)).size).toBe(1);
  expect(lab.objects(0, 'deck').map((o) => [o.card, o.known])).toEqual([['ox', [0]]]);
});

test('what is kept from going lies under what was put on top', () => {
  const prevent = { replace: 'prevent', of: { on: 'moved', how: ['surveil'], subject: { name: 'elk' } } } as const;
  const { lab, it } = playScene({
    ...two,
    cards: [relic('ward', { abilities: [{ instead: prevent }] })],
    mine: { ...mine, board: ['ward'] },
    do: [{ op: 'surveil', count: 3 }],
    answers: [{ value: [[1], [0, 2]] }],
  });
  expect(lab.zone(0, 'deck')).toEqual(['elk', 'ox']);
  expect(it).toEqual({ refs: ['rat.1'], amount: 1 });
});

test('works on other zones', () => {
  const { events, it } = playScene({
    do: [{ op: 'surveil', count: 1, in: 'hand', to: 'deck' }],
    mine: { hand: ['rat'] },
    answers: [{ value: [[], [0]] }],
  });
  expect(events).toEqual([went('rat', 'hand.0', 'deck.0', 'surveil', { audience: [0], unplaced: true })]);
  expect(it).toEqual({ refs: ['rat.1'], amount: 1 });
});
