import { expect, test } from 'vitest';
import { COSTS } from '../../../effects/costs/registry.gen.ts';
import { ROWS } from '../../../effects/flow/rows.ts';
import { topFrame } from '../../../effects/flow/scope.ts';
import { fact, writeFact } from '../../../effects/state/facts.ts';
import { playerRef } from '../../../effects/state/refs.ts';
import { faulty } from '../../support/faulty.ts';
import { wrongOf } from '../../support/finding.ts';
import { spell, unit } from '../../support/lab.ts';

test('a cost that is paid twice', () => {
  const wrong = () => wrongOf([spell('study', [{ op: 'draw' }], {}, 1)]);
  expect(wrong()).toEqual([]);
  const found = faulty(
    COSTS,
    'resource',
    (right) => ({
      ...right,
      facts: (env, p, chosen) => [...right.facts(env, p, chosen), ...right.facts(env, p, chosen)],
    }),
    wrong,
  );
  expect(found[0]).toMatch(/what is played takes exactly what it costs: play costs 1, and 2 was paid/);
});

test('a play that has paid something when it is taken back', () => {
  const from = { select: 'objects', in: ['board'] } as const;
  const bolt = spell('bolt', [{ op: 'damage', to: 'target', amount: 1 }], { targets: [{ as: 'target', from }] }, 1);
  const wrong = () => wrongOf([bolt, unit('a')]);
  expect(wrong()).toEqual([]);
  const found = faulty(
    ROWS.resolve,
    'run',
    (right) => (tx) => {
      const top = topFrame(tx);
      right?.(tx);
      if (top?.status !== 'draft' || tx.state.choices.length === 0) return;
      const player = playerRef(top.controller);
      writeFact(tx, player, 'mana', fact(tx, player, 'mana') - 1);
    },
    wrong,
  );
  expect(found[0]).toMatch(/each change is an event.*: players are other than the events say/);
});
