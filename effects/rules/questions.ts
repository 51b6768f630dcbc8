import type { Answer, Request } from '../choices/choice.ts';
import { answerResult, listAnswers } from '../choices/shapes.ts';
import { type Chosen, namedPayments, nextPayment, type Payment, payable } from '../costs/payment.ts';
import type { Env, Position } from '../env.ts';
import { count, test } from '../evaluators.ts';
import type { Fact } from '../events/event.ts';
import type { Pick, Results } from '../flow/frame.ts';
import { targetAsk } from '../flow/targeting.ts';
import type { Cost, Mode, TargetSpec } from '../language.ts';
import type { Ask } from '../ops/op.ts';
import { type Reason, reason, type Verdict } from '../reason.ts';
import { zoneFor } from '../state/objects.ts';
import { hasRef, refKey, wordRef } from '../state/refs.ts';
import { usesLeft } from '../state/uses.ts';
import type { Form } from './form.ts';
import { costPick, costPicked, MODE_PICK } from './pick-names.ts';
import { type Plan, planEnv } from './plan.ts';

/** One thing that a play still has to ask. */
export interface Question {
  readonly name: string;
  readonly ask: Ask;
  /** The target that it is for. */
  readonly target?: TargetSpec;
}

const NO_RESULTS: Results = {};

export function pickResults(picks: readonly Pick[]): Results {
  if (picks.length === 0) return NO_RESULTS;
  const results: Record<string, Pick['result']> = {};
  for (const { name, result } of picks) results[name] = result;
  return results;
}

/** What the effect of a play can speak of: all that was picked, and what pays costs also under their own names. */
export function playResults(plan: Plan, picks: readonly Pick[]): Results {
  const named = namedPayments(planCosts(plan, picks), chosenCosts(picks));
  return named.length === 0 ? pickResults(picks) : { ...pickResults(picks), ...Object.fromEntries(named) };
}

const NO_MODES: readonly Mode[] = [];

export function chosenModes(plan: Plan, picks: readonly Pick[]): readonly Mode[] {
  if (!plan.form.modes) return NO_MODES;
  const words = picks.find((p) => p.name === MODE_PICK)?.result.refs ?? [];
  return words.flatMap((w) => (w.kind === 'word' ? (plan.form.modes?.of.find((m) => m.name === w.word) ?? []) : []));
}

export function planTargets(plan: Plan, picks: readonly Pick[]): readonly TargetSpec[] {
  const modes = chosenModes(plan, picks);
  return modes.length === 0 ? plan.form.targets : [...plan.form.targets, ...modes.flatMap((m) => m.targets ?? [])];
}

export function planCosts(plan: Plan, picks: readonly Pick[]): readonly Cost[] {
  const modes = chosenModes(plan, picks);
  return modes.length === 0 ? plan.costs : [...plan.costs, ...modes.flatMap((m) => m.costs ?? [])];
}

/** The next question of a play: its modes, its amounts, its targets, then what to pay with. `null`: all is picked. */
export const nextQuestion = (at: Position, plan: Plan, picks: readonly Pick[]): Question | Reason | null =>
  questionIn(planEnv(at, plan, pickResults(picks)), plan, picks);

function questionIn(env: Env, plan: Plan, picks: readonly Pick[]): Question | Reason | null {
  const picked = (name: string): boolean => picks.some((p) => p.name === name);
  if (plan.form.modes && !picked(MODE_PICK)) return modeQuestion(env, plan, plan.form.modes);
  for (const spec of plan.form.amounts) {
    if (picked(spec.as)) continue;
    const min = Math.max(0, count(env, spec.min ?? 0));
    const max = count(env, spec.max);
    if (max < min) return reason('out-of-range', 'there is no number to name');
    const request = { shape: 'number', player: plan.player, min, max } as const;
    return { name: spec.as, ask: { purpose: 'amount', open: false, requests: [request] } };
  }
  for (const target of planTargets(plan, picks)) {
    if (picked(target.as)) continue;
    const ask = targetOf(env, plan, target);
    return ask ? { name: target.as, ask, target } : NO_TARGET;
  }
  const payment = paymentOf(env, plan, picks);
  const next = nextPayment(env, payment);
  if (next === null) return null;
  if (next === 'unpayable') return unpayable(payable(env, payment));
  return { name: costPick(next.cost), ask: { purpose: 'cost', open: false, requests: [next.request] } };
}

/** The question for a target of a play: a card that is played is none itself, for it goes where it is played to. */
function targetOf(env: Env, { form, source }: Plan, spec: TargetSpec): Ask | null {
  const ask = targetAsk(env, spec);
  const [request] = ask?.requests ?? [];
  if (!ask || !form.move || !source || request?.shape !== 'select' || !hasRef(request.candidates, source)) return ask;
  const candidates = request.candidates.filter((ref) => refKey(ref) !== refKey(source));
  if (candidates.length < request.min) return null;
  const left = { ...request, candidates, max: Math.min(request.max, candidates.length) };
  return { purpose: ask.purpose, open: ask.open, requests: [left] };
}

const NO_TARGET = reason('no-target', 'there is no legal target');

const unpayable = (verdict: Verdict): Reason =>
  verdict === true ? reason('unpayable', 'nothing that can be chosen pays it') : verdict;

/** What a play costs, with what has been picked to pay it; the card goes its way together with that. */
const paymentOf = (at: Position, plan: Plan, picks: readonly Pick[]): Payment => ({
  costs: planCosts(plan, picks),
  chosen: chosenCosts(picks),
  besides: cardMove(at, plan, picks),
});

const NO_MOVE: readonly Fact[] = [];

/** The way of the card that is played, if one is: to the cell that was picked for it, if one was. */
export function cardMove(at: Position, { form, source, player }: Plan, picks: readonly Pick[]): readonly Fact[] {
  if (!form.move || !source) return NO_MOVE;
  const { to, cell } = form.move;
  const place = cell === undefined ? undefined : picks.find((p) => p.name === cell)?.result.refs[0];
  return place?.kind === 'cell'
    ? [{ type: 'moved', object: source, to: place.zone, how: 'play', cell: place.cell }]
    : [{ type: 'moved', object: source, to: zoneFor(at, to, player), how: 'play' }];
}

/** What has been picked to pay the costs of a play. */
export function chosenCosts(picks: readonly Pick[]): Chosen {
  const chosen: Chosen[number][] = [];
  for (const { name, result } of picks) {
    const cost = costPicked(name);
    if (cost !== null) chosen[cost] = result;
  }
  return chosen;
}

function modeVerdict(env: Env, plan: Plan, { name, if: condition }: Mode): Verdict {
  const verdict = condition === undefined || test(env, condition);
  const pick: Pick = { name: MODE_PICK, result: { refs: [wordRef(name)], amount: 1 } };
  return verdict === true ? finishable(env, plan, [pick]) : verdict;
}

function modeQuestion(env: Env, plan: Plan, modes: NonNullable<Form['modes']>): Question | Reason {
  const open: Mode[] = [];
  let why: Verdict = true;
  for (const mode of modes.of) {
    const verdict = modeVerdict(env, plan, mode);
    if (verdict === true) open.push(mode);
    else if (why === true) why = verdict;
  }
  // Where none is left, what is wrong with the first is what is wrong with the play: mostly its cost.
  if (open.length < modes.min)
    return open.length === 0 && why !== true ? why : reason('no-candidate', 'there are too few modes');
  const candidates = open.map((m) => wordRef(m.name));
  const max = Math.min(modes.max, candidates.length);
  return {
    name: MODE_PICK,
    ask: {
      purpose: 'mode',
      open: false,
      requests: [{ shape: 'select', player: plan.player, candidates, min: modes.min, max }],
    },
  };
}

/** Amounts that are tried out one by one; a cost that needs more of them to become payable is a fault of the data. */
export const TRIED = 1000;

/** Whether some way to go on leads to a play that can be paid for. */
export function finishable(at: Position, plan: Plan, picks: readonly Pick[]): Verdict {
  const env = planEnv(at, plan, pickResults(picks));
  const question = questionIn(env, plan, picks);
  if (question !== null && 'code' in question) return question;
  // Only what to pay with is left: looking at the costs together, with what is picked for some, is enough.
  if (question === null || costPicked(question.name) !== null) return payable(env, paymentOf(env, plan, picks));
  const [request] = question.ask.requests;
  if (!request) return true;
  // What no pick still to come can make payable need not be searched, nor a play that lacks a later target anyway.
  if (!awaited(plan, picks)) {
    const verdict = payable(env, paymentOf(env, plan, picks));
    if (verdict !== true) return verdict;
  }
  if (lacksTarget(env, plan, picks)) return reason('no-target', 'there is no legal target');
  // Where nothing later speaks of this pick any answer is as good as another.
  const tries = question.name !== MODE_PICK && !spokenOfLater(plan, picks, question.name) ? 1 : TRIED;
  let why: Verdict = reason('no-target', 'there is no legal target');
  let k = 0;
  for (const answer of listAnswers(request)) {
    why = finishable(at, plan, [...picks, { name: question.name, result: answerResult(request, answer) }]);
    if (why === true || ++k >= (request.shape === 'number' ? tries : tries === 1 ? 1 : Number.POSITIVE_INFINITY))
      return why;
  }
  return why;
}

/** Whether a cost, or the way of the card, depends on something that is not picked yet. */
function awaited(plan: Plan, picks: readonly Pick[]): boolean {
  const cell = plan.form.move?.cell;
  if (cell !== undefined && !picks.some((p) => p.name === cell)) return true;
  if (plan.form.modes && !picks.some((p) => p.name === MODE_PICK)) return true;
  const costs = planCosts(plan, picks);
  if (costs.length === 0) return false;
  const open = (spec: { readonly as: string }): boolean => !picks.some((p) => p.name === spec.as);
  const speaks = (spec: { readonly as: string }): boolean => open(spec) && speaksOf(costs, spec.as);
  return plan.form.amounts.some(speaks) || planTargets(plan, picks).some(speaks);
}

/** Whether a target that no open pick changes has too few candidates. */
function lacksTarget(env: Env, plan: Plan, picks: readonly Pick[]): boolean {
  const targets = planTargets(plan, picks);
  const isOpen = ({ as }: TargetSpec): boolean => !picks.some((p) => p.name === as);
  const changes = (spec: TargetSpec, as: string): boolean => as !== spec.as && speaksOf([spec], as);
  return targets.some(
    (spec) =>
      isOpen(spec) &&
      !plan.form.amounts.some((amount) => changes(spec, amount.as)) &&
      !targets.some((other) => isOpen(other) && changes(spec, other.as)) &&
      !targetOf(env, plan, spec),
  );
}

/** Whether a later target or a cost speaks of a pick, or the card goes where it says. */
const spokenOfLater = (plan: Plan, picks: readonly Pick[], name: string): boolean =>
  plan.form.move?.cell === name ||
  speaksOf(planCosts(plan, picks), name) ||
  speaksOf(
    planTargets(plan, picks).filter((spec) => spec.as !== name),
    name,
  );

/** All words in a piece of data, keys as well. */
const spoken = new WeakMap<object, ReadonlySet<string>>();

function wordsOf(data: object): ReadonlySet<string> {
  const known = spoken.get(data);
  if (known) return known;
  const words = new Set<string>();
  collectWords(data, words);
  spoken.set(data, words);
  return words;
}

function collectWords(data: unknown, into: Set<string>): void {
  if (typeof data === 'string') into.add(data);
  else if (Array.isArray(data)) for (const part of data) collectWords(part, into);
  else if (typeof data === 'object' && data !== null)
    for (const [key, part] of Object.entries(data)) {
      into.add(key);
      collectWords(part, into);
    }
}

const speaksOf = (data: readonly object[], name: string): boolean => data.some((part) => wordsOf(part).has(name));

/**
 * Whether an answer to a play's open question is legal: besides its shape, the play must be one that can still be
 * finished and paid for. What is listed and what is accepted both ask this.
 */
export function pickVerdict(
  at: Position,
  plan: Plan,
  picks: readonly Pick[],
  request: Request,
  answer: Answer,
): Verdict {
  const question = nextQuestion(at, plan, picks);
  if (question === null || 'code' in question) return reason('gone', 'nothing is asked');
  return finishable(at, plan, [...picks, { name: question.name, result: answerResult(request, answer) }]);
}

/** Whether the deed may be begun now: its conditions, its limit, and some complete way to finish it. */
export function playable(at: Position, plan: Plan): Verdict {
  const env = planEnv(at, plan);
  for (const condition of plan.form.conditions) {
    const verdict = test(env, condition);
    if (verdict !== true) return verdict;
  }
  if (plan.use !== null && plan.form.limit && usesLeft(at, plan.use, plan.form.limit) <= 0)
    return reason('limit', 'it has been used as often as it may be');
  return finishable(at, plan, []);
}
