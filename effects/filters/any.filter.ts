import type { Filter } from '../language.ts';
import { reason } from '../reason.ts';
import { filter, listOf } from '../schema.ts';
import { defineFilter, type FilterDescription } from './filter.ts';

/** It is like one of these. */
export type Params = readonly Filter[];

export const anyFilter = defineFilter<Params>({
  test: (of, lang) => {
    const filters = of.map(lang.filter);
    return (env, ref) =>
      filters.some((fits) => fits(env, ref) === true) || reason('condition-false', 'it is none of these');
  },
});

export const describeAnyFilter = (): FilterDescription<Params> => ({
  params: listOf<Filter>(filter),
  words: 'that is either ({value:or})',
  example: [{ type: 'unit' }, { type: 'item' }],
});
