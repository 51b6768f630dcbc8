import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { selector } from '../schema.ts';
import { hasRef } from '../state/refs.ts';
import { defineFilter } from './filter.ts';

/** It is one of a selection. */
export type Params = Selector;

export const isFilter = defineFilter<Params>({
  name: 'is',
  params: selector,
  test: (of, lang) => {
    const find = lang.selector(of);
    return (env, ref) => hasRef(find(env), ref) || reason('condition-false', 'it is another one');
  },
  words: 'that is {value:closed}',
  example: 'self',
});
