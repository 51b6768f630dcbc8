import type { Amount } from '../language.ts';
import { amount, listOf, paramsOf } from '../schema.ts';
import { type AmountDescription, defineAmount } from './amount.ts';

/** All of them together. */
export interface Params {
  /** The amounts. */
  readonly of: readonly Amount[];
}

export const sumAmount = defineAmount<Params>({
  count: (p, lang) => {
    const of = p.of.map(lang.amount);
    return (env) => of.reduce((total, count) => total + count(env), 0);
  },
});

export const describeSumAmount = (): AmountDescription<Params> => ({
  params: paramsOf<Params>()({ of: listOf<Amount>(amount) }),
  words: '({of:plus})',
  example: { of: [1, { amount: 'result', of: 'it' }] },
});
