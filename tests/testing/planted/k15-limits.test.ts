import { expect, test } from 'vitest';
import { EVENTS } from '../../../effects/events/registry.gen.ts';
import { faulty } from '../../support/faulty.ts';
import { wrongOf } from '../../support/finding.ts';
import { unit } from '../../support/lab.ts';

test('a use that is counted as one of another ability', () => {
  const monk = unit('monk', 1, 1, {
    abilities: [{ action: 'use', limit: { per: 'turn', times: 1 }, do: [{ op: 'heal', to: 'you', amount: 1 }] }],
  });
  const wrong = () => wrongOf([monk]);
  expect(wrong()).toEqual([]);
  const found = faulty(
    EVENTS,
    'used',
    (right) => ({ ...right, apply: (tx, { key }) => right.apply?.(tx, { key: `other ${key}` }) }),
    wrong,
  );
  expect(found[0]).toMatch(/a limited ability works no more often than its limit says/);
});
