import { expect, test } from 'vitest';
import { playScene, type Scene } from '../support/scene.ts';
import { conformance, EMPTY, NOBODY_HEARS } from './conformance.ts';

const mine = { deck: ['rat', 'ox', 'elk'] };
/** From the top: elk, ox. The elk goes to the bottom. */
const two: Scene = { do: [{ op: 'scry', count: 2 }], mine, answers: [{ value: [[1], [0]] }] };
const arranged = { type: 'arranged', zone: 'deck.0', top: [1], bottom: [2], by: 0 };
const piles = ['top', 'bottom'].map((name) => ({ name, min: 0, max: 2, ordered: true }));

conformance({
  op: 'scry',
  works: { ...two, events: [arranged], it: { refs: [], amount: 2 } },
  none: { do: two.do, notes: ['scry: zero'] },
  gone: [null, 'it speaks of no object'],
  zero: { do: [{ op: 'scry', count: 0 }], mine, notes: ['scry: zero'] },
  replaced: NOBODY_HEARS,
  prevented: NOBODY_HEARS,
  seen: {
    ...two,
    shown: [{ type: 'arranged', zone: 'deck.0', top: 1, bottom: 1, player: 0 }],
    twin: { mine: { deck: ['ox', 'elk', 'rat'] } },
  },
  saved: [two],
  declined: {
    ...two,
    answers: [{ value: [[0, 1], []] }],
    events: [{ ...arranged, top: [2, 1], bottom: [] }],
    it: { refs: [], amount: 2 },
  },
  them: {
    ...two,
    do: [...two.do, { op: 'add', to: 'you', fact: 'energy', by: { amount: 'result', of: 'it' } }],
    events: [arranged, { type: 'counted', bearer: 'p0', fact: 'energy', by: 2, to: 2 }],
    it: { refs: ['p0'], amount: 2, shares: [2] },
  },
  once: two,
  next: { ...two, do: [{ op: 'scry', count: 2, who: 'opponents' }], mine: {}, theirs: mine },
  played: {
    ...two,
    asked: [{ purpose: 'scry', requests: [{ by: 'p0', shape: 'arrange', items: ['elk', 'ox'], piles }] }],
  },
  forced: [null, 'even one card can go to the bottom'],
});

const deckAfter = (value: unknown, count = 3) =>
  playScene({ ...two, do: [{ op: 'scry', count }], answers: [{ value }] }).lab.zone(0, 'deck');

test('what stays lies on top in the order given, from the top down', () => {
  expect(deckAfter([[2, 0, 1], []])).toEqual(['ox', 'elk', 'rat']);
});

test('what goes to the bottom lies there in the order given, from the bottom up', () => {
  expect(deckAfter([[], [2, 0, 1]])).toEqual(['rat', 'elk', 'ox']);
});

test('what was not looked at stays between', () => {
  expect(deckAfter([[0], [1]], 2)).toEqual(['ox', 'rat', 'elk']);
});

test('looks at no more than there is', () => {
  expect(deckAfter([[2, 1, 0], []], 9)).toEqual(['elk', 'ox', 'rat']);
});

test('he knows where he put them, and nobody can follow the cards by their handles', () => {
  const { lab } = playScene(two);
  expect(lab.objects(0, 'deck').map((o) => [o.card, o.known ?? []])).toEqual([
    ['elk', [0]],
    ['rat', []],
    ['ox', [0]],
  ]);
  const [bottom, , top] = lab.objects(0, 'deck').map((o) => o.inc);
  expect(Number(top)).toBe(Number(bottom) + 1);
});

test('other zones can be looked at', () => {
  const { events, it } = playScene({ do: [{ op: 'scry', count: 1, in: 'discard' }] });
  expect(events).toEqual([]);
  expect(it).toEqual(EMPTY);
});
