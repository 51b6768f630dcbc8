import type { Request } from '../choices/choice.ts';
import { answerResult, listAnswers } from '../choices/shapes.ts';
import type { Env } from '../env.ts';
import type { Fact } from '../events/event.ts';
import type { Result } from '../flow/frame.ts';
import { resultOf } from '../flow/results.ts';
import type { Cost } from '../language.ts';
import { mostMoved } from '../max-flow.ts';
import { reason, type Verdict } from '../reason.ts';
import { fact, factAfter, spendable } from '../state/facts.ts';
import { type Ref, refKey } from '../state/refs.ts';
import type { Spent, Use } from './cost.ts';
import { costDef } from './registry.gen.ts';

/** What has been chosen to pay each of some costs, by their places; nothing for those still to come. */
export type Chosen = readonly (Result | undefined)[];

/** Costs that are paid together. */
export interface Payment {
  readonly costs: readonly Cost[];
  readonly chosen?: Chosen;
  /** What is needed besides, and cannot pay: a card that is being played. */
  readonly taken?: readonly Ref[];
}

/** A cost for which something has to be chosen, and the request for that. */
export interface Paying {
  readonly cost: number;
  readonly request: Request;
}

const NOTHING: Spent = { refs: [], facts: new Map() };

/** All costs of a payment, those that come by what is chosen last: the places of the others stay. */
function allCosts(costs: readonly Cost[], chosen: Chosen): readonly Cost[] {
  if (!costs.some((cost) => costDef(cost).more)) return costs;
  const all = [...costs];
  for (let i = 0; i < all.length; i++) {
    const cost = all[i] as Cost;
    const result = chosen[i];
    if (result) all.push(...(costDef(cost).more?.(cost, result) ?? []));
  }
  return all;
}

/** Whether all of some costs can be paid together by `env.you`, with what is chosen already: nothing pays twice. */
export function payable(env: Env, payment: Payment): Verdict {
  const { costs, chosen = NO_CHOICE, taken = NOBODY } = payment;
  const all = allCosts(costs, chosen);
  for (const cost of all) {
    const verdict = costDef(cost).payable(env, cost);
    if (verdict !== true) return verdict;
  }
  // One cost for which nothing is chosen takes no thing that something else could want.
  const verdict = (all.length < 2 && !all.some(isChosenFor)) || together(env, usesOf(env, all, chosen), taken);
  const open = verdict === true ? all.findIndex((cost, i) => costDef(cost).more && !chosen[i]) : -1;
  return open < 0 ? verdict : someWay(env, payment, open);
}

const isChosenFor = (cost: Cost): boolean => costDef(cost).request !== undefined;

/** Whether something can be chosen that leaves all of it payable; else why not, by what was tried last. */
function someWay(env: Env, payment: Payment, i: number): Verdict {
  const cost = allCosts(payment.costs, payment.chosen ?? NO_CHOICE)[i] as Cost;
  const request = costDef(cost).request?.(env, cost, NOTHING);
  let why: Verdict = reason('unpayable', 'there is no way to pay it');
  for (const answer of request ? listAnswers(request) : []) {
    why = payable(env, withChosen(payment, i, answerResult(request as Request, answer)));
    if (why === true) return true;
  }
  return why;
}

function withChosen(payment: Payment, i: number, result: Result): Payment {
  const chosen = [...(payment.chosen ?? NO_CHOICE)];
  chosen[i] = result;
  return { ...payment, chosen };
}

/**
 * The next cost for which something has to be chosen. Nothing that an earlier part takes is offered, and where one is
 * chosen none with which the rest could not be paid. `unpayable`: nothing that can be chosen pays it.
 */
export function nextPayment(env: Env, payment: Payment): Paying | 'unpayable' | null {
  const { costs, chosen = NO_CHOICE, taken = NOBODY } = payment;
  const all = allCosts(costs, chosen);
  const alone = all.length + taken.length < 2;
  for (const [i, cost] of all.entries()) {
    if (chosen[i]) continue;
    const request = costDef(cost).request?.(env, cost, alone ? NOTHING : spent(env, payment, i));
    if (!request) continue;
    const left = alone && !costDef(cost).more ? request : onlyPayable(env, payment, i, request);
    return left.shape === 'select' && left.candidates.length < left.min ? 'unpayable' : { cost: i, request: left };
  }
  return null;
}

/** What paying does, with what was chosen. */
export const paymentFacts = (env: Env, costs: readonly Cost[], chosen: Chosen): readonly Fact[] =>
  allCosts(costs, chosen).flatMap((cost, i) => costDef(cost).facts(env, cost, chosen[i]));

/** What was chosen to pay costs that have a name. */
export const namedPayments = (costs: readonly Cost[], chosen: Chosen): readonly (readonly [string, Result])[] =>
  allCosts(costs, chosen).flatMap(({ as }, i) => {
    const result = chosen[i];
    return as === undefined || !result ? [] : [[as, result] as const];
  });

function onlyPayable(env: Env, payment: Payment, i: number, request: Request): Request {
  if (request.shape !== 'select' || request.max !== 1) return request;
  const candidates = request.candidates.filter((ref) => payable(env, withChosen(payment, i, resultOf([ref]))) === true);
  return { ...request, candidates };
}

const NO_CHOICE: Chosen = [];
const NOBODY: readonly Ref[] = [];

const usesOf = (env: Env, costs: readonly Cost[], chosen: Chosen): readonly Use[] =>
  costs.flatMap((cost, i) => costDef(cost).uses(env, cost, chosen[i]));

/** What the costs besides one take for certain: of those for which something is chosen that, of others what is fixed. */
function spent(env: Env, { costs, chosen = NO_CHOICE, taken = NOBODY }: Payment, but: number): Spent {
  const refs: Ref[] = [...taken];
  const facts = new Map<string, number>();
  for (const [i, cost] of allCosts(costs, chosen).entries()) {
    if (i === but) continue;
    for (const use of costDef(cost).uses(env, cost, chosen[i]))
      if ('fact' in use && use.amount > 0) add(facts, use);
      else if ('of' in use && chosen[i]) refs.push(...use.of);
  }
  return { refs, facts };
}

const factKey = ({ bearer, fact }: { readonly bearer: Ref; readonly fact: string }): string =>
  `${refKey(bearer)} ${fact}`;

function add(facts: Map<string, number>, use: Extract<Use, { fact: string }>): number {
  const total = (facts.get(factKey(use)) ?? 0) + use.amount;
  facts.set(factKey(use), total);
  return total;
}

/** Whether there is enough for all of it: single facts first, then the rest as a flow from what wants to what has. */
function together(env: Env, uses: readonly Use[], taken: readonly Ref[]): Verdict {
  const facts = new Map<string, number>();
  const gains = new Map<string, number>();
  for (const use of uses) {
    if (!('fact' in use)) continue;
    const total = add(use.amount < 0 ? gains : facts, use);
    // What is put on must fit in as a whole, as what is taken off must be there.
    const fits =
      use.amount < 0
        ? factAfter(env, use.bearer, use.fact, -total) === fact(env, use.bearer, use.fact) - total
        : use.amount === 0 || total <= spendable(env, use.bearer, use.fact);
    if (!fits) return reason('unpayable', `${use.fact} does not suffice for all of it`);
  }
  const wanted: number[] = [];
  const from: number[][] = [];
  const room: number[] = [];
  const places = new Map<string, number>();
  const place = (key: string, holds: number): number => {
    const known = places.get(key) ?? room.push(holds) - 1;
    places.set(key, known);
    return known;
  };
  if (uses.some((use) => 'of' in use))
    for (const ref of taken) {
      from.push([place(refKey(ref), 1)]);
      wanted.push(1);
    }
  for (const use of uses) {
    if ('fact' in use) continue;
    if ('of' in use) from.push(use.of.map((ref) => place(refKey(ref), 1)));
    else
      from.push(
        use.from.map((fact) => {
          const key = factKey({ bearer: use.bearer, fact });
          return place(key, Math.max(0, spendable(env, use.bearer, fact) - (facts.get(key) ?? 0)));
        }),
      );
    wanted.push('of' in use ? use.count : use.amount);
  }
  const total = wanted.reduce((sum, n) => sum + n, 0);
  return mostMoved(wanted, from, room, total) === total || reason('unpayable', 'the same things cannot pay twice');
}
