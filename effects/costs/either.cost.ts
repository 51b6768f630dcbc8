import { Unsafe } from 'typebox';
import type { Cost } from '../language.ts';
import { cost, Dictionary, listOf, name, paramsOf } from '../schema.ts';
import { wordRef } from '../state/refs.ts';
import { type CostDescription, defineCost } from './cost.ts';

/**
 * One of several payments, by name: either-or, an alternative to what is printed, or with an empty list an optional
 * one. The name that was chosen is the result.
 */
export interface Params {
  /** What each of them costs. */
  readonly of: Readonly<Record<string, readonly Cost[]>>;
}

export const eitherCost = defineCost<Params>({
  // Which of them can be paid beside all other costs is looked at where they are put together.
  payable: () => true,
  uses: () => [],
  more: (p, chosen) => {
    const [word] = chosen.refs;
    return word?.kind === 'word' && Object.hasOwn(p.of, word.word) ? (p.of[word.word] ?? []) : [];
  },
  request: (env, p) => {
    const candidates = Object.keys(p.of).map(wordRef);
    return { shape: 'select', player: env.you, candidates, min: 1, max: 1 };
  },
  facts: () => [],
});

export const describeEitherCost = (): CostDescription<Params> => ({
  params: paramsOf<Params>()({ of: Unsafe<Params['of']>(Dictionary(name, listOf<Cost>(cost))) }),
  words: 'either ({of:named})',
  example: {
    of: {
      mana: [{ cost: 'resource', resource: 'mana', amount: 2 }],
      health: [{ cost: 'fact', fact: 'ready', by: -1 }],
    },
  },
});
