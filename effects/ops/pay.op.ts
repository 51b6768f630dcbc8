import { asPlayer } from '../env.ts';
import { resultOf } from '../flow/results.ts';
import { onePlayer } from '../lang.ts';
import type { Cost, Selector } from '../language.ts';
import { cost, listOf, Optional, paramsOf, selector } from '../schema.ts';
import { emptyAsk } from './asking.ts';
import { defineOp, picked } from './op.ts';

/** A player pays costs, all of them as one batch. What to pay with is asked first. Unpayable: nothing is paid. */
export interface Params {
  readonly costs: readonly Cost[];
  readonly by?: Selector;
}

export const payOp = defineOp<Params>({
  name: 'pay',
  params: paramsOf<Params>()({ costs: listOf<Cost>(cost), by: Optional(selector) }),
  ask: (env, p) => {
    const payer = asPlayer(env, onePlayer(env, p.by));
    if (env.book.lang.payable(payer, p.costs) !== true)
      return env.book.lang.dataOpen(payer, p.costs) ? null : emptyAsk(payer.you, 'cost');
    const requests = p.costs.flatMap((c) => env.book.lang.costRequest(payer, c) ?? []);
    return requests.length === 0 ? null : { purpose: 'cost', open: false, requests };
  },
  propose: (env, p, answers) => {
    const payer = asPlayer(env, onePlayer(env, p.by));
    const verdict = env.book.lang.payable(payer, p.costs);
    if (verdict !== true) return { facts: [], none: verdict };
    let next = 0;
    const facts = p.costs.flatMap((c) => {
      const asked = env.book.lang.costRequest(payer, c) !== null;
      return [...env.book.lang.costFacts(payer, c, asked ? answers[next++]?.result : undefined)];
    });
    // To pay nothing is to pay.
    return { facts };
  },
  // A cost whose event was replaced still counts as paid, so this is what was chosen, not what happened.
  result: (_, p, __, answers) => resultOf(picked(answers), p.costs.length),
  words: '{by} pays {costs}',
  example: { costs: [{ cost: 'resource', resource: 'mana', amount: 1 }] },
});
