import { face } from '../effective/face.ts';
import type { Selector } from '../language.ts';
import { name, paramsOf, selector } from '../schema.ts';
import { defineAmount } from './amount.ts';

/** The value of a keyword, added up over a selection; 1 for a keyword without a number. */
export interface Params {
  /** Whose keyword. */
  readonly of: Selector;
  /** Name of the keyword. */
  readonly keyword: string;
}

export const keywordAmount = defineAmount<Params>({
  name: 'keyword',
  params: paramsOf<Params>()({ of: selector, keyword: name }),
  count: (p, lang) => {
    const of = lang.selector(p.of);
    return (env) => {
      let sum = 0;
      for (const ref of of(env)) sum += face(env, ref)?.keywords[p.keyword] ?? 0;
      return sum;
    };
  },
  words: 'the {keyword} value of {of}',
  example: { of: 'self', keyword: 'poison' },
});
