import { expect, test } from 'vitest';
import { CHOICES } from '../../../effects/choices/registry.gen.ts';
import { OPS } from '../../../effects/ops/registry.gen.ts';
import { reason } from '../../../effects/reason.ts';
import { faulty } from '../../support/faulty.ts';
import { waysOf, wrongOf } from '../../support/finding.ts';
import { spell, unit } from '../../support/lab.ts';

test('nothing is listed as an answer, and not taken', () => {
  const wrong = () => wrongOf([spell('toss', [{ op: 'discard', count: 2, upTo: true }]), unit('a')]);
  expect(wrong()).toEqual([]);
  const found = faulty(
    CHOICES,
    'select',
    (right) => ({
      ...right,
      read: (request, answer) =>
        Array.isArray(answer) && answer.length === 0 ? reason('too-few') : right.read(request, answer),
    }),
    wrong,
  );
  expect(found[0]).toMatch(/an answer that is listed is refused/);
});

test('what may be done and cannot be declined', () => {
  const offer = spell('offer', [{ op: 'may', do: [{ op: 'draw' }] }]);
  const ways = () => waysOf([offer]).uncovered;
  expect(ways()).toEqual([]);
  const found = faulty(
    OPS,
    'may',
    (right) => ({
      ...right,
      ask: (env, p) => {
        const ask = right.ask?.(env, p) ?? null;
        const yes = ask?.requests.map((r) => (r.shape === 'select' ? { ...r, candidates: r.candidates.slice(1) } : r));
        return ask && yes ? { ...ask, requests: yes } : ask;
      },
    }),
    ways,
  );
  expect(found).toContain('play.do.0: it is declined');
});
