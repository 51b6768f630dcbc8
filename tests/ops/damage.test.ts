import { expect, test } from 'vitest';
import { labRules, unit } from '../support/lab.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, bounced, conformance, interrupted, P1_UNITS, type Replaced } from './conformance.ts';

const hit: Scene = { do: [{ op: 'damage', to: 'opponents', amount: 3 }] };
const shielded: Replaced = { ...hit, of: { on: 'damaged', subject: {} } };
const damaged = { type: 'damaged', target: 'p1', amount: 3, by: 'cast.1' };

conformance({
  op: 'damage',
  works: { ...hit, events: [damaged], it: { refs: ['p1'], amount: 3, shares: [3] } },
  none: { do: [{ op: 'damage', to: P1_UNITS, amount: 3 }], notes: ['damage: no-candidate'] },
  gone: bounced({ op: 'damage', to: 'target', amount: 1 }, 'damaged: gone'),
  zero: { do: [{ op: 'damage', to: 'opponents', amount: 0 }], notes: ['damaged: zero'] },
  replaced: shielded,
  prevented: shielded,
  seen: { ...hit, shown: [damaged] },
  saved: interrupted(shielded),
  declined: ASKS_NOTHING,
  them: {
    ...hit,
    do: [...hit.do, { op: 'add', to: 'them', fact: 'energy', by: { amount: 'result', of: 'it' } }],
    events: [damaged, { type: 'counted', bearer: 'p1', fact: 'energy', by: 3, to: 3 }],
    it: { refs: ['p1'], amount: 3, shares: [3] },
  },
  once: hit,
  next: hit,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

const all = { select: 'objects', in: ['board'] } as const;

test('hits all at once, each for as much as is worked out for it', () => {
  const { events, it, lab } = playScene({
    do: [{ op: 'damage', to: all, amount: { amount: 'stat', of: 'candidate', stat: 'attack' } }],
    mine: { board: ['rat'] },
    theirs: { board: ['ox'] },
  });
  expect(events).toEqual([
    { type: 'damaged', target: 'rat', amount: 1, by: 'cast.1' },
    { type: 'damaged', target: 'ox', amount: 2, by: 'cast.1' },
  ]);
  expect(it).toEqual({ refs: ['rat', 'ox'], amount: 3, shares: [1, 2] });
  expect(new Set(lab.events.filter((e) => e.type === 'damaged').map((e) => e.batch)).size).toBe(1);
});

test('is dealt by what it says, in a battle if it says so', () => {
  const { events } = playScene({
    ...AT_RAT,
    mine: { board: ['ox'] },
    do: [{ op: 'damage', to: 'target', amount: 1, from: { ...all, of: 'you' }, battle: true }],
  });
  expect(events).toEqual([{ type: 'damaged', target: 'rat', amount: 1, by: 'ox', battle: true }]);
});

test('is dealt by nothing when what it says is not there', () => {
  const { events } = playScene({ do: [{ op: 'damage', to: 'opponents', amount: 1, from: { ...all, of: 'you' } }] });
  expect(events).toEqual([{ type: 'damaged', target: 'p1', amount: 1 }]);
});

test('comes to those that were really hit', () => {
  const { it, notes } = playScene({
    ...AT_RAT,
    do: [
      { op: 'move', what: 'target', to: 'hand' },
      { op: 'damage', to: { select: 'union', of: ['target', 'opponents'] }, amount: 2 },
    ],
  });
  expect(notes).toEqual(['damaged: gone']);
  expect(it).toEqual({ refs: ['p1'], amount: 2, shares: [2] });
});

test('reaches players and objects only', () => {
  const { events, notes } = playScene({
    do: [{ op: 'damage', to: { select: 'words', of: ['pain'] }, amount: 2 }],
  });
  expect(events).toEqual([]);
  expect(notes).toEqual(['damage: no-candidate']);
});

test('what it is forbidden to is immune, and says so; the others are hit', () => {
  const ghost = unit('ghost', 1, 1, {
    abilities: [{ affects: 'self', patches: [{ patch: 'forbid', what: 'damaged' }] }],
  });
  const scene = (board: readonly string[]) =>
    playScene({ cards: [ghost], theirs: { board }, do: [{ op: 'damage', to: all, amount: 3 }] });
  const { events, notes, it } = scene(['ghost']);
  expect([events, notes, it]).toEqual([[], ['damage: immune'], { refs: [], amount: 0 }]);
  expect(scene(['ghost', 'rat']).events).toEqual([{ type: 'damaged', target: 'rat', amount: 3, by: 'cast.1' }]);
});

test.each(['object', 'player'] as const)(
  'where the ruleset has no damage for it, a kind of target is immune: %s',
  (kind) => {
    const { damage } = labRules('queue');
    const { [kind]: _, ...rest } = damage ?? {};
    const { events, notes, lab } = playScene({
      rules: { damage: rest },
      mine: { board: ['rat'] },
      do: [{ op: 'damage', to: kind === 'object' ? all : 'opponents', amount: 3 }],
    });
    expect([events, notes]).toEqual([[], ['damaged: immune']]);
    expect(lab.notes.at(-1)?.reason.detail).toBe(`a ${kind} takes no damage`);
  },
);
