import { expect, test } from 'vitest';
import type { Mode } from '../../effects/language.ts';
import { went } from '../support/plain.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { AT_RAT, conformance, type Replaced } from './conformance.ts';

const modes: readonly Mode[] = [
  { name: 'burn', do: [{ op: 'damage', to: 'opponents', amount: 2 }] },
  { name: 'mend', do: [{ op: 'heal', to: 'you', amount: 2 }] },
];
const RICH = { test: 'compare', left: { amount: 'fact', of: 'you', fact: 'mana' }, is: '>', right: 99 } as const;
const shut = modes.map((m): Mode => ({ ...m, if: RICH }));
const pick: Scene = { do: [{ op: 'mode', modes }], answers: [['burn']] };
const burnt: Replaced = { ...pick, of: { on: 'damaged', subject: {} }, notes: ['damage: replaced'] };
const damaged = { type: 'damaged', target: 'p1', amount: 2, by: 'cast.1' };
const it = { refs: ['p1'], amount: 2, shares: [2] };

conformance({
  op: 'mode',
  works: { ...pick, events: [damaged], it },
  none: { do: [{ op: 'mode', modes: shut }], notes: ['mode: no-candidate'] },
  gone: {
    ...AT_RAT,
    do: [
      { op: 'move', what: 'target', to: 'hand' },
      { op: 'mode', modes: [{ name: 'hit', do: [{ op: 'damage', to: 'target', amount: 1 }] }] },
    ],
    events: [went('rat', 'board.1', 'hand.1', 'move')],
    notes: ['damaged: gone'],
  },
  zero: { do: [{ op: 'mode', modes: [] }], notes: ['mode: no-candidate'] },
  replaced: burnt,
  prevented: burnt,
  seen: { ...pick, shown: [damaged] },
  saved: [pick],
  declined: [null, 'one mode must be chosen'],
  them: {
    ...pick,
    do: [...pick.do, { op: 'add', to: 'them', fact: 'energy', by: 1 }],
    events: [damaged, { type: 'counted', bearer: 'p1', fact: 'energy', by: 1, to: 1 }],
    it: { refs: ['p1'], amount: 1, shares: [1] },
  },
  once: pick,
  next: { ...pick, do: [{ op: 'mode', modes, by: 'opponents' }] },
  played: {
    ...pick,
    asked: [
      { purpose: 'mode', requests: [{ by: 'p0', shape: 'select', candidates: ['burn', 'mend'], min: 1, max: 1 }] },
    ],
  },
  forced: {
    forced: { do: [{ op: 'mode', modes: modes.slice(0, 1) }] },
    asked: pick,
  },
});

test('a mode whose condition does not hold is not offered', () => {
  const [burn, mend] = modes as [Mode, Mode];
  const { asked, events } = playScene({ do: [{ op: 'mode', modes: [{ ...burn, if: RICH }, mend] }] });
  expect(asked).toEqual([]);
  expect(events).toEqual([{ type: 'healed', target: 'p0', amount: 2 }]);
});

test('who chooses is asked, and "you" stays who controls it', () => {
  const { asked, events } = playScene({ do: [{ op: 'mode', modes, by: 'opponents' }], answers: [['mend']] });
  expect(asked).toMatchObject([{ requests: [{ by: 'p1' }] }]);
  expect(events).toEqual([{ type: 'healed', target: 'p0', amount: 2 }]);
});
