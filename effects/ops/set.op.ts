import { withCandidate } from '../env.ts';
import { count, select } from '../evaluators.ts';
import type { Fact } from '../events/event.ts';
import { amounts } from '../flow/results.ts';
import type { Amount, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { amount, name, paramsOf, selector } from '../schema.ts';
import { fact } from '../state/facts.ts';
import { defineOp, type OpDescription, outcome } from './op.ts';

/** Gives a declared fact of objects or players a value. */
export interface Params {
  /** Whose fact: objects or players. */
  readonly of: Selector;
  /** Name of the fact. */
  readonly fact: string;
  /** The new value. */
  readonly to: Amount;
}

export const setOp = defineOp<Params>({
  propose: (env, p) => {
    const facts: Fact[] = [];
    for (const bearer of select(env, p.of)) {
      if (bearer.kind !== 'object' && bearer.kind !== 'player') continue;
      const by = count(withCandidate(env, bearer), p.to) - fact(env, bearer, p.fact);
      facts.push({ type: 'counted', bearer, fact: p.fact, by });
    }
    return outcome(facts, reason('no-candidate', 'there is nothing to set'));
  },
  result: (_, __, { events }) => amounts(events, 'counted'),
});

export const describeSetOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ of: selector, fact: name, to: amount }),
  words: 'set [{of:whose} {fact}/the {fact} of {of}] to {to}',
  example: { of: 'self', fact: 'ready', to: 1 },
});
