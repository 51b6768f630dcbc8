import { withCandidate } from '../env.ts';
import { count, select } from '../lang.ts';
import type { Amount, Selector } from '../language.ts';
import { amount, flag, Optional, paramsOf, selector } from '../schema.ts';
import { defineSelector } from './selector.ts';

/** Those with the most of something, all of them at a tie. */
export interface Params {
  readonly of: Selector;
  /** Worked out for each, as `candidate`. */
  readonly by: Amount;
  /** The least instead. */
  readonly least?: boolean;
}

export const mostSelector = defineSelector<Params>({
  name: 'most',
  params: paramsOf<Params>()({ of: selector, by: amount, least: Optional(flag) }),
  select: (env, p) => {
    const found = select(env, p.of);
    const sign = p.least ? -1 : 1;
    const values = found.map((ref) => sign * count(withCandidate(env, ref), p.by));
    const best = Math.max(...values);
    return found.filter((_, i) => values[i] === best);
  },
  open: (env, p) => env.book.lang.facesOpen(env, p.of) && env.book.lang.dataOpen(env, p.by),
  words: 'those of {of} with the most {by}',
  example: { of: { select: 'objects', in: ['board'] }, by: { amount: 'stat', of: 'candidate', stat: 'attack' } },
});
