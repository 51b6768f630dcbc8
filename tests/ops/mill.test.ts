import { expect, test } from 'vitest';
import { relic } from '../support/lab.ts';
import { saw, went } from '../support/plain.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, conformance, interrupted, type Replaced } from './conformance.ts';

const mine = { deck: ['rat', 'ox', 'elk'] };
const two: Scene = { do: [{ op: 'mill', count: 2 }], mine };
const gone = ['elk', 'ox'].map((card) => went(card, 'deck.0', 'discard.0', 'mill'));
const lost: Replaced = { ...two, do: [{ op: 'mill' }], of: { on: 'moved', how: ['mill'], subject: {} } };

conformance({
  op: 'mill',
  works: { ...two, events: gone, it: { refs: ['elk.1', 'ox.1'], amount: 2 } },
  none: { do: two.do, notes: ['mill: no-candidate'] },
  gone: [null, 'it speaks of no object'],
  zero: { do: [{ op: 'mill', count: 0 }], mine, notes: ['mill: zero'] },
  replaced: lost,
  prevented: lost,
  seen: {
    ...two,
    shown: ['elk', 'ox'].map((card) => saw(card, 'deck.0', 'discard.0', 'mill')),
    twin: { mine: { deck: ['idol', 'ox', 'elk'] } },
  },
  saved: interrupted(lost),
  declined: ASKS_NOTHING,
  them: {
    ...two,
    do: [...two.do, { op: 'move', what: 'them', to: 'exile' }],
    events: [...gone, ...['elk.1', 'ox.1'].map((card) => went(card, 'discard.0', 'exile.0', 'move'))],
    it: { refs: ['elk.2', 'ox.2'], amount: 2 },
  },
  once: two,
  next: { ...two, do: [{ op: 'mill', who: 'opponents' }] },
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('of one card when nothing else is said, and of no more than there are', () => {
  expect(playScene({ do: [{ op: 'mill' }], mine }).events).toEqual(gone.slice(0, 1));
  expect(playScene({ do: [{ op: 'mill', count: 9 }], mine }).it).toEqual({
    refs: ['elk.1', 'ox.1', 'rat.1'],
    amount: 3,
  });
});

test('less than none is none', () => {
  const { events, notes } = playScene({ do: [{ op: 'mill', count: { amount: 'sum', of: [1, -3] } }], mine });
  expect([events, notes]).toEqual([[], ['mill: zero']]);
});

test('players mill in turn order, each his own, and it happens at once', () => {
  const { events, it, lab } = playScene({
    do: [{ op: 'mill', who: 'everyone', count: 2 }],
    mine,
    theirs: { deck: ['idol'] },
    more: [{ deck: ['dud', 'blank', 'rat'] }],
  });
  expect(events.map((e) => [e.card, e.from, e.to])).toEqual([
    ['elk', 'deck.0', 'discard.0'],
    ['ox', 'deck.0', 'discard.0'],
    ['idol', 'deck.1', 'discard.1'],
    ['rat', 'deck.2', 'discard.2'],
    ['blank', 'deck.2', 'discard.2'],
  ]);
  expect(it?.amount).toBe(5);
  expect(new Set(lab.events.flatMap((e) => (e.type === 'moved' && e.how === 'mill' ? [e.batch] : []))).size).toBe(1);
});

test('the topmost lies lowest afterwards, and nobody is said to have drawn from an empty zone', () => {
  const { events, lab } = playScene({ do: [{ op: 'mill', count: 5 }], mine });
  expect(lab.zone(0, 'discard').slice(0, 3)).toEqual(['elk', 'ox', 'rat']);
  expect(events.every((e) => e.type === 'moved')).toBe(true);
});

test('works on other zones; what goes where nobody looks in is told without a face', () => {
  const { events, shown } = playScene({ do: [{ op: 'mill', to: 'hand' }], mine });
  expect(events).toEqual([went('elk', 'deck.0', 'hand.0', 'mill', { audience: [0] })]);
  expect(shown).toMatchObject([{ object: '?elk', now: '?elk.1' }]);
  expect(playScene({ do: [{ op: 'mill', from: 'hand', to: 'exile' }], mine: { hand: ['rat'] } }).events).toEqual([
    went('rat', 'hand.0', 'exile.0', 'mill'),
  ]);
});

test('what a replacement sends elsewhere is what was milled all the same', () => {
  const redirect = { replace: 'redirect', of: { on: 'moved', how: ['mill'], subject: {} }, zone: 'exile' } as const;
  const { events, it } = playScene({
    ...two,
    cards: [relic('ward', { abilities: [{ instead: redirect }] })],
    theirs: { board: ['ward'] },
  });
  expect(events.map((e) => e.to)).toEqual(['exile.0', 'exile.0']);
  expect(it?.amount).toBe(2);
});
