import type { Amount } from '../language.ts';
import { amount, Optional, paramsOf } from '../schema.ts';
import { type AmountDescription, defineAmount } from './amount.ts';

/** `of`, but no less than `min` and no more than `max`. */
export interface Params {
  /** The amount. */
  readonly of: Amount;
  /** The least it can be. */
  readonly min?: Amount;
  /** The most it can be. */
  readonly max?: Amount;
}

export const boundAmount = defineAmount<Params>({
  count: (p, lang) => {
    const low = lang.amount(p.min ?? Number.MIN_SAFE_INTEGER);
    const high = lang.amount(p.max ?? Number.MAX_SAFE_INTEGER);
    const of = lang.amount(p.of);
    return (env) => Math.max(low(env), Math.min(of(env), high(env)));
  },
});

export const describeBoundAmount = (): AmountDescription<Params> => ({
  params: paramsOf<Params>()({ of: amount, min: Optional(amount), max: Optional(amount) }),
  words: '({of}, [from {min} to {max}/at least {min}/at most {max}/as it is])',
  example: { of: { amount: 'result', of: 'it' }, max: 5 },
});
