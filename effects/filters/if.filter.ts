import { withCandidate } from '../env.ts';
import { test } from '../lang.ts';
import type { Condition } from '../language.ts';
import { condition } from '../schema.ts';
import { defineFilter } from './filter.ts';

/** A condition holds, with the thing looked at as `candidate`. */
export type Params = Condition;

export const ifFilter = defineFilter<Params>({
  name: 'if',
  params: condition,
  test: (env, ref, of) => test(withCandidate(env, ref), of),
  words: 'for which {value}',
  example: { test: 'compare', left: { amount: 'stat', of: 'candidate', stat: 'attack' }, is: '>', right: 3 },
});
