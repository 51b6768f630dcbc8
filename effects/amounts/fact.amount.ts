import { select } from '../lang.ts';
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
  count: (env, p) =>
    select(env, p.of).reduce((sum, ref) => {
      if (ref.kind !== 'object' && ref.kind !== 'player') return sum;
      if (!Object.hasOwn(env.book.ruleset.facts[ref.kind], p.fact)) return sum;
      return sum + (lastKnown(env, ref)?.facts[p.fact] ?? fact(env, ref, p.fact));
    }, 0),
  words: 'the {fact} of {of}',
  example: { of: 'you', fact: 'health' },
});
