import type { Answer, Choice, Request } from '../choices/choice.ts';
import { answerResult, hasAnswer, listAnswers } from '../choices/shapes.ts';
import { type Writable, withKeys } from '../copy.ts';
import { paymentFacts } from '../costs/payment.ts';
import type { Position } from '../env.ts';
import { onePlayer } from '../evaluators.ts';
import type { Fact } from '../events/event.ts';
import { openChoice } from '../flow/asking.ts';
import { decideBatch, proposalsOf, pushFollows } from '../flow/deciding.ts';
import { goOn } from '../flow/finish.ts';
import {
  type Cause,
  copyFrame,
  type Draft,
  type Frame,
  type NodeState,
  newFrame,
  nodeState,
  type Pick,
  type Program,
  type Results,
} from '../flow/frame.ts';
import { NOTHING, numberResult, objectsAfter } from '../flow/results.ts';
import { frameOf, readyStatus, scopeOf } from '../flow/scope.ts';
import { closeWindow } from '../flow/turn.ts';
import type { Ask } from '../ops/op.ts';
import { reason, type Verdict } from '../reason.ts';
import { type ChoiceId, choiceId, frameId } from '../state/ids.ts';
import { liveObject, refOf } from '../state/objects.ts';
import type { Ref } from '../state/refs.ts';
import type { GameObject } from '../state/state.ts';
import type { Tx } from '../state/tx.ts';
import { type Deed, makeDeed, type Plan, planEnv, planOf, planProgram } from './plan.ts';
import {
  cardMove,
  chosenCosts,
  chosenModes,
  finishable,
  nextQuestion,
  pickResults,
  pickVerdict,
  planCosts,
  planTargets,
  playResults,
  type Question,
  TRIED,
} from './questions.ts';

/**
 * Begins a play: a frame that only collects picks. A draft in a window takes no numbers from counters, so that
 * dropping it gives the state from before by value.
 */
export function beginDraft(tx: Tx, deed: Deed, from: { window?: Choice; parent?: Frame }): void {
  const { window, parent } = from;
  const draft: Writable<Draft> = { action: deed.action, picks: NOTHING_PICKED };
  if (window) draft.window = unanswered(window);
  if (deed.ability !== undefined) draft.ability = deed.ability;
  if (deed.costs !== undefined) draft.costs = deed.costs;
  const frame = newFrame({
    id: frameId(tx.state.counters.frame + 1),
    scope: scopeOf(tx),
    kind: 'play',
    status: 'draft',
    program: NO_PROGRAM,
    results: NO_RESULTS,
    source: deed.source,
    controller: deed.player,
    cause: parent ? { frame: parent.id } : NO_CAUSE,
  });
  frame.draft = draft;
  if (parent) {
    frame.parent = parent.id;
    const action = window && deed.action;
    tx.setFrame(copyFrame(parent, nodeState({ child: frame.id, action })));
  }
  tx.pushFrame(frame);
}

const NOTHING_PICKED: readonly Pick[] = [];
const NO_PROGRAM: Program = { in: 'play', nodes: [] };
const NO_RESULTS: Results = {};
const NO_CAUSE: Cause = {};

/** The window as it was before the answer that began the play. */
const unanswered = (window: Choice): Choice => ({ ...window, answers: window.answers.map(() => null) });

/** The plan of a play in progress. Nothing has moved since it was begun, so there is one. */
export function planOfDraft(
  at: Position,
  { draft, source, controller: player }: Frame,
): { plan: Plan; draft: Draft } | null {
  if (!draft) return null;
  const { action, ability, costs } = draft;
  const deed = makeDeed({ action, player, source: source?.kind === 'object' ? source : null, ability, costs });
  const plan = planOf(at, deed);
  return 'code' in plan ? null : { plan, draft };
}

/** Whether an answer is legal for a play: of its shape, and leading to a play that can be finished. */
export function draftVerdict(at: Position, frame: Frame, request: Request, answer: Answer): Verdict {
  const known = planOfDraft(at, frame);
  return known
    ? pickVerdict(at, known.plan, known.draft.picks, request, answer)
    : reason('gone', 'it cannot be played any more');
}

/** Asks the next question of a play, or commits it. */
export function stepDraft(tx: Tx, frame: Frame): void {
  const known = planOfDraft(tx, frame);
  const question = known && nextQuestion(tx, known.plan, known.draft.picks);
  if (!known || (question && 'code' in question)) return cancelDraft(tx, frame);
  const { plan, draft } = known;
  if (question === null)
    return finishable(tx, plan, draft.picks) === true ? commit(tx, frame, plan, draft) : cancelDraft(tx, frame);
  const ask = finishableAsk(tx, plan, draft.picks, question);
  // Offered once, and nothing to be had for it any more: a play is taken back before it asks what nobody can answer.
  if (!ask.requests.every(hasAnswer)) return cancelDraft(tx, frame);
  const begun = draft.window?.id ?? draft.asked;
  const id = begun && choiceId(`${begun}.${draft.picks.length + 1}`);
  const answers = openChoice(tx, { kind: 'draft', frame: frame.id }, ask, { source: frame.source, id });
  const result = answers?.[0]?.result;
  if (result) tx.setFrame(withPick(frame, { name: question.name, result }));
  else if (!begun) tx.setFrame(withAsked(frame, draft, tx.state.choices.at(-1)?.id));
}

/** Notes the first choice that a play without a window has opened. */
function withAsked(frame: Frame, draft: Draft, asked: ChoiceId | undefined): Frame {
  const next = copyFrame(frame, frame.node);
  if (asked !== undefined) next.draft = withKeys(draft, { asked });
  return next;
}

export function withPick(frame: Frame, pick: Pick): Frame {
  if (!frame.draft) return frame;
  const next = copyFrame(frame, frame.node);
  next.draft = { ...frame.draft, picks: [...frame.draft.picks, pick] };
  return next;
}

/** The question that a draft's open choice is about. */
export function openQuestion(tx: Tx, frame: Frame): string {
  const known = planOfDraft(tx, frame);
  const question = known && nextQuestion(tx, known.plan, known.draft.picks);
  if (question === null || 'code' in question) throw new Error(`Draft ${frame.id} asks nothing.`);
  return question.name;
}

/**
 * The amounts from the least to the largest with which the play can still be finished. Mostly more only costs more, and
 * the largest is found by halving; where more makes room, or pays for itself, they are tried one by one.
 */
function finishableAmounts(tx: Tx, plan: Plan, picks: readonly Pick[], { name, request }: Amounts): NumberRequest {
  const works = (n: number): boolean => finishable(tx, plan, [...picks, { name, result: numberResult(n) }]) === true;
  let [low, high] = [request.min, request.max];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (works(middle)) low = middle;
    else high = middle - 1;
  }
  const last = Math.max(request.min, request.max - TRIED);
  let max = low;
  if (!works(max)) for (max = request.max; max > last && !works(max); ) max -= 1;
  let { min } = request;
  while (min < max && min < request.min + TRIED && !works(min)) min += 1;
  return { ...request, min, max };
}

interface Amounts {
  readonly name: string;
  readonly request: NumberRequest;
}

type NumberRequest = Extract<Request, { shape: 'number' }>;

/** The question without what could not be finished. Mostly nothing is left out, and it stays as it is. */
function finishableAsk(tx: Tx, plan: Plan, picks: readonly Pick[], question: Question): Ask {
  const { ask } = question;
  const requests = ask.requests.map((r) => onlyFinishable(tx, plan, picks, question, r));
  return requests.every((r, i) => r === ask.requests[i]) ? ask : { purpose: ask.purpose, requests, open: ask.open };
}

/** Single picks after which the play could not be finished are not offered, nor amounts that are too large. */
function onlyFinishable(tx: Tx, plan: Plan, picks: readonly Pick[], question: Question, request: Request): Request {
  if (request.shape === 'number') return finishableAmounts(tx, plan, picks, { name: question.name, request });
  const open = planTargets(plan, picks).filter(({ as }) => !picks.some((p) => p.name === as)).length;
  const more = open > 1 || planCosts(plan, picks).length > 0 || plan.form.move?.cell === question.name;
  if (request.shape !== 'select' || request.max !== 1 || !question.target || !more) return request;
  const good = new Set<number>();
  for (const answer of listAnswers({ ...request, min: 1 })) {
    const pick: Pick = { name: question.name, result: answerResult(request, answer) };
    const [position] = answer as readonly number[];
    if (position !== undefined && finishable(tx, plan, [...picks, pick]) === true) good.add(position);
  }
  return { ...request, candidates: request.candidates.filter((_, i) => good.has(i)) };
}

/** Everything at once: costs, the card's move, and that it was played. Nothing of it has shown before. */
function commit(tx: Tx, frame: Frame, plan: Plan, draft: Draft): void {
  const results = pickResults(draft.picks);
  const env = planEnv(tx, plan, results);
  const facts: Fact[] = [
    ...paymentFacts(env, planCosts(plan, draft.picks), chosenCosts(draft.picks)),
    ...cardMove(tx, plan, draft.picks),
  ];
  const targets: Ref[] = [];
  for (const { as } of planTargets(plan, draft.picks)) targets.push(...(results[as]?.refs ?? []));
  const acted: Writable<Extract<Fact, { type: 'acted' }>> = {
    type: 'acted',
    player: plan.player,
    action: plan.form.action,
  };
  if (plan.source) acted.object = plan.source;
  if (targets.length > 0) acted.targets = targets;
  facts.push(acted);
  if (plan.use !== null) facts.push({ type: 'used', key: plan.use });
  tx.number('frame');
  const paying = copyFrame(frame, { proposals: proposalsOf({ facts }, frame) });
  paying.status = 'paying';
  tx.setFrame(paying);
  pay(tx, paying, plan, draft);
}

/** Goes on paying once a question about a replacement is answered. */
export function stepPaying(tx: Tx, frame: Frame): void {
  const known = planOfDraft(tx, frame);
  if (!known) return cancelDraft(tx, frame);
  const { plan, draft } = known;
  pay(tx, frame, plan, draft);
}

/** Pays, with what replaces the payment; then the play waits on the stack or starts to resolve. */
function pay(tx: Tx, frame: Frame, plan: Plan, draft: Draft): void {
  const results = playResults(plan, draft.picks);
  const targets = planTargets(plan, draft.picks).map((t) => ({
    as: t.as,
    from: t.from,
    by: onePlayer(planEnv(tx, plan, results), t.by),
    refs: results[t.as]?.refs ?? [],
  }));
  const before = leaving(tx, plan, draft);
  const decided = decideBatch(tx, frame, frame.node as NodeState, plan.form.action);
  if (!decided) return;
  const stays = before && isWhere(tx, before);
  const now = plan.source ? tx.state.objects[plan.source.id] : null;
  const modes = chosenModes(plan, draft.picks).map((m) => m.name);
  // What paying has moved can be spoken of where it lies now; what was picked is what it was before.
  const paid = objectsAfter(decided.events.filter((e) => e.type === 'moved' && e.object.id !== plan.source?.id));
  const played = newFrame({
    id: frame.id,
    scope: frame.scope,
    kind: plan.form.kind,
    status: plan.form.kind === 'play' && !stays ? readyStatus(tx) : 'starting',
    program: stays ? NO_PROGRAM : planProgram(tx, plan, modes),
    cursor: frame.cursor,
    results: paid.amount > 0 ? { ...results, it: paid } : results,
    source: now ? refOf(now) : plan.source,
    controller: frame.controller,
    cause: frame.cause,
  });
  played.origin = plan.form.origin;
  if (targets.length > 0 && !stays) played.targets = targets;
  if (plan.form.after && !stays) played.after = plan.form.after;
  if (frame.parent !== undefined) played.parent = frame.parent;
  if (stays) played.fizzled = true;
  tx.begin(played);
  tx.setFrame(played);
  if (plan.form.closes) closeWindow(tx);
  if (tx.state.priority) tx.set('priority', { holder: plan.player, passes: 0 });
  pushFollows(tx, frame, decided.follows);
}

/** The card of a play that has somewhere else to go. */
function leaving(at: Position, plan: Plan, { picks }: Draft): GameObject | null {
  const [way] = cardMove(at, plan, picks);
  const object = plan.source && liveObject(at, plan.source);
  if (way?.type !== 'moved' || !object) return null;
  return way.to === object.zone && way.cell === object.cell ? null : object;
}

/** Whether an object is where it was: a card that could not go its way, since what was to make room stayed, comes to nothing. */
function isWhere(at: Position, { id, inc, zone, cell }: GameObject): boolean {
  const now = at.state.objects[id];
  return now?.inc === inc && now.zone === zone && now.cell === cell;
}

/** Drops a play in progress: its window is open again as it was, or the effect that made the play goes on. */
export function cancelDraft(tx: Tx, frame: Frame): void {
  const { draft } = frame;
  tx.set(
    'choices',
    tx.state.choices.filter((c) => c.asker.kind !== 'draft' || c.asker.frame !== frame.id),
  );
  tx.dropFrame(frame.id);
  if (!draft?.window) return goOn(tx, frame, NOTHING);
  const parent = frameOf(tx, frame.parent);
  if (parent) tx.setFrame(copyFrame(parent, undefined));
  tx.ask(draft.window);
}
