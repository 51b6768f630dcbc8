import type { Amount } from '../language.ts';
import { amount, Optional, paramsOf } from '../schema.ts';
import { type AmountDescription, defineAmount } from './amount.ts';

/** `of` multiplied by `by`, then divided by `over` and rounded towards zero. */
export interface Params {
  /** The amount. */
  readonly of: Amount;
  /** What it is multiplied by; 1 when left out. */
  readonly by?: Amount;
  /** What it is divided by; 1 when left out; by zero nothing is divided. */
  readonly over?: Amount;
}

export const timesAmount = defineAmount<Params>({
  count: (p, lang) => {
    const of = lang.amount(p.of);
    const by = lang.amount(p.by ?? 1);
    const over = lang.amount(p.over ?? 1);
    return (env) => {
      const parts = over(env);
      const value = Math.trunc((of(env) * by(env)) / (parts === 0 ? 1 : parts));
      return value === 0 ? 0 : value;
    };
  },
});

export const describeTimesAmount = (): AmountDescription<Params> => ({
  params: paramsOf<Params>()({ of: amount, by: Optional(amount), over: Optional(amount) }),
  words: '({of} [times {by} divided by {over}/times {by}/divided by {over}/taken once])',
  example: { of: { amount: 'result', of: 'it' }, by: 2 },
});
