import { expect, test } from 'vitest';
import type { Amount, Effect } from '../../effects/language.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, bounced, conformance, interrupted, P1_UNITS, type Replaced } from './conformance.ts';

const repeat = (times: Amount, ...nodes: readonly Effect[]): Effect => ({ op: 'repeat', times, do: nodes });
const burn: Effect = { op: 'damage', to: 'opponents', amount: 1 };
const twice: Scene = { do: [repeat(2, burn)] };
const damaged = { type: 'damaged', target: 'p1', amount: 1, by: 'cast.1' };
const burnt: Replaced = { do: [repeat(1, burn)], of: { on: 'damaged', subject: {} }, notes: ['damage: replaced'] };

conformance({
  op: 'repeat',
  works: { ...twice, events: [damaged, damaged], it: { refs: ['p1', 'p1'], amount: 2, shares: [1, 1] } },
  none: {
    do: [repeat(2, { op: 'damage', to: P1_UNITS, amount: 1 })],
    notes: ['damage: no-candidate', 'damage: no-candidate'],
  },
  gone: bounced(repeat(1, { op: 'damage', to: 'target', amount: 1 }), 'damaged: gone'),
  zero: { do: [repeat(0, burn)], notes: ['repeat: zero'] },
  replaced: burnt,
  prevented: burnt,
  seen: { ...twice, shown: [damaged, damaged] },
  saved: [...interrupted(burnt), { do: [repeat(2, { op: 'may', do: [burn] })], answers: [['yes'], ['yes']] }],
  declined: ASKS_NOTHING,
  them: {
    do: [...twice.do, { op: 'add', to: 'you', fact: 'energy', by: { amount: 'result', of: 'it' } }],
    events: [damaged, damaged, { type: 'counted', bearer: 'p0', fact: 'energy', by: 2, to: 2 }],
    it: { refs: ['p0'], amount: 2, shares: [2] },
  },
  once: twice,
  next: twice,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('how often is settled when it begins', () => {
  const energy = { amount: 'fact', of: 'you', fact: 'energy' } as const;
  const { events } = playScene({
    do: [
      { op: 'add', to: 'you', fact: 'energy', by: 2 },
      repeat(energy, { op: 'add', to: 'you', fact: 'energy', by: -1 }, { op: 'add', to: 'you', fact: 'energy', by: 1 }),
    ],
  });
  expect(events.map((e) => e.by)).toEqual([2, -1, 1, -1, 1]);
});

test('fewer than none is none', () => {
  expect(playScene({ do: [repeat(-3, burn)] }).notes).toEqual(['repeat: zero']);
});

test('the round has a name and a number', () => {
  const { events } = playScene({
    do: [repeat(3, { op: 'if', cond: { test: 'said', in: 'round', word: '2' }, do: [burn] })],
  });
  expect(events).toEqual([damaged]);
});
