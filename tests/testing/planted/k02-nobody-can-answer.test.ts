import { expect, test } from 'vitest';
import type { Ask } from '../../../effects/ops/op.ts';
import { OPS } from '../../../effects/ops/registry.gen.ts';
import { faulty } from '../../support/faulty.ts';
import { wrongOf } from '../../support/finding.ts';
import { spell, unit } from '../../support/lab.ts';

/** Asks for two, however few there are. */
const forTwo = (ask: Ask | null): Ask | null =>
  ask && { ...ask, requests: ask.requests.map((r) => (r.shape === 'select' ? { ...r, min: 2, max: 2 } : r)) };

test('a question that asks for more than there is', () => {
  const wrong = () =>
    wrongOf([
      spell('toss', [
        { op: 'discard', count: 2 },
        { op: 'draw', count: 2 },
      ]),
      unit('a'),
    ]);
  expect(wrong()).toEqual([]);
  const found = faulty(
    OPS,
    'discard',
    (right) => ({ ...right, ask: (env, p) => forTwo(right.ask?.(env, p) ?? null) }),
    wrong,
  );
  expect(found[0]).toMatch(/someone can answer, or the match is over: player \d has no answer/);
});
