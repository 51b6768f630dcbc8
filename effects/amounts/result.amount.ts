import { name, paramsOf } from '../schema.ts';
import { type AmountDescription, defineAmount } from './amount.ts';

/** How much, or how many, an earlier node came to. */
export interface Params {
  /** Name of the result. */
  readonly of: string;
}

export const resultAmount = defineAmount<Params>({
  count: (p) => (env) => env.results[p.of]?.amount ?? 0,
  open: (env, p) => env.book.lang.open(env, p.of),
});

export const describeResultAmount = (): AmountDescription<Params> => ({
  params: paramsOf<Params>()({ of: name }),
  words: 'the amount of {of}',
  example: { of: 'it' },
});
