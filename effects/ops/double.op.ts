import { withCandidate } from '../env.ts';
import { count, select } from '../evaluators.ts';
import type { Fact } from '../events/event.ts';
import { amounts } from '../flow/results.ts';
import type { Amount, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { name, natural, Optional, paramsOf, selector } from '../schema.ts';
import { fact } from '../state/facts.ts';
import { liveObject } from '../state/objects.ts';
import { defineOp, noneLeft, type OpDescription, outcome } from './op.ts';

/** Multiplies a declared fact of objects or players. */
export interface Params {
  /** Whose fact: objects or players. */
  readonly of: Selector;
  /** Name of the fact. */
  readonly fact: string;
  /** By how much it is multiplied, for each of them; 2 when left out. */
  readonly times?: Amount;
}

export const doubleOp = defineOp<Params>({
  propose: (env, p) => {
    const facts: Fact[] = [];
    const bearers = select(env, p.of);
    for (const bearer of bearers) {
      if (bearer.kind !== 'player' && (bearer.kind !== 'object' || !liveObject(env, bearer))) continue;
      const times = Math.max(0, count(withCandidate(env, bearer), p.times ?? 2));
      const now = fact(env, bearer, p.fact);
      facts.push({ type: 'counted', bearer, fact: p.fact, by: now * times - now });
    }
    return outcome(facts, noneLeft(env, bearers, reason('no-candidate', 'there is nothing to double')));
  },
  result: (_, __, { events }) => amounts(events, 'counted'),
});

export const describeDoubleOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ of: selector, fact: name, times: Optional(natural) }),
  words: 'double [{of:whose} {fact}/the {fact} of {of}][, {times} times as much]',
  example: { of: 'target', fact: 'growth' },
});
