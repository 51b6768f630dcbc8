import { face } from '../effective/face.ts';
import type { Selector } from '../language.ts';
import { name, paramsOf, selector } from '../schema.ts';
import { type AmountDescription, defineAmount } from './amount.ts';

/** A number of cards as they are now, or were last; added up over a selection. */
export interface Params {
  /** Whose number. */
  readonly of: Selector;
  /** Name of the stat. */
  readonly stat: string;
}

export const statAmount = defineAmount<Params>({
  count: (p, lang) => {
    const of = lang.selector(p.of);
    return (env) => {
      let sum = 0;
      for (const ref of of(env)) sum += face(env, ref)?.stats[p.stat] ?? 0;
      return sum;
    };
  },
});

export const describeStatAmount = (): AmountDescription<Params> => ({
  params: paramsOf<Params>()({ of: selector, stat: name }),
  words: '[{of:whose} {stat}/the {stat} of {of}]',
  example: { of: 'self', stat: 'attack' },
});
