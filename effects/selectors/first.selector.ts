import type { Selector } from '../language.ts';
import { listOf, paramsOf, selector } from '../schema.ts';
import { defineSelector, type SelectorDescription, sameKind } from './selector.ts';

/** What the first selector gives that gives anything: "a guard, else anyone". */
export interface Params {
  /** The selectors, in the order in which they are tried. */
  readonly of: readonly Selector[];
}

export const firstSelector = defineSelector<Params>({
  select: (p, lang) => {
    const of = p.of.map(lang.selector);
    return (env) => {
      for (const find of of) {
        const found = find(env);
        if (found.length > 0) return found;
      }
      return [];
    };
  },
  open: (env, p) => p.of.every((s) => env.book.lang.open(env, s)),
  gives: (p, of) => sameKind(p.of.map(of)),
});

export const describeFirstSelector = (): SelectorDescription<Params> => ({
  params: paramsOf<Params>()({ of: listOf<Selector>(selector) }),
  one: true,
  words: 'the first of ({of:or})',
  example: { of: ['it', 'you'] },
});
