import { expect, test } from 'vitest';
import { CHOICES } from '../../../effects/choices/registry.gen.ts';
import { faulty } from '../../support/faulty.ts';
import { wrongOf } from '../../support/finding.ts';
import { spell, unit } from '../../support/lab.ts';

const wrong = () => wrongOf([spell('toss', [{ op: 'discard' }]), unit('a'), unit('b')]);

test('the least that may be done is nothing, also where that is too little', () => {
  expect(wrong()).toEqual([]);
  const found = faulty(CHOICES, 'select', (right) => ({ ...right, fallback: () => [] }), wrong);
  expect(found[0]).toMatch(/what is offered may be answered.*: the least that may be done is not accepted/);
});

test('answers at random that are not legal', () => {
  const found = faulty(CHOICES, 'select', (right) => ({ ...right, sample: () => [] }), wrong);
  expect(found[0]).toMatch(/what is offered may be answered.*: a random answer is not accepted/);
});
