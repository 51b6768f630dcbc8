import type { Amount } from '../language.ts';
import { reason } from '../reason.ts';
import { amount, oneOf, paramsOf } from '../schema.ts';
import { type ConditionDescription, defineCondition } from './condition.ts';

/** How two numbers lie to each other. */
export interface Params {
  /** The first number. */
  readonly left: Amount;
  /** How the first must lie to the second. */
  readonly is: '<' | '<=' | '=' | '>=' | '>' | '!=';
  /** The second number. */
  readonly right: Amount;
}

const COMPARE: Readonly<Record<Params['is'], (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
  '!=': (a, b) => a !== b,
};

export const compareCondition = defineCondition<Params>({
  test: (p, lang) => {
    const left = lang.amount(p.left);
    const right = lang.amount(p.right);
    const compare = COMPARE[p.is];
    const not = reason('condition-false', `it is not ${p.is}`);
    return (env) => compare(left(env), right(env)) || not;
  },
});

export const describeCompareCondition = (): ConditionDescription<Params> => ({
  params: paramsOf<Params>()({ left: amount, is: oneOf('<', '<=', '=', '>=', '>', '!='), right: amount }),
  words:
    '{left} [is less than|is=</is at most|is=<=/is exactly|is==/is at least|is=>=/is more than|is=>/is other than|is=!=] {right}',
  example: { left: { amount: 'fact', of: 'you', fact: 'health' }, is: '<=', right: 10 },
});
