import type { Selector } from '../language.ts';
import { name, paramsOf, selector } from '../schema.ts';
import { lastFact } from '../state/facts.ts';
import { type AmountDescription, defineAmount } from './amount.ts';

/** A declared fact of players or objects, added up over a selection. */
export interface Params {
  /** Whose fact. */
  readonly of: Selector;
  /** Name of the fact. */
  readonly fact: string;
}

export const factAmount = defineAmount<Params>({
  count: (p, lang) => {
    const of = lang.selector(p.of);
    return (env) => {
      let sum = 0;
      for (const ref of of(env))
        if (ref.kind === 'object' || ref.kind === 'player') sum += lastFact(env, ref, p.fact) ?? 0;
      return sum;
    };
  },
});

export const describeFactAmount = (): AmountDescription<Params> => ({
  params: paramsOf<Params>()({ of: selector, fact: name }),
  words: 'how much {fact} {of} <has|have>',
  example: { of: 'you', fact: 'health' },
});
