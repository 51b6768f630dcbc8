import { expect, test } from 'vitest';
import { ROWS } from '../../../effects/flow/rows.ts';
import { topFrame } from '../../../effects/flow/scope.ts';
import { faulty } from '../../support/faulty.ts';
import { wrongOf } from '../../support/finding.ts';
import { spell, unit } from '../../support/lab.ts';

test('targets that are not looked at again', () => {
  const from = { select: 'objects', in: ['board'] } as const;
  const exile = spell(
    'exile',
    [
      { op: 'move', what: 'target', to: 'exile' },
      { op: 'heal', to: 'you', amount: 1 },
    ],
    { targets: [{ as: 'target', from }] },
  );
  const wrong = () => wrongOf([exile, unit('a')], { policy: 'priority' });
  expect(wrong()).toEqual([]);
  const found = faulty(
    ROWS.resolve,
    'run',
    (right) => (tx) => {
      const top = topFrame(tx);
      if (top?.status === 'starting') tx.setFrame({ ...top, status: 'running' });
      right?.(tx);
    },
    wrong,
  );
  expect(found[0]).toMatch(/an effect whose targets are all gone does not resolve/);
});
