import { expect, test } from 'vitest';
import { saw, sawBack, stepped, went } from '../support/plain.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, bounced, conformance, interrupted, P1_UNITS, type Replaced } from './conformance.ts';

const exile: Scene = { ...AT_RAT, do: [{ op: 'move', what: 'target', to: 'exile', how: 'exile' }] };
const held: Replaced = { ...exile, of: { on: 'moved', how: ['exile'], subject: {} } };
const hand = { select: 'objects', in: ['hand'], of: 'you' } as const;

conformance({
  op: 'move',
  works: { ...exile, events: [went('rat', 'board.1', 'exile.1', 'exile')], it: { refs: ['rat.1'], amount: 1 } },
  none: { do: [{ op: 'move', what: P1_UNITS, to: 'exile' }], notes: ['move: no-candidate'] },
  gone: bounced({ op: 'move', what: 'target', to: 'exile' }, 'move: gone'),
  zero: [null, 'there is no amount in it'],
  replaced: held,
  prevented: held,
  seen: {
    do: [{ op: 'move', what: hand, to: 'deck', how: 'tuck' }],
    mine: { hand: ['rat'] },
    shown: [sawBack('rat', 'hand.0', 'deck.0', 'tuck')],
    twin: { mine: { hand: ['ox'] } },
  },
  saved: interrupted(held),
  declined: ASKS_NOTHING,
  them: {
    ...exile,
    do: [...exile.do, { op: 'move', what: 'them', to: 'board', how: 'return' }],
    events: [went('rat', 'board.1', 'exile.1', 'exile'), went('rat.1', 'exile.1', 'board.1', 'return')],
    it: { refs: ['rat.2'], amount: 1 },
  },
  once: exile,
  next: exile,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('shows a face that anyone sees, before or after', () => {
  const { shown } = playScene({
    ...AT_RAT,
    do: [{ op: 'move', what: 'target', to: 'deck' }],
  });
  expect(shown).toEqual([saw('rat', 'board.1', 'deck.1', 'move', { now: '?rat.1' })]);
});

test('goes to a zone of its owner, or of whom it says', () => {
  const { events } = playScene({
    ...AT_RAT,
    do: [
      { op: 'move', what: 'target', to: 'board', of: 'you', how: 'steal' },
      { op: 'move', what: 'target', to: 'hand' },
    ],
  });
  expect(events).toEqual([
    stepped('rat', 'board.1', 'board.0', 'steal'),
    { ...went('rat', 'board.0', 'hand.1', 'move'), owner: 1 },
  ]);
});

test('lies on top, or at the bottom if it says so', () => {
  const { events, lab } = playScene({
    do: [{ op: 'move', what: hand, to: 'deck', place: 'bottom' }],
    mine: { hand: ['rat', 'ox'], deck: ['elk'] },
  });
  expect(events).toEqual([
    went('rat', 'hand.0', 'deck.0', 'move', { place: 'bottom', audience: [0] }),
    went('ox', 'hand.0', 'deck.0', 'move', { place: 'bottom', audience: [0] }),
  ]);
  expect(lab.zone(0, 'deck')).toEqual(['ox', 'rat', 'elk']);
});

test('comes with counters, worked out when it moves', () => {
  const { events, lab } = playScene({
    do: [{ op: 'move', what: hand, to: 'board', with: { plus: { amount: 'count', of: hand } } }],
    mine: { hand: ['rat', 'ox'] },
  });
  expect(events.map((e) => e.with)).toEqual([{ plus: 2 }, { plus: 2 }]);
  expect(lab.objects(0, 'board').map((o) => o.facts)).toEqual([{ plus: 2 }, { plus: 2 }]);
});

test('comes face down', () => {
  const scene: Scene = {
    do: [{ op: 'move', what: hand, to: 'board', faceDown: true }],
    mine: { hand: ['rat'] },
  };
  const { shown, raw } = playScene(scene);
  expect(shown).toEqual([sawBack('rat', 'hand.0', 'board.0', 'move')]);
  expect(playScene({ ...scene, mine: { hand: ['ox'] } }).raw).toBe(raw);
});

test('is there already', () => {
  const { events, notes } = playScene({ ...AT_RAT, do: [{ op: 'move', what: 'target', to: 'board' }] });
  expect(events).toEqual([]);
  expect(notes).toEqual(['moved: already']);
});

test('has no room', () => {
  const { events, notes, it } = playScene({
    do: [{ op: 'move', what: hand, to: 'small' }],
    mine: { hand: ['rat', 'ox', 'elk'] },
    rules: { zones: SMALL },
  });
  expect(events.map((e) => e.object)).toEqual(['rat', 'ox']);
  expect(notes).toEqual(['moved: full']);
  expect(it).toEqual({ refs: ['rat.1', 'ox.1'], amount: 2 });
});

const SMALL = {
  deck: { of: 'player', faces: 'none' },
  hand: { of: 'player', faces: 'owner' },
  board: {
    of: 'player',
    faces: 'all',
    play: true,
    cells: [{ name: 'left', capacity: 1 }, { name: 'right' }],
  },
  stack: { of: 'player', faces: 'all' },
  discard: { of: 'player', faces: 'all' },
  small: { of: 'player', faces: 'all', capacity: 2 },
} as const;

test('goes to a cell, and within its zone stays what it is', () => {
  const cell = (named: string) => ({ select: 'cells', in: 'board', named }) as const;
  const mine = { select: 'objects', in: ['board'], of: 'you' } as const;
  const { events, notes, lab } = playScene({
    do: [
      { op: 'move', what: hand, to: 'board', cell: cell('left') },
      { op: 'move', what: mine, to: 'board', cell: cell('right'), how: 'step' },
      { op: 'move', what: mine, to: 'board', cell: cell('nowhere') },
    ],
    mine: { hand: ['rat'] },
    rules: { zones: SMALL },
  });
  expect(events).toEqual([
    went('rat', 'hand.0', 'board.0', 'move', { cell: 'left' }),
    stepped('rat.1', 'board.0', 'board.0', 'step', { fromCell: 'left', cell: 'right' }),
  ]);
  expect(notes).toEqual(['move: no-candidate']);
  expect(lab.objects(0, 'board').map((o) => o.cell)).toEqual(['right']);
});

test('in play it goes to another place as the same object, and keeps its cell where none is named', () => {
  const mine = { select: 'objects', in: ['board'], of: 'you' } as const;
  const rat = { select: 'among', of: mine, where: { name: 'rat' } } as const;
  const { events, notes, lab } = playScene({
    do: [
      { op: 'move', what: hand, to: 'board', cell: { select: 'cells', in: 'board', named: 'right' } },
      { op: 'add', to: rat, fact: 'plus', by: 1 },
      { op: 'move', what: mine, to: 'board' },
      { op: 'move', what: rat, to: 'board', place: 'top' },
    ],
    mine: { hand: ['rat', 'ox'] },
    rules: { zones: SMALL },
  });
  expect(notes).toEqual(['moved: already', 'moved: already']);
  expect(events.at(-1)).toMatchObject({ object: 'rat.1', within: true });
  expect(lab.objects(0, 'board').map((o) => [o.card, o.cell, o.facts])).toEqual([
    ['ox', 'right', {}],
    ['rat', 'right', { plus: 1 }],
  ]);
});
