import { fits } from '../lang.ts';
import type { Filter } from '../language.ts';
import { reason } from '../reason.ts';
import { filter } from '../schema.ts';
import { defineFilter } from './filter.ts';

/** It is not like this. */
export type Params = Filter;

export const notFilter = defineFilter<Params>({
  name: 'not',
  params: filter,
  test: (env, ref, of) => fits(env, ref, of) !== true || reason('condition-false', 'it is one of those left out'),
  words: 'not {value}',
  example: { keyword: 'guard' },
});
