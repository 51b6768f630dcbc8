import { expect, test } from 'vitest';
import { CHOICES } from '../../../effects/choices/registry.gen.ts';
import type { Answer } from '../../../effects/choices/select.choice.ts';
import { OPS } from '../../../effects/ops/registry.gen.ts';
import { faulty } from '../../support/faulty.ts';
import { wrongOf } from '../../support/finding.ts';
import { spell, unit } from '../../support/lab.ts';

const wrong = () => wrongOf([spell('toss', [{ op: 'discard', count: 2 }]), unit('a'), unit('b'), unit('c')]);

/** Each set in two orders. */
const turned = (answer: Answer): readonly Answer[] => (answer.length > 1 ? [answer, answer.toReversed()] : [answer]);

test('sets are listed in every order', () => {
  expect(wrong()).toEqual([]);
  const found = faulty(
    CHOICES,
    'select',
    (right) => ({ ...right, answers: (request) => [...right.answers(request)].flatMap(turned) }),
    wrong,
  );
  expect(found[0]).toMatch(/what is offered may be answered, and is offered once: an answer is listed twice/);
});

test('one card is asked for after the other', () => {
  const found = faulty(
    OPS,
    'discard',
    (right) => ({
      ...right,
      ask: (env, p) => right.ask?.(env, { ...p, count: 1 }) ?? null,
      askNext: (env, p, answers) => (answers.length < 2 ? (right.ask?.(env, { ...p, count: 1 }) ?? null) : null),
    }),
    wrong,
  );
  expect(found[0]).toMatch(/nobody is asked one thing in many questions/);
});
