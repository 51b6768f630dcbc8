import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { selector } from '../schema.ts';
import { hasRef } from '../state/refs.ts';
import { defineFilter, type FilterDescription } from './filter.ts';

/** It is one of a selection. */
export type Params = Selector;

export const isFilter = defineFilter<Params>({
  test: (of, lang) => {
    const find = lang.selector(of);
    return (env, ref) => hasRef(find(env), ref) || reason('condition-false', 'it is another one');
  },
});

export const describeIsFilter = (): FilterDescription<Params> => ({
  params: selector,
  words: 'that is {value:closed}',
  example: 'self',
});
