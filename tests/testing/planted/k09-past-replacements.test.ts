import { expect, test } from 'vitest';
import { currentNode } from '../../../effects/flow/cursor.ts';
import { ROWS } from '../../../effects/flow/rows.ts';
import { frameEnv, runnable } from '../../../effects/flow/scope.ts';
import { faulty } from '../../support/faulty.ts';
import { wrongOf } from '../../support/finding.ts';
import { unit } from '../../support/lab.ts';

test('one way to do damage that no replacement hears of', () => {
  const ward = unit('ward', 1, 9, {
    abilities: [
      { instead: { replace: 'prevent', of: { on: 'damaged', subject: { type: 'unit' } } } },
      // Without the fault it never is: so a position in which it is shows something new.
      { on: { on: 'damaged', subject: { type: 'unit' } }, do: [{ op: 'signal', name: 'hurt' }] },
    ],
  });
  const wrong = () => wrongOf([ward]);
  expect(wrong()).toEqual([]);
  const found = faulty(
    ROWS.resolve,
    'run',
    (right) => (tx) => {
      const frame = runnable(tx);
      const node = frame && frame.kind === 'trigger' ? currentNode(tx.book, frame) : null;
      if (frame && node?.op === 'damage' && !frame.node) {
        const { facts } = tx.book.lang.propose(frameEnv(tx, frame), node);
        const proposals = facts.map((fact) => ({ fact, decided: true as const }));
        tx.setFrame({ ...frame, status: 'running', node: { answers: [], proposals } });
      }
      right?.(tx);
    },
    wrong,
  );
  expect(found[0]).toMatch(/what is prevented does not happen: "damaged" has happened all the same/);
});
