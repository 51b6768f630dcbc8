import { expect, test } from 'vitest';
import { labRules } from '../support/lab.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, bounced, conformance, interrupted, P1_UNITS, type Replaced } from './conformance.ts';

const mend: Scene = { do: [{ op: 'heal', to: 'you', amount: 3 }] };
const spoiled: Replaced = { ...mend, of: { on: 'healed', subject: {} } };
const healed = { type: 'healed', target: 'p0', amount: 3 };

conformance({
  op: 'heal',
  works: { ...mend, events: [healed], it: { refs: ['p0'], amount: 3, shares: [3] } },
  none: { do: [{ op: 'heal', to: P1_UNITS, amount: 1 }], notes: ['heal: no-candidate'] },
  gone: bounced({ op: 'heal', to: 'target', amount: 1 }, 'healed: gone'),
  zero: { do: [{ op: 'heal', to: 'you', amount: 0 }], notes: ['healed: zero'] },
  replaced: spoiled,
  prevented: spoiled,
  seen: { ...mend, shown: [healed] },
  saved: interrupted(spoiled),
  declined: ASKS_NOTHING,
  them: {
    do: [...mend.do, { op: 'add', to: 'them', fact: 'energy', by: 1 }],
    events: [healed, { type: 'counted', bearer: 'p0', fact: 'energy', by: 1, to: 1 }],
    it: { refs: ['p0'], amount: 1, shares: [1] },
  },
  once: mend,
  next: mend,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('takes away no more damage than there is, and says how much it was', () => {
  const { events, it } = playScene({
    ...AT_RAT,
    do: [
      { op: 'damage', to: 'target', amount: 2 },
      { op: 'heal', to: 'target', amount: 5 },
    ],
  });
  expect(events.at(-1)).toEqual({ type: 'healed', target: 'rat', amount: 2 });
  expect(it).toEqual({ refs: ['rat'], amount: 2, shares: [2] });
});

test('does nothing to the unhurt', () => {
  const { events, notes, it } = playScene({ ...AT_RAT, do: [{ op: 'heal', to: 'target', amount: 5 }] });
  expect(events).toEqual([]);
  expect(notes).toEqual(['healed: already']);
  expect(it).toEqual({ refs: [], amount: 0 });
});

test('heals nothing for a negative amount', () => {
  const { events, notes } = playScene({ do: [{ op: 'heal', to: 'you', amount: -2 }] });
  expect(events).toEqual([]);
  expect(notes).toEqual(['healed: zero']);
});

test.each(['object', 'player'] as const)('where the ruleset has no damage for it, nothing is healed: %s', (kind) => {
  const { damage } = labRules('queue');
  const { [kind]: _, ...rest } = damage ?? {};
  const { events, notes, lab } = playScene({
    rules: { damage: rest },
    mine: { board: ['rat'] },
    do: [{ op: 'heal', to: kind === 'object' ? { select: 'objects', in: ['board'] } : 'you', amount: 3 }],
  });
  expect([events, notes]).toEqual([[], ['healed: immune']]);
  expect(lab.notes.at(-1)?.reason.detail).toBe(`a ${kind} takes no damage`);
});
