import { withKeys } from '../copy.ts';
import { type Env, envOf, type Position } from '../env.ts';
import { count, select, selectPlayers } from '../evaluators.ts';
import type { Proposal } from '../events/event.ts';
import { memoOf } from '../memo.ts';
import type { Ask } from '../ops/op.ts';
import { emptyAsk, isOpen, selectRequest } from '../ops/requests.ts';
import type { Check } from '../ruleset.ts';
import { frameId, type PlayerId, playerId } from '../state/ids.ts';
import { isEveryoneIn, turnOrder } from '../state/objects.ts';
import type { Ref } from '../state/refs.ts';
import type { Tx } from '../state/tx.ts';
import { openChoice } from './asking.ts';
import { applyBatch } from './batch.ts';
import { decideBatch, pushFollows } from './deciding.ts';
import { depart, departing } from './departures.ts';
import { type Answered, copyFrame, type Frame, newFrame, type Results } from './frame.ts';
import { NOTHING, resultOf } from './results.ts';
import { runnable, scopeOf } from './scope.ts';
import { changeAnything } from './verdicts.ts';

/** A check that is due, with what it found. */
export interface Due {
  readonly check: Check;
  readonly found: readonly Ref[];
}

/** How the rules see the position while a check is made: `them` is what it found. */
const rulesEnv = (at: Position, you: PlayerId, results: Results = FOUND_NOTHING): Env =>
  envOf(at, { you, self: null, results });

const FOUND_NOTHING: Results = { it: NOTHING };

/** The checks that are due on this state; a check that would change nothing is not. */
export function dueChecks(at: Position): readonly Due[] {
  const memo = memoOf(at);
  if (memo.due) return memo.due;
  const env = rulesEnv(at, at.state.turn.active);
  const due: Due[] = [];
  for (const check of at.book.ruleset.checks) {
    const found = select(env, check.find);
    if (found.length > 0 && (check.ask || changesAnything(at, check, found))) due.push({ check, found });
  }
  memo.due = due;
  return due;
}

const changesAnything = (at: Position, check: Check, found: readonly Ref[]): boolean =>
  changeAnything(
    at,
    proposals(at, check, found).map((p) => p.fact),
  );

function proposals(at: Position, check: Check, them: readonly Ref[]): Proposal[] {
  const env = rulesEnv(at, at.state.turn.active, { it: resultOf(them) });
  const found: Proposal[] = [];
  for (const node of check.do) for (const fact of at.book.lang.propose(env, node).facts) found.push({ fact });
  return found;
}

/** Who is left, if the match is decided: at most one of several, or nobody. */
function decided(at: Position): readonly PlayerId[] | null {
  if (isEveryoneIn(at)) return null;
  const left = turnOrder(at, playerId(0));
  return left.length <= 1 ? left : null;
}

/**
 * Whether some state check, or the end of the match, is due. What a replacement does besides is part of what happened:
 * until that is done, no check is.
 */
export const checksDue = (at: Position): boolean =>
  decided(at) !== null || departing(at).length > 0 || (runnable(at)?.kind !== 'follow' && dueChecks(at).length > 0);

/** All checks that are due, on one state and in one batch; who wins is judged when no other check is due. */
export function sweep(tx: Tx): void {
  tx.set('unchecked', false);
  const leaving = departing(tx);
  if (leaving.length > 0) return depart(tx, leaving);
  const frame = newFrame({
    id: frameId(tx.number('frame')),
    scope: scopeOf(tx),
    kind: 'sweep',
    status: 'running',
    program: { in: 'play', nodes: [] },
    results: {},
    source: null,
    controller: tx.state.turn.active,
    // What it does has a cause of its own: the batch after which it was due.
    cause: { batch: tx.state.counters.batch },
  });
  tx.pushFrame(frame);
  stepSweep(tx, frame);
}

function askOf(at: Position, { find, ask }: Asking): Ask {
  const { lang } = at.book;
  const rules = rulesEnv(at, at.state.turn.active);
  const players = selectPlayers(rules, ask.by).map((you) => rulesEnv(at, you));
  const open =
    lang.open(rules, find) && lang.open(rules, ask.by) && players.every((env) => isOpen(env, ask.from, ask.count));
  const requests = players.flatMap((env) => {
    const from = select(env, ask.from);
    const n = Math.max(0, Math.min(from.length, count(env, ask.count)));
    if (from.length > 0) return [selectRequest(env, env.you, { refs: from, from: ask.from }, { min: n, max: n })];
    return open ? [] : emptyAsk(env.you, ask.purpose).requests;
  });
  return { purpose: ask.purpose, requests, open };
}

type Asking = Check & { readonly ask: NonNullable<Check['ask']> };

const isAsking = (check: Check): check is Asking => check.ask !== undefined;

/** Asks what a sweep has to ask, then acts in one batch. */
export function stepSweep(tx: Tx, frame: Frame): void {
  const node = frame.node ?? {};
  const answers = node.answers ?? (node.proposals ? [] : questions(tx, frame));
  if (!answers) return;
  const start = node.proposals ? node : withKeys(node, { answers, proposals: sweepProposals(tx, answers) });
  const result = decideBatch(tx, frame, start, 'check');
  if (!result) return;
  tx.dropFrame(frame.id);
  pushFollows(tx, frame, result.follows);
  // What could not happen must not keep the match from ending.
  if (result.events.length === 0) judge(tx);
}

/** The questions of all checks that are due, as one choice; `null` while it is open. */
function questions(tx: Tx, frame: Frame): readonly Answered[] | null {
  const asks = dueChecks(tx).flatMap(({ check }) => (isAsking(check) ? [askOf(tx, check)] : []));
  const [first] = asks;
  const requests = asks.flatMap((a) => a.requests);
  if (!first || requests.length === 0) return [];
  const ask: Ask = { purpose: first.purpose, requests, open: asks.every((a) => a.open) };
  const answers = openChoice(tx, { kind: 'node', frame: frame.id }, ask, { source: null });
  if (!answers) tx.setFrame(copyFrame(frame, {}));
  return answers;
}

function judge(tx: Tx): void {
  const winners = decided(tx);
  if (winners) applyBatch(tx, [{ fact: { type: 'ended', winners, reason: endReason(tx, winners) } }], {});
}

/** Alone one has lost; of several nobody left is a draw. */
function endReason(at: Position, winners: readonly PlayerId[]): string {
  if (winners.length > 0) return 'last';
  return at.state.players.length === 1 ? 'lost' : 'draw';
}

function sweepProposals(tx: Tx, answers: readonly Answered[]): Proposal[] {
  const due = dueChecks(tx);
  if (due.length === 0) {
    const winners = decided(tx);
    return winners ? [{ fact: { type: 'ended', winners, reason: endReason(tx, winners) } }] : [];
  }
  // Each check gets the answers to its own requests: they stand in the order of the checks.
  let next = 0;
  return due.flatMap(({ check, found }) => {
    if (!isAsking(check)) return proposals(tx, check, found);
    const own = answers.slice(next, next + askOf(tx, check).requests.length);
    next += own.length;
    return proposals(
      tx,
      check,
      own.flatMap((a) => a.result.refs),
    );
  });
}
