import { expect, test } from 'vitest';
import type { Condition, Effect } from '../../effects/language.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, bounced, conformance, interrupted, P1_UNITS, type Replaced } from './conformance.ts';

const YES: Condition = { test: 'turn', whose: 'you' };
const NO: Condition = { test: 'turn', whose: 'opponents' };
const burn: Effect = { op: 'damage', to: 'opponents', amount: 2 };
const when: Scene = { do: [{ op: 'if', cond: YES, do: [burn] }] };
const damaged = { type: 'damaged', target: 'p1', amount: 2, by: 'cast.1' };
const it = { refs: ['p1'], amount: 2, shares: [2] };
const burnt: Replaced = { ...when, of: { on: 'damaged', subject: {} }, notes: ['damage: replaced'] };

conformance({
  op: 'if',
  works: { ...when, events: [damaged], it },
  none: {
    do: [{ op: 'if', cond: { test: 'fits', of: P1_UNITS, where: {} }, do: [burn] }],
    notes: ['if: no-candidate'],
  },
  gone: bounced({ op: 'if', cond: YES, do: [{ op: 'damage', to: 'target', amount: 1 }] }, 'damaged: gone'),
  zero: { do: [{ op: 'if', cond: NO, do: [burn] }], notes: ['if: condition-false'] },
  replaced: burnt,
  prevented: burnt,
  seen: { ...when, shown: [damaged] },
  saved: interrupted(burnt),
  declined: ASKS_NOTHING,
  them: {
    do: [...when.do, { op: 'add', to: 'them', fact: 'energy', by: 1 }],
    events: [damaged, { type: 'counted', bearer: 'p1', fact: 'energy', by: 1, to: 1 }],
    it: { refs: ['p1'], amount: 1, shares: [1] },
  },
  once: when,
  next: when,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('one of its branches, never both and never neither', () => {
  const events = (cond: Condition) =>
    playScene({ do: [{ op: 'if', cond, do: [burn], else: [{ op: 'heal', to: 'you', amount: 1 }] }] }).events;
  expect(events(YES)).toEqual([damaged]);
  expect(events(NO)).toEqual([{ type: 'healed', target: 'p0', amount: 1 }]);
});

test('is looked at when it is reached, not when the effect begins', () => {
  const rich: Condition = { test: 'compare', left: { amount: 'fact', of: 'you', fact: 'mana' }, is: '>', right: 10 };
  const { events } = playScene({
    do: [
      { op: 'add', to: 'you', fact: 'mana', by: 1 },
      { op: 'if', cond: rich, do: [burn] },
    ],
  });
  expect(events.at(-1)).toEqual(damaged);
});

test('a branch that makes its own condition false goes on', () => {
  const { events } = playScene({
    do: [
      {
        op: 'if',
        cond: { test: 'compare', left: { amount: 'fact', of: 'you', fact: 'mana' }, is: '=', right: 10 },
        do: [{ op: 'add', to: 'you', fact: 'mana', by: 1 }, burn],
        else: [{ op: 'heal', to: 'you', amount: 1 }],
      },
    ],
  });
  expect(events.map((e) => e.type)).toEqual(['counted', 'damaged']);
});
