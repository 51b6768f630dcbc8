import { count } from '../evaluators.ts';
import type { Amount } from '../language.ts';
import { amount, name, Optional, paramsOf } from '../schema.ts';
import { definePatch, type PatchDescription } from './patch.ts';

/** Gives it a keyword. One it has already is not doubled; values add up where the keyword says so. */
export interface Params {
  /** Name of the keyword. */
  readonly keyword: string;
  /** The value it is given with; 1 when left out. */
  readonly value?: Amount;
}

export const addKeywordPatch = definePatch<Params>({
  layer: 'ability',
  patch: (env, card, p) => {
    const value = count(env, p.value ?? 1);
    const now = card.keywords[p.keyword] ?? 0;
    const adds = env.book.ruleset.keywords[p.keyword]?.adds;
    card.keywords[p.keyword] = adds ? now + value : Math.max(now, value);
  },
  fix: (env, p) => (p.value === undefined ? p : { ...p, value: count(env, p.value) }),
});

export const describeAddKeywordPatch = (): PatchDescription<Params> => ({
  params: paramsOf<Params>()({ keyword: name, value: Optional(amount) }),
  words: '{keyword}[ of {value}]',
  example: { keyword: 'guard' },
});
