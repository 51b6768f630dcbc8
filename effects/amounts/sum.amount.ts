import { count } from '../lang.ts';
import type { Amount } from '../language.ts';
import { amount, listOf, paramsOf } from '../schema.ts';
import { defineAmount } from './amount.ts';

/** All of them together. */
export interface Params {
  readonly of: readonly Amount[];
}

export const sumAmount = defineAmount<Params>({
  name: 'sum',
  params: paramsOf<Params>()({ of: listOf<Amount>(amount) }),
  count: (env, p) => p.of.reduce<number>((total, a) => total + count(env, a), 0),
  words: '{of}',
  example: { of: [1, { amount: 'result', of: 'it' }] },
});
