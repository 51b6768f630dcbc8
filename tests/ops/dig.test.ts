import { expect, test } from 'vitest';
import { sample } from '../../effects/rules/sample.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { playerId } from '../../effects/state/ids.ts';
import { openRequests } from '../../search/index.ts';
import { labRules, spell } from '../support/lab.ts';
import { type Plain, saw, sawBack, went } from '../support/plain.ts';
import { drawFrom } from '../support/random.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';
import { conformance, EMPTY, type Replaced } from './conformance.ts';

const mine = { deck: ['idol', 'rat', 'dud', 'ox'] };
/** From the top: ox, dud, rat. The rat is taken, the others go to the bottom. */
const three: Scene = { do: [{ op: 'dig', count: 3 }], mine, answers: [{ value: [[2], [1, 0]] }] };
const took = went('rat', 'deck.0', 'hand.0', 'dig', { audience: [0], unplaced: true });
const arranged = { type: 'arranged', zone: 'deck.0', top: [], bottom: [2, 3], by: 0 };
const lost: Replaced = { ...three, of: { on: 'moved', how: ['dig'], subject: {} }, rest: [arranged], notes: [] };
const pick = (items: readonly string[], max: number, more: Plain = {}, by = 'p0') => ({
  purpose: 'dig',
  requests: [
    {
      by,
      shape: 'arrange',
      items,
      piles: [
        { name: 'take', min: 'only' in more ? 0 : max, max, ordered: false, ...more },
        { name: 'bottom', min: items.length - max, max: items.length, ordered: true },
      ],
    },
  ],
});
const hiddenDig = { ...sawBack('rat', 'deck.0', 'hand.0', 'dig'), object: { hidden: true } };
const arrangedSeen = { type: 'arranged', zone: 'deck.0', top: 0, bottom: 2, player: 0 };

conformance({
  op: 'dig',
  works: { ...three, events: [took, arranged], it: { refs: ['rat.1'], amount: 1 } },
  none: { do: three.do, notes: ['dig: zero'] },
  gone: [null, 'it speaks of no object'],
  zero: { do: [{ op: 'dig', count: 0 }], mine, notes: ['dig: zero'] },
  replaced: lost,
  prevented: lost,
  seen: {
    ...three,
    shown: [hiddenDig, arrangedSeen],
    // Another card, from another place, and the rest in another order.
    twin: { mine: { deck: ['idol', 'ox', 'elk', 'rat'] }, answers: [{ value: [[0], [1, 2]] }] },
  },
  saved: [three, { ...three, do: [{ op: 'dig', count: 3, where: { type: 'unit' } }] }],
  declined: {
    ...three,
    do: [{ op: 'dig', count: 3, where: { type: 'unit' } }],
    answers: [{ value: [[], [0, 1, 2]] }],
    events: [{ ...arranged, bottom: [3, 2, 1] }],
  },
  them: {
    ...three,
    do: [...three.do, { op: 'move', what: 'them', to: 'exile' }],
    events: [took, arranged, went('rat.1', 'hand.0', 'exile.0', 'move')],
    it: { refs: ['rat.2'], amount: 1 },
  },
  once: three,
  next: { ...three, do: [{ op: 'dig', count: 3, who: 'opponents' }], mine: {}, theirs: mine },
  played: { ...three, asked: [pick(['ox', 'dud', 'rat'], 1)] },
  forced: {
    forced: { do: [{ op: 'dig', count: 3, take: 2 }], mine: { deck: ['ox', 'rat'] } },
    asked: {
      do: [{ op: 'dig', count: 3, take: 2, where: {} }],
      mine: { deck: ['ox', 'rat'] },
      answers: [{ value: [[0, 1], []] }],
    },
  },
});

const units: Scene = { do: [{ op: 'dig', count: 3, take: 2, where: { type: 'unit' } }], mine };

/** What can be answered to the dig of a scene. */
function asking(scene: Scene) {
  const lab = labOf(scene).act('play cast');
  const [open] = openRequests(lab.match);
  if (!open) throw new Error('Nothing is asked.');
  return { lab, open };
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

test('who looks for something takes only what is like that, and may take fewer', () => {
  const { lab, open } = asking(units);
  expect([...open.answers]).toEqual([
    [[0, 2], [1]],
    [[0], [1, 2]],
    [[0], [2, 1]],
    [[2], [0, 1]],
    [[2], [1, 0]],
    ...[
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ].map((rest) => [[], rest]),
  ]);
  expect(open.count).toBe(11);
  expect(open.fallback).toEqual([[0, 2], [1]]);
  expect(lab.tried([[1], [0, 2]])).toMatchObject({
    code: 'illegal',
    message: 'take: the item at 1 may not lie there',
    hint: 'Put 3 items into take (up to 2 of 2) and bottom (1 to 3, in order).',
  });
  expect(lab.tried([[0, 1, 2], []])?.code).toBe('illegal');
  expect(lab.tried([[0], [1]])?.code).toBe('illegal');
  expect(lab.tried([[2], [1, 0]])).toBeNull();
  expect(playScene({ ...units, answers: [{ value: [[2, 0], [1]] }] }).asked).toEqual([
    pick(['ox', 'dud', 'rat'], 2, { only: [0, 2] }),
  ]);
});

test('however much he looks at, legal answers are found at once', () => {
  const deck = ['rat', ...Array.from({ length: 29 }, () => 'dud')];
  const scene: Scene = { do: [{ op: 'dig', count: 30, take: 3, where: { type: 'unit' } }], mine: { deck } };
  const { lab, open } = asking(scene);
  const rest = [...Array(29).keys()];
  expect(open.fallback).toEqual([[29], rest]);
  expect(open.count).toBe(Number.POSITIVE_INFINITY);
  for (const seed of [1, 2, 3])
    expect(
      lab.refused({ type: 'answer', player: 0, choice: lab.choice.id, value: open.random(drawFrom(seed)) }),
    ).toBeNull();
});

test('where nothing fits nothing can be taken, and it is asked all the same', () => {
  const { open } = asking({
    do: [{ op: 'dig', count: 7, where: { name: 'elk' } }],
    mine: { deck: Array(7).fill('dud') },
  });
  expect(open.count).toBe(factorial(7));
  const [first] = open.answers;
  expect(first).toEqual([[], [0, 1, 2, 3, 4, 5, 6]]);
});

test('what the cards must be like is said by the one who looks', () => {
  const { asked } = playScene({
    do: [{ op: 'dig', count: 2, who: 'opponents', where: { controller: 'you' } }],
    theirs: { deck: ['rat', 'ox'] },
    answers: [{ value: [[1], [0]] }],
  });
  expect(asked).toEqual([pick(['ox', 'rat'], 1, { only: [0, 1] }, 'p1')]);
});

test('who looks for nothing in particular takes as many as he can', () => {
  const { lab, open } = asking({ do: [{ op: 'dig', count: 3, take: 2 }], mine });
  expect(lab.tried([[0], [1, 2]])?.code).toBe('illegal');
  expect(open.count).toBe(3);
  const all = playScene({ do: [{ op: 'dig', count: 2, take: 9 }], mine });
  expect(all.asked).toEqual([]);
  expect(all.it).toEqual({ refs: ['ox.1', 'dud.1'], amount: 2 });
});

test('who takes none still looks, also at one card alone', () => {
  const { asked, events, it } = playScene({
    do: [{ op: 'dig', count: 1, take: 0 }],
    mine,
    answers: [{ value: [[], [0]] }],
  });
  expect(asked).toEqual([pick(['ox'], 0)]);
  expect(events).toEqual([{ ...arranged, bottom: [3] }]);
  expect(it).toEqual(EMPTY);
});

test('the rest goes where it says, in the order given', () => {
  const deck = (rest?: 'top') =>
    playScene({ ...three, do: [{ op: 'dig', count: 3, ...(rest ? { rest } : {}) }] }).lab.zone(0, 'deck');
  expect(deck()).toEqual(['dud', 'ox', 'idol']);
  expect(deck('top')).toEqual(['idol', 'ox', 'dud']);
});

test('looks at no more than there is', () => {
  const { asked } = playScene({ ...three, do: [{ op: 'dig', count: 9 }], answers: [{ value: [[3], [0, 1, 2]] }] });
  expect(asked).toEqual([pick(['ox', 'dud', 'rat', 'idol'], 1)]);
});

test('what is taken goes where it says; who sees it there sees it go', () => {
  const { events, shown } = playScene({ ...three, do: [{ op: 'dig', count: 3, to: 'board' }] });
  expect(events[0]).toEqual(went('rat', 'deck.0', 'board.0', 'dig', { unplaced: true }));
  expect(shown[0]).toEqual(saw('rat', 'deck.0', 'board.0', 'dig'));
});

test('what is shown everyone sees go, and knows in the hand', () => {
  const { shown, lab } = playScene({ ...three, do: [{ op: 'dig', count: 3, shown: true }] });
  expect(shown).toEqual([
    { type: 'revealed', count: 1, audience: [0, 1], objects: ['rat'], cards: ['rat'] },
    saw('rat', 'deck.0', 'hand.0', 'dig', { now: '?rat.1' }),
    arrangedSeen,
  ]);
  expect(lab.objects(0, 'hand').map((o) => [o.card, o.known ?? []])).toEqual([['rat', [1]]]);
  expect(viewOf(lab.match, playerId(1)).zones['hand.0']?.objects).toEqual([{ object: expect.any(String) }]);
});

test('whoever knew one of them knows it no more', () => {
  const { lab, shown } = playScene({
    cards: [spell('peek', [{ op: 'reveal', what: { select: 'top', in: 'deck' } }])],
    first: ['play peek'],
    do: [{ op: 'dig', count: 2 }],
    mine: { ...mine, hand: ['peek'] },
    answers: [{ value: [[0], [1]] }],
  });
  expect(shown[0]).toEqual({ ...hiddenDig, now: '?ox.1' });
  expect(lab.objects(0, 'hand').map((o) => o.known ?? [])).toEqual([[]]);
});

test('what has no room stays on top', () => {
  const { events, it, notes, lab } = playScene({
    ...three,
    rules: { zones: { ...labRules('queue').zones, hand: { of: 'player', faces: 'owner', capacity: 0 } } },
  });
  expect([events, it, notes]).toEqual([[arranged], EMPTY, ['moved: full']]);
  expect(lab.zone(0, 'deck')).toEqual(['dud', 'ox', 'idol', 'rat']);
});

test('to another player it is one of many questions that look the same, each with answers of its own', () => {
  const { lab, open } = asking({ ...units, mine: { deck: ['rat', 'dud', 'ox', 'idol', 'dud', 'elk'] } });
  const bob = playerId(1);
  const shown = JSON.stringify(viewOf(lab.match, bob));
  const counts = Array.from({ length: 20 }, (_, seed) => {
    const match = { book: lab.match.book, state: sample(lab.match, bob, drawFrom(seed)) };
    expect(JSON.stringify(viewOf(match, bob))).toBe(shown);
    const [dealt] = openRequests(match);
    expect([...(dealt?.answers ?? [])]).toHaveLength(dealt?.count ?? 0);
    return dealt?.count;
  });
  expect(new Set([open.count, ...counts]).size).toBeGreaterThan(1);
});
