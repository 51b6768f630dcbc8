import type { Writable } from '../copy.ts';
import { withCandidate } from '../env.ts';
import { count, select, selectObjects } from '../evaluators.ts';
import type { Fact } from '../events/event.ts';
import { amounts } from '../flow/results.ts';
import type { Amount, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { flag, natural, Optional, paramsOf, selector } from '../schema.ts';
import { defineOp, type OpDescription, outcome } from './op.ts';

/** Damage to objects and players, all at once. The amount is worked out for each, as `candidate`. */
export interface Params {
  /** Who or what is damaged. */
  readonly to: Selector;
  /** How much, for each of them. */
  readonly amount: Amount;
  /** What deals it: the source of the effect when left out. */
  readonly from?: Selector;
  /** It is damage in battle. */
  readonly battle?: boolean;
}

export const damageOp = defineOp<Params>({
  propose: (env, p) => {
    const by = p.from === undefined ? env.self : (selectObjects(env, p.from)[0] ?? null);
    const facts: Fact[] = [];
    for (const target of select(env, p.to)) {
      if (target.kind !== 'object' && target.kind !== 'player') continue;
      const amount = count(withCandidate(env, target), p.amount);
      const damaged: Writable<Extract<Fact, { type: 'damaged' }>> = { type: 'damaged', target, amount };
      if (by) damaged.by = by;
      if (p.battle) damaged.battle = true;
      facts.push(damaged);
    }
    return outcome(facts, reason('no-candidate', 'there is nobody to damage'));
  },
  result: (_, __, { events }) => amounts(events, 'damaged'),
});

export const describeDamageOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ to: selector, amount: natural, from: Optional(selector), battle: Optional(flag) }),
  words:
    '[[{from} <deals|deal>/deal] {amount:n} damage to {to}/[{from} <deals|deal>/deal] damage to {to} equal to {amount}][ in battle|battle=true]',
  example: { to: 'target', amount: 2 },
});
