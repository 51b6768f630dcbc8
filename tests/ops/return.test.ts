import { expect, test } from 'vitest';
import { labRules } from '../support/lab.ts';
import { saw, sawBack, stepped, went } from '../support/plain.ts';
import { playScene, type Scene } from '../support/scene.ts';
import {
  ASKS_NOTHING,
  AT_RAT,
  bounced,
  conformance,
  EMPTY,
  interrupted,
  P1_UNITS,
  type Replaced,
} from './conformance.ts';

const back: Scene = { ...AT_RAT, do: [{ op: 'return', what: 'target' }] };
const kept: Replaced = { ...back, of: { on: 'moved', how: ['return'], subject: {} } };
const returned = went('rat', 'board.1', 'hand.1', 'return');

conformance({
  op: 'return',
  works: { ...back, events: [returned], it: { refs: ['rat.1'], amount: 1 } },
  none: { do: [{ op: 'return', what: P1_UNITS }], notes: ['return: no-candidate'] },
  gone: bounced({ op: 'return', what: 'target' }, 'return: gone'),
  zero: [null, 'there is no amount in it'],
  replaced: kept,
  prevented: kept,
  seen: {
    do: [{ op: 'return', what: { select: 'objects', in: ['hand'], of: 'you' }, to: 'deck' }],
    mine: { hand: ['rat'] },
    shown: [sawBack('rat', 'hand.0', 'deck.0', 'return')],
    twin: { mine: { hand: ['ox'] } },
  },
  saved: interrupted(kept),
  declined: ASKS_NOTHING,
  them: {
    ...back,
    do: [...back.do, { op: 'move', what: 'them', to: 'exile' }],
    events: [returned, went('rat.1', 'hand.1', 'exile.1', 'move')],
    it: { refs: ['rat.2'], amount: 1 },
  },
  once: back,
  next: back,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('what was taken over goes to its owner', () => {
  const { events } = playScene({
    ...AT_RAT,
    do: [
      { op: 'steal', what: 'target' },
      { op: 'return', what: 'target' },
    ],
  });
  expect(events).toEqual([
    stepped('rat', 'board.1', 'board.0', 'control'),
    went('rat', 'board.0', 'hand.1', 'return', { owner: 1 }),
  ]);
});

test('from wherever they are, each to its owner, all at once', () => {
  const { events, it, lab } = playScene({
    do: [{ op: 'return', what: { select: 'objects', in: ['board', 'discard'] } }],
    mine: { board: ['ox'], discard: ['elk'] },
    theirs: { board: ['rat'] },
  });
  expect(events.map((e) => [e.object, e.from, e.to])).toEqual([
    ['ox', 'board.0', 'hand.0'],
    ['rat', 'board.1', 'hand.1'],
    ['elk', 'discard.0', 'hand.0'],
  ]);
  expect(it?.amount).toBe(3);
  expect(new Set(lab.events.flatMap((e) => (e.type === 'moved' && e.how === 'return' ? [e.batch] : []))).size).toBe(1);
});

test('what is in the hand already does not move, and stays what it is', () => {
  const { events, notes, it } = playScene({
    do: [{ op: 'return', what: { select: 'objects', in: ['hand'], of: 'you' } }],
    mine: { hand: ['rat'] },
  });
  expect([events, notes, it]).toEqual([[], ['moved: already'], EMPTY]);
});

test('goes where it says, on top or at the bottom', () => {
  const deck = (place?: 'top' | 'bottom') =>
    playScene({
      ...AT_RAT,
      theirs: { board: ['rat'], deck: ['ox', 'elk'] },
      do: [{ op: 'return', what: 'target', to: 'deck', ...(place ? { place } : {}) }],
    }).lab.zone(1, 'deck');
  expect(deck()).toEqual(['ox', 'elk', 'rat']);
  expect(deck('top')).toEqual(['ox', 'elk', 'rat']);
  expect(deck('bottom')).toEqual(['rat', 'ox', 'elk']);
});

test('everyone saw it, and knows it where it lies hidden', () => {
  const { shown, lab } = playScene({ ...back, do: [{ op: 'return', what: 'target', to: 'deck' }] });
  expect(shown).toEqual([saw('rat', 'board.1', 'deck.1', 'return', { now: '?rat.1' })]);
  expect(lab.objects(1, 'deck').map((o) => o.known)).toEqual([[0, 1]]);
});

test('a new stay begins: nothing that lay on it comes along', () => {
  const { lab } = playScene({
    ...AT_RAT,
    do: [
      { op: 'add', to: 'target', fact: 'plus', by: 2 },
      { op: 'silence', what: 'target' },
      { op: 'return', what: 'target' },
    ],
  });
  expect(lab.objects(1, 'hand').map((o) => o.facts)).toEqual([{}]);
  expect(lab.state.modifiers).toEqual([]);
});

test('a token ceases to exist', () => {
  const { it, lab } = playScene({
    do: [
      { op: 'create', card: 'rat', to: 'board' },
      { op: 'return', what: 'them' },
    ],
  });
  expect(it).toEqual({ refs: ['rat.1'], amount: 1 });
  expect(lab.zone(0, 'hand')).toEqual([]);
});

test('what has no room stays where it is', () => {
  const { zones } = labRules('queue');
  const { events, notes, lab } = playScene({
    do: [{ op: 'return', what: P1_UNITS }],
    theirs: { board: ['rat', 'ox'] },
    rules: { zones: { ...zones, hand: { of: 'player', faces: 'owner', capacity: 1 } } },
  });
  expect([events, notes]).toEqual([[returned], ['moved: full']]);
  expect(lab.zone(1, 'board')).toEqual(['ox']);
});
