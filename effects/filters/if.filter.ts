import { withCandidate } from '../env.ts';
import type { Condition } from '../language.ts';
import { condition } from '../schema.ts';
import { defineFilter, type FilterDescription } from './filter.ts';

/** A condition holds, with the thing looked at as `candidate`. */
export type Params = Condition;

export const ifFilter = defineFilter<Params>({
  test: (of, lang) => {
    const holds = lang.condition(of);
    return (env, ref) => holds(withCandidate(env, ref));
  },
});

export const describeIfFilter = (): FilterDescription<Params> => ({
  params: condition,
  words: 'for which ({value})',
  example: { test: 'compare', left: { amount: 'stat', of: 'candidate', stat: 'attack' }, is: '>', right: 3 },
});
