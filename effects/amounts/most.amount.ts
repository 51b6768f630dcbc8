import { withCandidate } from '../env.ts';
import type { Amount, Selector } from '../language.ts';
import { amount, flag, Optional, paramsOf, selector } from '../schema.ts';
import { type AmountDescription, defineAmount } from './amount.ts';

/** The highest of an amount among a selection; 0 where it gives nothing. */
export interface Params {
  /** What is looked at. */
  readonly of: Selector;
  /** What each counts, as `candidate`. */
  readonly by: Amount;
  /** The lowest instead. */
  readonly least?: boolean;
}

export const mostAmount = defineAmount<Params>({
  count: (p, lang) => {
    const of = lang.selector(p.of);
    const by = lang.amount(p.by);
    return (env) => {
      const values = of(env).map((ref) => by(withCandidate(env, ref)));
      if (values.length === 0) return 0;
      return p.least ? Math.min(...values) : Math.max(...values);
    };
  },
});

export const describeMostAmount = (): AmountDescription<Params> => ({
  params: paramsOf<Params>()({ of: selector, by: amount, least: Optional(flag) }),
  words: 'the [lowest|least=true/highest] {by} among {of:closed}',
  example: { of: { select: 'objects', in: ['board'] }, by: { amount: 'stat', of: 'candidate', stat: 'attack' } },
});
