import type { Amount, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { natural, Optional, paramsOf, selector } from '../schema.ts';
import { type ConditionDescription, defineCondition } from './condition.ts';

/** A selection gives at least `min` (1 when left out) and at most `max`. */
export interface Params {
  /** What is counted. */
  readonly of: Selector;
  /** The least there must be; 1 when left out, and 0 beside `max`. */
  readonly min?: Amount;
  /** The most there may be. */
  readonly max?: Amount;
}

export const existsCondition = defineCondition<Params>({
  test: (p, lang) => {
    const of = lang.selector(p.of);
    const min = lang.amount(p.min ?? (p.max === undefined ? 1 : 0));
    const max = p.max === undefined ? null : lang.amount(p.max);
    return (env) => {
      const n = of(env).length;
      if (n < min(env)) return reason('condition-false', 'there are too few');
      return max === null || n <= max(env) || reason('condition-false', 'there are too many');
    };
  },
  open: (env, p) => env.book.lang.open(env, p.of) && env.book.lang.dataOpen(env, [p.min, p.max]),
});

export const describeExistsCondition = (): ConditionDescription<Params> => ({
  params: paramsOf<Params>()({ of: selector, min: Optional(natural), max: Optional(natural) }),
  words: '[{min} to {max}/at least {min}/at most {max}/any] of {of} <exists|exist>',
  example: { of: { select: 'objects', in: ['board'], of: 'you' }, min: 2 },
});
