import { count } from '../lang.ts';
import type { Amount } from '../language.ts';
import { amount, Optional, paramsOf } from '../schema.ts';
import { defineAmount } from './amount.ts';

/** `of` multiplied by `by`, then divided by `over` and rounded towards zero. */
export interface Params {
  readonly of: Amount;
  readonly by?: Amount;
  /** 1 when left out; by zero nothing is divided. */
  readonly over?: Amount;
}

export const timesAmount = defineAmount<Params>({
  name: 'times',
  params: paramsOf<Params>()({ of: amount, by: Optional(amount), over: Optional(amount) }),
  count: (env, p) => {
    const over = count(env, p.over ?? 1);
    const value = Math.trunc((count(env, p.of) * count(env, p.by ?? 1)) / (over === 0 ? 1 : over));
    return value === 0 ? 0 : value;
  },
  words: '{of} times {by}',
  example: { of: { amount: 'result', of: 'it' }, by: 2 },
});
