import { expect, test } from 'vitest';
import { ROWS } from '../../../effects/flow/rows.ts';
import { takeable } from '../../../effects/flow/scope.ts';
import { liveObject } from '../../../effects/state/objects.ts';
import { faulty } from '../../support/faulty.ts';
import { wrongOf } from '../../support/finding.ts';
import { unit } from '../../support/lab.ts';

test('a trigger is dropped whose source has left', () => {
  const martyr = unit('martyr', 1, 1, { abilities: [{ on: { on: 'died' }, do: [{ op: 'draw' }] }] });
  const wrong = () => wrongOf([martyr]);
  expect(wrong()).toEqual([]);
  const found = faulty(
    ROWS.take,
    'run',
    (right) => (tx) => {
      const [first] = takeable(tx);
      if (!first?.source || liveObject(tx, first.source)) return right?.(tx);
      tx.set(
        'waiting',
        tx.state.waiting.filter(({ id }) => id !== first.id),
      );
    },
    wrong,
  );
  expect(found[0]).toMatch(/every effect begins once and ends once: the trigger \d+ was set off and forgotten/);
});
