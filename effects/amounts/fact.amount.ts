import type { Selector } from '../language.ts';
import { name, paramsOf, selector } from '../schema.ts';
import { fact } from '../state/facts.ts';
import { lastKnown } from '../state/objects.ts';
import { defineAmount } from './amount.ts';

/** A declared fact of players or objects, added up over a selection. */
export interface Params {
  readonly of: Selector;
  readonly fact: string;
}

export const factAmount = defineAmount<Params>({
  name: 'fact',
  params: paramsOf<Params>()({ of: selector, fact: name }),
  count: (p, lang) => {
    const of = lang.selector(p.of);
    return (env) => {
      let sum = 0;
      for (const ref of of(env)) {
        if (ref.kind !== 'object' && ref.kind !== 'player') continue;
        if (!Object.hasOwn(env.book.ruleset.facts[ref.kind], p.fact)) continue;
        sum += lastKnown(env, ref)?.facts[p.fact] ?? fact(env, ref, p.fact);
      }
      return sum;
    };
  },
  words: 'the {fact} of {of}',
  example: { of: 'you', fact: 'health' },
});
