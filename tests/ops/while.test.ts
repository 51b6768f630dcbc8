import { expect, test } from 'vitest';
import type { Condition, Effect } from '../../effects/language.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, conformance, interrupted, P1_UNITS, type Replaced } from './conformance.ts';

const energy = { amount: 'fact', of: 'you', fact: 'energy' } as const;
const below = (right: number): Condition => ({ test: 'compare', left: energy, is: '<', right });
const charge: Effect = { op: 'add', to: 'you', fact: 'energy', by: 1 };
const burn: Effect = { op: 'damage', to: 'opponents', amount: 1 };
const fill: Scene = { do: [{ op: 'while', cond: below(2), do: [charge] }] };
const counted = (to: number) => ({ type: 'counted', bearer: 'p0', fact: 'energy', by: 1, to });
/** A loop without a round. */
const ENDED = 'while: condition-false';
const burnt: Replaced = {
  do: [{ op: 'while', cond: below(1), do: [charge, burn] }],
  of: { on: 'damaged', subject: {} },
  rest: [counted(1)],
  notes: ['damage: replaced'],
};

/** What both rounds came to. */
const CHARGED = { refs: ['p0', 'p0'], amount: 2, shares: [1, 1] };

conformance({
  op: 'while',
  works: { ...fill, events: [counted(1), counted(2)], it: CHARGED },
  none: { do: [{ op: 'while', cond: { test: 'exists', of: P1_UNITS }, do: [burn] }], notes: [ENDED] },
  gone: [null, 'a loop whose body does nothing would not end'],
  zero: { do: [{ op: 'while', cond: below(0), do: [burn] }], notes: [ENDED] },
  replaced: burnt,
  prevented: burnt,
  seen: { ...fill, shown: [counted(1), counted(2)] },
  saved: [
    ...interrupted(burnt),
    { do: [{ op: 'while', cond: below(2), do: [{ op: 'may', do: [burn] }, charge] }], answers: [['yes'], ['no']] },
  ],
  declined: ASKS_NOTHING,
  them: {
    do: [...fill.do, { op: 'signal', name: 'those', about: 'them' }],
    events: [
      counted(1),
      counted(2),
      ...['p0', 'p0'].map((subject) => ({ type: 'signalled', name: 'those', subject, player: 0 })),
    ],
    it: { refs: ['p0', 'p0'], amount: 2 },
  },
  once: fill,
  next: fill,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('looks before each round, not in the middle of one', () => {
  const { events } = playScene({ do: [{ op: 'while', cond: below(1), do: [charge, charge, burn] }] });
  expect(events.map((e) => e.type)).toEqual(['counted', 'counted', 'damaged']);
});

test('loops in loops', () => {
  const { events } = playScene({
    do: [
      {
        op: 'while',
        cond: below(2),
        do: [charge, { op: 'repeat', times: energy, do: [burn] }],
      },
    ],
  });
  expect(events.map((e) => e.type)).toEqual(['counted', 'damaged', 'counted', 'damaged', 'damaged']);
});
