import { withCandidate } from '../env.ts';
import { count, select } from '../evaluators.ts';
import { amounts } from '../flow/results.ts';
import type { Amount, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { natural, paramsOf, selector } from '../schema.ts';
import { defineOp, type OpDescription, outcome } from './op.ts';

/** Heals objects and players, all at once; what really was healed is the result. */
export interface Params {
  /** Who or what is healed. */
  readonly to: Selector;
  /** How much, for each of them. */
  readonly amount: Amount;
}

export const healOp = defineOp<Params>({
  propose: (env, p) =>
    outcome(
      select(env, p.to).flatMap((target) =>
        target.kind === 'object' || target.kind === 'player'
          ? [{ type: 'healed' as const, target, amount: count(withCandidate(env, target), p.amount) }]
          : [],
      ),
      reason('no-candidate', 'there is nobody to heal'),
    ),
  result: (_, __, { events }) => amounts(events, 'healed'),
});

export const describeHealOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ to: selector, amount: natural }),
  words: 'heal {to} by {amount}',
  example: { to: 'you', amount: 3 },
});
