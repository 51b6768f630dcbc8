import { count, select } from '../evaluators.ts';
import type { Amount, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { amount, name, Optional, paramsOf, selector } from '../schema.ts';
import { fact, factAfter } from '../state/facts.ts';
import { liveObject } from '../state/objects.ts';
import { type CostDescription, defineCost } from './cost.ts';

/** A change of a declared fact of objects: resting (`ready` by -1), taking counters off, putting some on. */
export interface Params {
  /** Whose fact; `self` when left out. */
  readonly of?: Selector;
  /** Name of the fact. */
  readonly fact: string;
  /** How much it changes; a negative amount takes away. */
  readonly by: Amount;
}

export const factCost = defineCost<Params>({
  payable: (env, p) => {
    const bearers = select(env, p.of ?? 'self');
    if (bearers.length === 0) return reason('unpayable', 'there is nothing to pay with');
    const by = count(env, p.by);
    for (const bearer of bearers) {
      if (bearer.kind !== 'object' && bearer.kind !== 'player') return reason('unpayable', 'it bears no facts');
      if (bearer.kind === 'object' && !liveObject(env, bearer)) return reason('unpayable', 'what would pay is gone');
      if (factAfter(env, bearer, p.fact, by) !== fact(env, bearer, p.fact) + by)
        return reason('unpayable', `${p.fact} cannot change by ${by}`);
    }
    return true;
  },
  uses: (env, p) =>
    select(env, p.of ?? 'self').flatMap((bearer) =>
      bearer.kind === 'object' || bearer.kind === 'player' ? [{ bearer, fact: p.fact, amount: -count(env, p.by) }] : [],
    ),
  facts: (env, p) =>
    select(env, p.of ?? 'self').flatMap((bearer) =>
      bearer.kind === 'object' || bearer.kind === 'player'
        ? [{ type: 'counted' as const, bearer, fact: p.fact, by: count(env, p.by) }]
        : [],
    ),
});

export const describeFactCost = (): CostDescription<Params> => ({
  params: paramsOf<Params>()({ of: Optional(selector), fact: name, by: amount }),
  words: '[lose {by:less} {fact}/gain {by:more} {fact}/change the {fact} by {by}][ of {of}]',
  example: { fact: 'ready', by: -1 },
});
