import { expect, test } from 'vitest';
import { applyBatch } from '../../../effects/flow/batch.ts';
import { ROWS } from '../../../effects/flow/rows.ts';
import { OPS } from '../../../effects/ops/registry.gen.ts';
import { turnOrder } from '../../../effects/state/objects.ts';
import { faulty } from '../../support/faulty.ts';
import { wrongOf } from '../../support/finding.ts';
import { spell } from '../../support/lab.ts';

test('of two who lose together the first one is out, and the other has won', () => {
  const quake = spell('quake', [{ op: 'damage', to: 'everyone', amount: 20 }]);
  const wrong = () => wrongOf([quake]);
  expect(wrong()).toEqual([]);
  const oneByOne = () =>
    faulty(
      ROWS.check,
      'run',
      (right) => (tx) => {
        right?.(tx);
        const winners = turnOrder(tx);
        if (winners.length === 1 && !tx.state.result)
          applyBatch(tx, [{ fact: { type: 'ended', winners, reason: 'last' } }], {});
      },
      wrong,
    );
  const found = faulty(
    OPS,
    'lose',
    (right) =>
      'propose' in right
        ? { ...right, propose: (...given) => ({ facts: right.propose(...given).facts.slice(0, 1) }) }
        : right,
    oneByOne,
  );
  expect(found[0]).toMatch(/all state checks are made.*: player \d has won and lost by health/);
});
