import { expect, test } from 'vitest';
import type { Plain } from '../support/plain.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, conformance, interrupted, type Replaced } from './conformance.ts';

const make: Scene = { do: [{ op: 'create', card: 'rat', to: 'board' }] };
const stillborn: Replaced = { ...make, of: { on: 'entered', subject: {} } };
const created = (more: Plain = {}): Plain => ({
  type: 'created',
  card: 'rat',
  owner: 0,
  to: 'board.0',
  token: true,
  now: 'rat',
  ...more,
});

conformance({
  op: 'create',
  works: { ...make, events: [created()], it: { refs: ['rat'], amount: 1 } },
  none: { do: [{ op: 'create', like: 'them', to: 'board' }], notes: ['create: gone'] },
  gone: [null, 'what is gone can be copied as it was last known'],
  zero: { do: [{ op: 'create', card: 'rat', to: 'board', count: 0 }], notes: ['create: zero'] },
  replaced: stillborn,
  prevented: stillborn,
  seen: {
    do: [{ op: 'create', card: 'rat', to: 'hand', real: true }],
    shown: [{ type: 'created', object: '?rat', to: 'hand.0', owner: 0 }],
    twin: { do: [{ op: 'create', card: 'ox', to: 'hand', real: true }] },
  },
  saved: interrupted(stillborn),
  declined: ASKS_NOTHING,
  them: {
    do: [...make.do, { op: 'add', to: 'them', fact: 'plus', by: 1 }],
    events: [created(), { type: 'counted', bearer: 'rat', fact: 'plus', by: 1, to: 1 }],
    it: { refs: ['rat'], amount: 1, shares: [1] },
  },
  once: make,
  next: make,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('makes several at once, for whom it says', () => {
  const { events, it, lab } = playScene({
    do: [{ op: 'create', card: 'rat', to: 'board', of: 'opponents', count: 2 }],
  });
  expect(events).toEqual([created({ owner: 1, to: 'board.1' }), created({ owner: 1, to: 'board.1', now: 'rat:2' })]);
  expect(it).toEqual({ refs: ['rat', 'rat:2'], amount: 2 });
  expect(new Set(lab.events.flatMap((e) => (e.type === 'created' ? [e.batch] : []))).size).toBe(1);
});

test('makes no less than none', () => {
  const { notes } = playScene({ do: [{ op: 'create', card: 'rat', to: 'board', count: -2 }] });
  expect(notes).toEqual(['create: zero']);
});

test('makes as many as there is room for', () => {
  const { events, notes, it } = playScene({
    do: [{ op: 'create', card: 'rat', to: 'nest', count: 3, cell: { select: 'cells', in: 'nest' } }],
    rules: {
      zones: {
        deck: { of: 'player', faces: 'none' },
        hand: { of: 'player', faces: 'owner' },
        board: { of: 'player', faces: 'all', play: true },
        nest: { of: 'player', faces: 'all', play: true, cells: [{ name: 'twig', capacity: 2 }] },
        stack: { of: 'player', faces: 'all' },
        discard: { of: 'player', faces: 'all' },
      },
    },
  });
  expect(events).toEqual([
    created({ to: 'nest.0', cell: 'twig' }),
    created({ to: 'nest.0', cell: 'twig', now: 'rat:2' }),
  ]);
  expect(notes).toEqual(['created: full']);
  expect(it).toEqual({ refs: ['rat', 'rat:2'], amount: 2 });
});

test('has no such cell', () => {
  const { events, notes } = playScene({
    do: [{ op: 'create', card: 'rat', to: 'board', cell: { select: 'cells', in: 'board' } }],
  });
  expect(events).toEqual([]);
  expect(notes).toEqual(['create: no-candidate']);
});

test('a copy carries the facts that are declared so, and what it is given besides', () => {
  const { events } = playScene({
    ...AT_RAT,
    do: [
      { op: 'add', to: 'target', fact: 'plus', by: 2 },
      { op: 'add', to: 'target', fact: 'marked', by: 1 },
      { op: 'create', like: 'target', to: 'board', with: { sworn: 3 } },
    ],
  });
  expect(events.at(-1)).toEqual(created({ with: { plus: 2, sworn: 3 }, now: 'rat:2' }));
});

test('a copy of what is gone is made as it was last known', () => {
  const { events } = playScene({
    ...AT_RAT,
    do: [
      { op: 'add', to: 'target', fact: 'plus', by: 2 },
      { op: 'destroy', what: 'target' },
      { op: 'create', like: 'target', to: 'board' },
    ],
  });
  expect(events.at(-1)).toEqual(created({ with: { plus: 2 }, now: 'rat:2' }));
});

test('a copy of a card of the game, and none of what lies face down', () => {
  const card = { select: 'cards', where: { type: 'relic' } } as const;
  const { events } = playScene({ do: [{ op: 'create', like: card, to: 'board' }] });
  expect(events).toEqual([created({ card: 'idol', now: 'idol' })]);
  const { notes } = playScene({
    ...AT_RAT,
    do: [
      { op: 'turnOver', what: 'target', faceDown: true },
      { op: 'create', like: 'target', to: 'board' },
    ],
  });
  expect(notes).toEqual(['create: gone']);
});

test('a real card stays when it leaves play, a token does not', () => {
  const both = (real: boolean): Scene => ({
    do: [
      { op: 'create', card: 'rat', to: 'board', real },
      { op: 'destroy', what: 'them' },
    ],
  });
  expect(playScene(both(true)).lab.zone(0, 'discard')).toEqual(['rat', 'cast']);
  expect(playScene(both(false)).lab.zone(0, 'discard')).toEqual(['cast']);
});
