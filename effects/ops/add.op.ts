import { withCandidate } from '../env.ts';
import { count, select } from '../evaluators.ts';
import type { Fact } from '../events/event.ts';
import { amounts } from '../flow/results.ts';
import type { Amount, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { amount, name, paramsOf, selector } from '../schema.ts';
import { defineOp, type OpDescription, outcome } from './op.ts';

/** Adds to a declared fact of objects or players: counters, resources, flags. Negative takes away. */
export interface Params {
  /** Whose fact: objects or players. */
  readonly to: Selector;
  /** Name of the fact. */
  readonly fact: string;
  /** How much is added; a negative amount takes away. */
  readonly by: Amount;
}

export const addOp = defineOp<Params>({
  propose: (env, p) => {
    const facts: Fact[] = [];
    for (const bearer of select(env, p.to))
      if (bearer.kind === 'object' || bearer.kind === 'player')
        facts.push({ type: 'counted', bearer, fact: p.fact, by: count(withCandidate(env, bearer), p.by) });
    return outcome(facts, reason('no-candidate', 'there is nothing to count on'));
  },
  result: (_, __, { events }) => amounts(events, 'counted'),
});

export const describeAddOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ to: selector, fact: name, by: amount }),
  words: '[give {to} {by:more} {fact}/take {by:less} {fact} from {to}/change the {fact} of {to} by {by}]',
  example: { to: 'you', fact: 'mana', by: 1 },
});
