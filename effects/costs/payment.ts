import type { Request } from '../choices/choice.ts';
import { answerResult, listAnswers } from '../choices/shapes.ts';
import type { Env } from '../env.ts';
import type { Fact } from '../events/event.ts';
import { eventDef } from '../events/registry.gen.ts';
import type { Result } from '../flow/frame.ts';
import { resultOf } from '../flow/results.ts';
import { crowdedOut } from '../flow/room.ts';
import type { Cost } from '../language.ts';
import { mostMoved } from '../max-flow.ts';
import { reason, type Verdict } from '../reason.ts';
import { fact, factAfter, spendable } from '../state/facts.ts';
import { type Ref, refKey } from '../state/refs.ts';
import type { Spent, Use } from './cost.ts';
import { canMakeRoom, type Open } from './making-room.ts';
import { costDef } from './registry.gen.ts';

/** What has been chosen to pay each of some costs, by their places; nothing for those still to come. */
export type Chosen = readonly (Result | undefined)[];

/** Costs that are paid together. */
export interface Payment {
  readonly costs: readonly Cost[];
  readonly chosen?: Chosen;
  /** What happens together with it: the way of a card that is played. What that is about cannot pay. */
  readonly besides?: readonly Fact[];
}

/** What cannot pay, since it is needed besides. */
const takenBy = (besides: readonly Fact[]): readonly Ref[] =>
  besides.flatMap((fact) => eventDef(fact).roles(fact).subject ?? []);

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

/**
 * Whether all of some costs can be paid together by `env.you`, with what is chosen already: nothing pays twice, and
 * there is room for whatever goes somewhere.
 */
export function payable(env: Env, payment: Payment): Verdict {
  const { costs, chosen = NO_CHOICE, besides = NOTHING_ELSE } = payment;
  const all = allCosts(costs, chosen);
  for (const cost of all) {
    const verdict = costDef(cost).payable(env, cost);
    if (verdict !== true) return verdict;
  }
  // One cost for which nothing is chosen takes no thing that something else could want.
  if (all.length > 1 || all.some(isChosenFor)) {
    const verdict = together(env, usesOf(env, all, chosen), takenBy(besides));
    if (verdict !== true) return verdict;
  }
  const leading = all.findIndex((cost, i) => costDef(cost).more && !chosen[i]);
  if (leading >= 0) return someWay(env, payment, leading);
  return roomy(env, payment, all);
}

const NO_ROOM = reason('full', 'there is no room for it');

/** Whether there is room for all that goes somewhere, by what is chosen or by something that can be. */
function roomy(env: Env, payment: Payment, all: readonly Cost[]): Verdict {
  const { costs, chosen = NO_CHOICE, besides = NOTHING_ELSE } = payment;
  // Only what is chosen for a cost goes anywhere.
  if (!all.some(isChosenFor)) return besides.length === 0 || crowdedOut(env, besides).size === 0 || NO_ROOM;
  const used: Use[] = [];
  const open: Open[] = [];
  for (const [i, cost] of all.entries()) {
    const def = costDef(cost);
    const request = chosen[i] ? null : def.request?.(env, cost, NOTHING);
    if (request?.shape !== 'select') used.push(...def.uses(env, cost, chosen[i]));
    else
      open.push({
        refs: request.candidates,
        count: request.min,
        facts: (ref) => def.facts(env, cost, resultOf([ref])),
      });
  }
  const fixed = [...paymentFacts(env, costs, chosen), ...besides];
  const can = (uses: readonly Use[]): boolean => together(env, [...used, ...uses], takenBy(besides)) === true;
  return canMakeRoom(env, { fixed, open, can }) || NO_ROOM;
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
  const { costs, chosen = NO_CHOICE, besides = NOTHING_ELSE } = payment;
  const all = allCosts(costs, chosen);
  const alone = all.length + besides.length < 2;
  for (const [i, cost] of all.entries()) {
    if (chosen[i]) continue;
    const request = costDef(cost).request?.(env, cost, alone ? NOTHING : spent(env, payment, i));
    if (!request) continue;
    const left = onlyPayable(env, payment, i, request);
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
const NOTHING_ELSE: readonly Fact[] = [];

const usesOf = (env: Env, costs: readonly Cost[], chosen: Chosen): readonly Use[] =>
  costs.flatMap((cost, i) => costDef(cost).uses(env, cost, chosen[i]));

/** What the costs besides one take for certain: of those for which something is chosen that, of others what is fixed. */
function spent(env: Env, { costs, chosen = NO_CHOICE, besides = NOTHING_ELSE }: Payment, but: number): Spent {
  const refs: Ref[] = [...takenBy(besides)];
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
