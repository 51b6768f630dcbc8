import { expect, test } from 'vitest';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, bounced, conformance, interrupted, P1_UNITS, type Replaced } from './conformance.ts';

const both: Scene = {
  do: [
    {
      op: 'seq',
      do: [
        { op: 'damage', to: 'opponents', amount: 2 },
        { op: 'heal', to: 'you', amount: 1 },
      ],
    },
  ],
};
const damaged = { type: 'damaged', target: 'p1', amount: 2, by: 'cast.1' };
const healed = { type: 'healed', target: 'p0', amount: 1 };
const it = { refs: ['p0'], amount: 1, shares: [1] };
const burnt: Replaced = {
  ...both,
  do: [{ op: 'seq', do: [{ op: 'damage', to: 'opponents', amount: 2 }] }],
  of: { on: 'damaged', subject: {} },
  notes: ['damage: replaced'],
};

conformance({
  op: 'seq',
  works: { ...both, events: [damaged, healed], it },
  none: { do: [{ op: 'seq', do: [{ op: 'damage', to: P1_UNITS, amount: 1 }] }], notes: ['damage: no-candidate'] },
  gone: bounced({ op: 'seq', do: [{ op: 'damage', to: 'target', amount: 1 }] }, 'damaged: gone'),
  zero: { do: [{ op: 'seq', do: [] }], notes: [] },
  replaced: burnt,
  prevented: burnt,
  seen: { ...both, shown: [damaged, healed] },
  saved: interrupted(burnt),
  declined: ASKS_NOTHING,
  them: {
    do: [...both.do, { op: 'add', to: 'them', fact: 'energy', by: 1 }],
    events: [damaged, healed, { type: 'counted', bearer: 'p0', fact: 'energy', by: 1, to: 1 }],
    it,
  },
  once: both,
  next: both,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('what it comes to is what its last node came to, also under its own name', () => {
  const { events } = playScene({
    do: [
      { op: 'seq', as: 'whole', do: [...both.do] },
      { op: 'damage', to: 'opponents', amount: 4 },
      { op: 'add', to: 'whole', fact: 'energy', by: { amount: 'result', of: 'whole' } },
    ],
  });
  expect(events.at(-1)).toEqual({ type: 'counted', bearer: 'p0', fact: 'energy', by: 1, to: 1 });
});

test('its last node may have come to nothing', () => {
  const { it: result } = playScene({
    do: [{ op: 'seq', do: [...both.do, { op: 'damage', to: P1_UNITS, amount: 1 }] }],
  });
  expect(result).toEqual({ refs: [], amount: 0 });
});
