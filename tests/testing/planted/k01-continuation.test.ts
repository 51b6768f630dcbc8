import { expect, test } from 'vitest';
import { finishFrame } from '../../../effects/flow/finish.ts';
import { ROWS } from '../../../effects/flow/rows.ts';
import { askingFrame, frameOf, topFrame } from '../../../effects/flow/scope.ts';
import type { FrameId } from '../../../effects/state/ids.ts';
import { faulty } from '../../support/faulty.ts';
import { wrongOf } from '../../support/finding.ts';
import { spell, unit } from '../../support/lab.ts';

const toss = spell('toss', [
  { op: 'discard', as: 'gone' },
  { op: 'if', cond: { test: 'exists', of: 'gone' }, do: [{ op: 'draw' }] },
]);
const wrong = () => wrongOf([toss, unit('a'), unit('b')]);

test('an effect that is over before its question is answered', () => {
  expect(wrong()).toEqual([]);
  const found = faulty(
    ROWS.resolve,
    'run',
    (right) => (tx) => {
      right?.(tx);
      const [choice] = tx.state.choices;
      const frame = choice && askingFrame(tx, choice.asker);
      if (frame?.status === 'running') finishFrame(tx, frame, 'resolved');
    },
    wrong,
  );
  expect(found[0]).toMatch(/^it must hold that the state is sound/);
});

test('an effect that goes on twice once its question is answered', () => {
  const asked = new Set<FrameId>();
  const found = faulty(
    ROWS.resolve,
    'run',
    (right) => (tx) => {
      const top = topFrame(tx);
      if (top?.node?.answers) asked.add(top.id);
      right?.(tx);
      if (top && !frameOf(tx, top.id) && asked.delete(top.id)) tx.pushFrame(top);
    },
    wrong,
  );
  expect(found[0]).toMatch(/every effect begins once and ends once/);
});
