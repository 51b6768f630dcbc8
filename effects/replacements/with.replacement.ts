import { Unsafe } from 'typebox';
import { count } from '../evaluators.ts';
import type { Amount } from '../language.ts';
import { amount, Dictionary, flag, name, Optional, paramsOf } from '../schema.ts';
import { defineReplacement, type OfParams, ofParams, type ReplacementDescription } from './replacement.ts';

/** What enters has facts from the start: counters, a rested state, a face that is down. */
export interface Params extends OfParams {
  /** The facts, each with its value. */
  readonly facts: Readonly<Record<string, Amount>>;
  /** It lies face down. */
  readonly faceDown?: boolean;
}

export const withReplacement = defineReplacement<Params>({
  replace: (env, fact, p) => {
    if (fact.type !== 'moved' && fact.type !== 'created') return { facts: [fact] };
    const facts = { ...fact.with };
    for (const [key, value] of Object.entries(p.facts)) facts[key] = (facts[key] ?? 0) + count(env, value);
    const down = p.faceDown && fact.type === 'moved' ? { faceDown: true } : {};
    return { facts: [{ ...fact, with: facts, ...down }], spent: 1 };
  },
});

export const describeWithReplacement = (): ReplacementDescription<Params> => ({
  params: paramsOf<Params>()({
    ...ofParams(),
    facts: Unsafe<Readonly<Record<string, Amount>>>(Dictionary(name, amount)),
    faceDown: Optional(flag),
  }),
  words: 'when {of}, it comes with {facts}[ face down|faceDown=true]',
  example: { of: { on: 'entered' }, facts: { charge: 2 } },
});
