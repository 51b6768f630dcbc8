import type { Answer, Request } from '../choices/choice.ts';
import { withKeys } from '../copy.ts';
import type { Env, Position } from '../env.ts';
import type { Effect, OpName } from '../language.ts';
import type { OpMap } from '../ops/map.gen.ts';
import type { ExpandingOp, OpDef, ProposingOp } from '../ops/op.ts';
import { opDef } from '../ops/registry.gen.ts';
import type { Verdict } from '../reason.ts';
import { frameId } from '../state/ids.ts';
import type { Tx } from '../state/tx.ts';
import { type ActRequest, openAct } from './acting.ts';
import { answered, openChoice } from './asking.ts';
import { advance, currentNode, enter, firstRound, named } from './cursor.ts';
import { decideBatch, proposalsOf, pushFollows } from './deciding.ts';
import {
  type Answered,
  copyFrame,
  type Frame,
  type Instead,
  type NodeState,
  newFrame,
  nodeState,
  type Result,
} from './frame.ts';
import { joinResults, kindOf, NOTHING } from './results.ts';
import { frameEnv } from './scope.ts';

/** Parameters of any op: a node has those of its own. */
type Params = OpMap[OpName];

const isProposing = (op: OpDef<Params>): op is ProposingOp<Params> => 'propose' in op;

/**
 * Takes the frame's current node as far as it goes in one step: its question, then its batch, then its result. Each
 * pause is kept in the frame, so that the node goes on where it was.
 */
export function stepNode(tx: Tx, frame: Frame, node: Effect): void {
  const op = opDef(node);
  // What it waited for was countered.
  if (frame.node?.child !== undefined) return tx.setFrame(advance(frame, named(frame, node, NOTHING)));
  const at = frame.node ?? {};
  if (at.instead) return tx.setFrame(advance(frame, named(frame, node, withPlaced(tx, frame, node, at.instead))));
  if (at.proposals) return settleBatch(tx, frame, node, op, at);
  const answers = answersOf(tx, frame, node, op, at);
  if (!answers) return;
  if (isProposing(op)) {
    const outcome = op.propose(frameEnv(tx, frame), node, answers);
    const proposals = proposalsOf(outcome, frame);
    settleBatch(tx, frame, node, op, nodeState({ answers, proposals, none: outcome.none }));
  } else expand(tx, frame, node, op, answers);
}

/** Asks what the node has to ask, one thing after the other. `null`: it is open now, and the node waits. */
function answersOf(tx: Tx, frame: Frame, node: Effect, op: OpDef<Params>, at: NodeState): readonly Answered[] | null {
  if (!op.ask) return NONE;
  const env = frameEnv(tx, frame);
  let answers = at.answers ?? NONE;
  let ask = at.answers ? op.askNext?.(env, node, answers) : op.ask(env, node);
  while (ask) {
    const given = openChoice(tx, { kind: 'node', frame: frame.id }, ask, { source: frame.source });
    if (!given) {
      tx.setFrame(copyFrame(frame, nodeState({ ...at, answers: answers.length > 0 ? answers : undefined })));
      return null;
    }
    answers = [...answers, ...given];
    ask = op.askNext?.(env, node, answers);
  }
  return answers;
}

const NONE: readonly never[] = [];

/** What an answer to the node's open question must be besides its shape; `null` where every one is legal. */
export function nodeRule(at: Position, frame: Frame): ((asked: Request, answer: Answer) => Verdict) | null {
  const node = currentNode(at.book, frame);
  const accepts = node && opDef(node).accepts;
  if (!accepts) return null;
  const env = frameEnv(at, frame);
  const before = frame.node?.answers ?? NONE;
  return (asked, answer) => accepts(env, node, [...before, ...answered([asked], [answer])]);
}

/** Whether everyone can work out what a node that publishes nothing comes to. */
function nodeOpen(env: Env, node: Effect, op: OpDef<Params>): boolean {
  const ask = op.ask?.(env, node);
  if (ask) return ask.open;
  const { op: _, as: __, ...params } = node;
  return env.book.lang.dataOpen(env, params);
}

/** Replaces what is to be replaced, applies the batch, and publishes the node's result. */
function settleBatch(tx: Tx, frame: Frame, node: Effect, op: OpDef<Params>, start: NodeState): void {
  const decided = decideBatch(tx, frame, start, node.op);
  if (!decided || !isProposing(op)) return;
  const env = frameEnv(tx, frame);
  // What was not done for a reason came to nothing, whatever was answered before.
  const idle = start.none !== undefined && decided.events.length === 0;
  const { events, parts, follows, instead } = decided;
  const result = idle ? NOTHING : op.result(env, node, { events, parts, answers: start.answers ?? [] });
  // What happened everyone was told of, as far as he may know. Of what only was worked out nobody was told anything.
  const told = events.length > 0 || nodeOpen(env, node, op);
  const got = told ? result : withKeys(result, { hidden: true as const });
  const { batch } = tx.state.counters;
  const waits = instead.length > 0;
  tx.setFrame(
    waits ? copyFrame(frame, { instead: { batch, kinds: instead, got } }) : advance(frame, named(frame, node, got)),
  );
  pushFollows(tx, frame, follows);
}

/** A node's result with what was done in place of its events, as far as it is of their kinds: that has the same cause. */
function withPlaced(tx: Tx, frame: Frame, node: Effect, { batch, kinds, got }: Instead): Result {
  const events = tx.state.history.turn.filter(
    (e) => e.batch > batch && e.parent === frame.cause.batch && kinds.includes(kindOf(e)),
  );
  return events.length === 0 ? got : joinResults(got, tx.book.lang.resultOf(frameEnv(tx, frame), node, events));
}

function expand(tx: Tx, frame: Frame, node: Effect, op: ExpandingOp<Params>, answers: readonly Answered[]): void {
  const env = frameEnv(tx, frame);
  const to = op.expand(env, node, answers);
  if ('skip' in to) {
    const rounds = frame.node?.rounds;
    if (!rounds) tx.note(node.op, to.skip, frame.id);
    const result = rounds ?? NOTHING;
    const told = nodeOpen(env, node, op) ? result : withKeys(result, { hidden: true as const });
    tx.setFrame(advance(frame, named(frame, node, told)));
  } else if ('settle' in to) {
    openScope(tx, frame, to.settle);
  } else if ('list' in to) {
    tx.setFrame(enter(frame, to.list, to.loop && firstRound(frame, to.loop)));
  } else {
    const request: ActRequest =
      'act' in to ? { actions: to.act, by: to.by } : { card: to.play, by: to.by, costs: to.costs };
    openAct(tx, frame, node, request);
  }
}

/** A scope of its own, with a frame for the body; the frame that opened it goes on when the scope is settled. */
function openScope(tx: Tx, frame: Frame, path: string): void {
  const scope = tx.number('scope');
  tx.set('scopes', [...tx.state.scopes, scope]);
  const settle = newFrame({
    id: frameId(tx.number('frame')),
    scope,
    kind: 'settle',
    status: 'running',
    program: frame.program,
    cursor: [...frame.cursor, { list: { path }, at: 0 }],
    results: frame.results,
    source: frame.source,
    controller: frame.controller,
    cause: frame.cause,
  });
  if (frame.event) settle.event = frame.event;
  if (frame.applied) settle.applied = frame.applied;
  settle.parent = frame.id;
  settle.floor = frame.cursor.length + 1;
  tx.pushFrame(settle);
}
