import { expect, test } from 'vitest';
import type { Effect } from '../../effects/language.ts';
import { went } from '../support/plain.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, bounced, conformance, interrupted, P1_UNITS, type Replaced } from './conformance.ts';

const burn: Effect = { op: 'damage', to: 'opponents', amount: 2 };
const both: Scene = { do: [{ op: 'together', do: [burn, { op: 'heal', to: 'you', amount: 1 }] }] };
const damaged = { type: 'damaged', target: 'p1', amount: 2, by: 'cast.1' };
const healed = { type: 'healed', target: 'p0', amount: 1 };
const it = { refs: ['p1', 'p0'], amount: 3, shares: [2, 1] };
const burnt: Replaced = {
  do: [{ op: 'together', do: [burn] }],
  of: { on: 'damaged', subject: {} },
};

conformance({
  op: 'together',
  works: { ...both, events: [damaged, healed], it },
  none: {
    do: [{ op: 'together', do: [{ op: 'damage', to: P1_UNITS, amount: 1 }] }],
    notes: ['together: no-candidate'],
  },
  gone: bounced({ op: 'together', do: [{ op: 'damage', to: 'target', amount: 1 }] }, 'damaged: gone'),
  zero: { do: [{ op: 'together', do: [] }], notes: ['together: zero'] },
  replaced: burnt,
  prevented: burnt,
  seen: { ...both, shown: [damaged, healed] },
  saved: interrupted(burnt),
  declined: ASKS_NOTHING,
  them: {
    do: [...both.do, { op: 'add', to: 'them', fact: 'energy', by: 1 }],
    events: [
      damaged,
      healed,
      { type: 'counted', bearer: 'p1', fact: 'energy', by: 1, to: 1 },
      { type: 'counted', bearer: 'p0', fact: 'energy', by: 1, to: 1 },
    ],
    it: { refs: ['p1', 'p0'], amount: 2, shares: [1, 1] },
  },
  once: both,
  next: both,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('is one batch, decided on the state before it', () => {
  const energy = { amount: 'fact', of: 'you', fact: 'energy' } as const;
  const { events, lab } = playScene({
    do: [
      {
        op: 'together',
        do: [
          { op: 'add', to: 'you', fact: 'energy', by: 2 },
          { op: 'damage', to: 'opponents', amount: { amount: 'sum', of: [1, energy] } },
        ],
      },
    ],
  });
  expect(events.at(-1)).toEqual({ ...damaged, amount: 1 });
  expect(new Set(lab.events.flatMap((e) => (['damaged', 'counted'].includes(e.type) ? [e.batch] : []))).size).toBe(1);
});

test('what goes away in it is still there for the others', () => {
  const { events, notes } = playScene({
    ...AT_RAT,
    do: [
      {
        op: 'together',
        do: [
          { op: 'move', what: 'target', to: 'hand' },
          { op: 'damage', to: 'target', amount: 1 },
        ],
      },
    ],
  });
  expect(events).toEqual([went('rat', 'board.1', 'hand.1', 'move'), { ...damaged, target: 'rat', amount: 1 }]);
  expect(notes).toEqual([]);
});

test('one that is prevented leaves the others', () => {
  const { events } = playScene({
    ...AT_RAT,
    rules: {},
    do: [{ op: 'together', do: [burn, { op: 'damage', to: P1_UNITS, amount: 0 }] }],
  });
  expect(events).toEqual([damaged]);
});
