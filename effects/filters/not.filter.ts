import type { Filter } from '../language.ts';
import { reason } from '../reason.ts';
import { filter } from '../schema.ts';
import { defineFilter, type FilterDescription } from './filter.ts';

/** It is not like this. */
export type Params = Filter;

export const notFilter = defineFilter<Params>({
  test: (of, lang) => {
    const fits = lang.filter(of);
    return (env, ref) => fits(env, ref) !== true || reason('condition-false', 'it is one of those left out');
  },
});

export const describeNotFilter = (): FilterDescription<Params> => ({
  params: filter,
  words: 'that is [no {value:bare}/not ({value})]',
  example: { keyword: 'guard' },
});
