import { name, paramsOf } from '../schema.ts';
import { sameRef } from '../state/refs.ts';
import { type AmountDescription, defineAmount } from './amount.ts';

/** The part of a divided amount that falls to the one looked at. */
export interface Params {
  /** Name of the result of the `divide`. */
  readonly of: string;
}

export const shareAmount = defineAmount<Params>({
  count: (p) => (env) => {
    const result = env.results[p.of];
    const candidate = env.candidate;
    if (!result || !candidate) return 0;
    return result.shares?.[result.refs.findIndex((r) => sameRef(r, candidate))] ?? 0;
  },
  open: (env, p) => env.book.lang.open(env, p.of),
});

export const describeShareAmount = (): AmountDescription<Params> => ({
  params: paramsOf<Params>()({ of: name }),
  words: 'the share of {of}',
  example: { of: 'it' },
});
