import type { Filter } from '../language.ts';
import { reason } from '../reason.ts';
import { filter, listOf } from '../schema.ts';
import { defineFilter } from './filter.ts';

/** It is like one of these. */
export type Params = readonly Filter[];

export const anyFilter = defineFilter<Params>({
  name: 'any',
  params: listOf<Filter>(filter),
  test: (of, lang) => {
    const filters = of.map(lang.filter);
    return (env, ref) =>
      filters.some((fits) => fits(env, ref) === true) || reason('condition-false', 'it is none of these');
  },
  words: 'that is either ({value:or})',
  example: [{ type: 'unit' }, { type: 'item' }],
});
