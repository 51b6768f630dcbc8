import { count } from '../evaluators.ts';
import type { Amount } from '../language.ts';
import { reason } from '../reason.ts';
import { name, natural, paramsOf } from '../schema.ts';
import { spendable } from '../state/facts.ts';
import { playerRef } from '../state/refs.ts';
import { type CostDescription, defineCost } from './cost.ts';

/** An amount of a player's resource: mana, energy, health. */
export interface Params {
  /** Name of the player fact. */
  readonly resource: string;
  /** How much is paid. */
  readonly amount: Amount;
}

export const resourceCost = defineCost<Params>({
  payable: (env, p) => {
    const left = spendable(env, playerRef(env.you), p.resource);
    const wanted = count(env, p.amount);
    return left >= wanted || reason('unpayable', `it costs ${wanted} ${p.resource} and there is ${left}`);
  },
  uses: (env, p) => [{ bearer: playerRef(env.you), fact: p.resource, amount: Math.max(0, count(env, p.amount)) }],
  facts: (env, p) => {
    const by = -Math.max(0, count(env, p.amount));
    return by === 0 ? [] : [{ type: 'counted', bearer: playerRef(env.you), fact: p.resource, by }];
  },
});

export const describeResourceCost = (): CostDescription<Params> => ({
  params: paramsOf<Params>()({ resource: name, amount: natural }),
  words: 'pay [{amount:n} {resource}/{resource} equal to {amount}]',
  example: { resource: 'mana', amount: 2 },
});
