import { type Chosen, nextPayment, payable, paymentFacts } from '../costs/payment.ts';
import { asPlayer, type Env } from '../env.ts';
import { onePlayer } from '../evaluators.ts';
import type { Answered } from '../flow/frame.ts';
import { resultOf } from '../flow/results.ts';
import type { Cost, Selector } from '../language.ts';
import { cost, listOf, Optional, paramsOf, selector } from '../schema.ts';
import { type Ask, defineOp, type OpDescription, picked } from './op.ts';
import { emptyAsk } from './requests.ts';

/**
 * A player pays costs, all of them as one batch. What to pay with is asked first, one cost after the other. Unpayable:
 * nothing is paid.
 */
export interface Params {
  /** What is paid. */
  readonly costs: readonly Cost[];
  /** Who pays: the controller when left out. */
  readonly by?: Selector;
}

const payerOf = (env: Env, p: Params): Env => asPlayer(env, onePlayer(env, p.by));

/** Answers by their costs: each is to the next cost for which something has to be chosen. */
function chosenBy(payer: Env, { costs }: Params, answers: readonly Answered[]): Chosen {
  const chosen: Chosen[number][] = [];
  for (const { result } of answers) {
    const next = nextPayment(payer, { costs, chosen });
    if (next && next !== 'unpayable') chosen[next.cost] = result;
  }
  return chosen;
}

function askNext(env: Env, p: Params, answers: readonly Answered[]): Ask | null {
  const payer = payerOf(env, p);
  const next =
    payable(payer, p) === true
      ? nextPayment(payer, { costs: p.costs, chosen: chosenBy(payer, p, answers) })
      : 'unpayable';
  if (next && next !== 'unpayable') return { purpose: 'cost', open: false, requests: [next.request] };
  // Payable or not, and nothing to choose: where not everyone can see which, a missing pause would tell.
  return answers.length > 0 || env.book.lang.dataOpen(payer, p.costs) ? null : emptyAsk(payer.you, 'cost');
}

export const payOp = defineOp<Params>({
  ask: (env, p) => askNext(env, p, []),
  askNext,
  accepts: (env, p, answers) => {
    const payer = payerOf(env, p);
    return payable(payer, p) !== true || payable(payer, { costs: p.costs, chosen: chosenBy(payer, p, answers) });
  },
  propose: (env, p, answers) => {
    const payer = payerOf(env, p);
    const chosen = chosenBy(payer, p, answers);
    const verdict = payable(payer, { costs: p.costs, chosen });
    // To pay nothing is to pay.
    return verdict === true ? { facts: paymentFacts(payer, p.costs, chosen) } : { facts: [], none: verdict };
  },
  // A cost whose event was replaced still counts as paid, so this is what was chosen, not what happened.
  result: (_, p, { answers }) => resultOf(picked(answers), p.costs.length),
});

export const describePayOp = (): OpDescription<Params> => ({
  asks: 'pay',
  params: paramsOf<Params>()({ costs: listOf<Cost>(cost), by: Optional(selector) }),
  single: ['by'],
  words: '[the controller must|by=you/{by} must/you must] {costs:and}',
  example: { costs: [{ cost: 'resource', resource: 'mana', amount: 1 }] },
});
