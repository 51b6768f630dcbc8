import { expect, test } from 'vitest';
import { ROWS } from '../../../effects/flow/rows.ts';
import { faulty } from '../../support/faulty.ts';
import { wrongOf } from '../../support/finding.ts';
import { unit } from '../../support/lab.ts';

test('simultaneous triggers by seat and not by turn', () => {
  const omen = unit('omen', 1, 1, {
    abilities: [{ on: { on: 'entered', subject: { type: 'unit' } }, do: [{ op: 'heal', to: 'you', amount: 1 }] }],
  });
  const wrong = () => wrongOf([omen]);
  expect(wrong()).toEqual([]);
  const found = faulty(
    ROWS.take,
    'run',
    (right) => (tx) => {
      tx.set(
        'waiting',
        tx.state.waiting.toSorted((a, b) => a.controller - b.controller),
      );
      right?.(tx);
    },
    wrong,
  );
  expect(found[0]).toMatch(/simultaneous triggers come in turn order/);
});
