import type { Selector } from '../language.ts';
import { listOf, paramsOf, selector } from '../schema.ts';
import { distinctRefs, type Ref } from '../state/refs.ts';
import { defineSelector, type SelectorDescription, sameKind } from './selector.ts';

/** All that any of the selectors gives, in their order, each once. */
export interface Params {
  /** The selectors. */
  readonly of: readonly Selector[];
}

export const unionSelector = defineSelector<Params>({
  select: (p, lang) => {
    const of = p.of.map(lang.selector);
    return (env) => {
      const found: Ref[] = [];
      for (const find of of) for (const ref of find(env)) found.push(ref);
      return distinctRefs(found);
    };
  },
  open: (env, p) => p.of.every((s) => env.book.lang.open(env, s)),
  gives: (p, of) => sameKind(p.of.map(of)),
});

export const describeUnionSelector = (): SelectorDescription<Params> => ({
  params: paramsOf<Params>()({ of: listOf<Selector>(selector) }),
  words: '[({of:several})/all of ({of:and})]',
  example: { of: ['self', 'you'] },
});
