import { withCandidate } from '../env.ts';
import type { Amount, Selector } from '../language.ts';
import { amount, flag, Optional, paramsOf, selector } from '../schema.ts';
import { defineSelector, type SelectorDescription } from './selector.ts';

/** Those with the most of something, all of them at a tie. */
export interface Params {
  /** What is compared. */
  readonly of: Selector;
  /** What of: worked out for each, as `candidate`. */
  readonly by: Amount;
  /** The least instead. */
  readonly least?: boolean;
}

export const mostSelector = defineSelector<Params>({
  select: (p, lang) => {
    const of = lang.selector(p.of);
    const by = lang.amount(p.by);
    const sign = p.least ? -1 : 1;
    return (env) => {
      const found = of(env);
      const values = found.map((ref) => sign * by(withCandidate(env, ref)));
      const best = Math.max(...values);
      return found.filter((_, i) => values[i] === best);
    };
  },
  open: (env, p) => env.book.lang.facesOpen(env, p.of) && env.book.lang.dataOpen(env, p.by),
  gives: (p, of) => of(p.of),
});

export const describeMostSelector = (): SelectorDescription<Params> => ({
  params: paramsOf<Params>()({ of: selector, by: amount, least: Optional(flag) }),
  words: 'the ones with the [least|least=true/most] {by} among {of:closed}',
  example: { of: { select: 'objects', in: ['board'] }, by: { amount: 'stat', of: 'candidate', stat: 'attack' } },
});
