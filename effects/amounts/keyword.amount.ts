import { face } from '../effective/face.ts';
import type { Selector } from '../language.ts';
import { name, paramsOf, selector } from '../schema.ts';
import { type AmountDescription, defineAmount } from './amount.ts';

/** The value of a keyword, added up over a selection; 1 for a keyword without a number. */
export interface Params {
  /** Whose keyword. */
  readonly of: Selector;
  /** Name of the keyword. */
  readonly keyword: string;
}

export const keywordAmount = defineAmount<Params>({
  count: (p, lang) => {
    const of = lang.selector(p.of);
    return (env) => {
      let sum = 0;
      for (const ref of of(env)) sum += face(env, ref)?.keywords[p.keyword] ?? 0;
      return sum;
    };
  },
});

export const describeKeywordAmount = (): AmountDescription<Params> => ({
  params: paramsOf<Params>()({ of: selector, keyword: name }),
  words: 'the {keyword} value of {of}',
  example: { of: 'self', keyword: 'poison' },
});
