import { expect, test } from 'vitest';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, bounced, conformance, interrupted, P1_UNITS, type Replaced } from './conformance.ts';

const fill: Scene = { do: [{ op: 'set', of: 'you', fact: 'mana', to: 4 }] };
const kept: Replaced = { ...fill, of: { on: 'counted', fact: 'mana', subject: {} } };
const counted = { type: 'counted', bearer: 'p0', fact: 'mana', by: -6, to: 4 };

conformance({
  op: 'set',
  works: { ...fill, events: [counted], it: { refs: ['p0'], amount: -6, shares: [-6] } },
  none: { do: [{ op: 'set', of: P1_UNITS, fact: 'plus', to: 1 }], notes: ['set: no-candidate'] },
  gone: bounced({ op: 'set', of: 'target', fact: 'plus', to: 1 }, 'counted: gone'),
  zero: { do: [{ op: 'set', of: 'you', fact: 'mana', to: 10 }], notes: ['counted: zero'] },
  replaced: kept,
  prevented: kept,
  seen: { ...fill, shown: [counted] },
  saved: interrupted(kept),
  declined: ASKS_NOTHING,
  them: {
    do: [...fill.do, { op: 'add', to: 'them', fact: 'energy', by: 1 }],
    events: [counted, { type: 'counted', bearer: 'p0', fact: 'energy', by: 1, to: 1 }],
    it: { refs: ['p0'], amount: 1, shares: [1] },
  },
  once: fill,
  next: fill,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('gives each the value that is worked out for it', () => {
  const { events } = playScene({
    do: [{ op: 'set', of: P1_UNITS, fact: 'plus', to: { amount: 'stat', of: 'candidate', stat: 'attack' } }],
    theirs: { board: ['rat', 'ox'] },
  });
  expect(events).toEqual([
    { type: 'counted', bearer: 'rat', fact: 'plus', by: 1, to: 1 },
    { type: 'counted', bearer: 'ox', fact: 'plus', by: 2, to: 2 },
  ]);
});

test('stops at the bound', () => {
  const { events, notes } = playScene({
    ...AT_RAT,
    do: [
      { op: 'set', of: 'target', fact: 'ready', to: 5 },
      { op: 'set', of: 'target', fact: 'ready', to: -5 },
    ],
  });
  expect(notes).toEqual(['counted: already']);
  expect(events).toEqual([{ type: 'counted', bearer: 'rat', fact: 'ready', by: -1, to: 0 }]);
});
