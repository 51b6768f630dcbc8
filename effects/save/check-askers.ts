/** Checks that whoever asked an open choice is there, and can go on with any answer to it. */
import type { Choice } from '../choices/choice.ts';
import { listAnswers } from '../choices/shapes.ts';
import type { Position } from '../env.ts';
import { offeredDeed } from '../flow/acting.ts';
import { currentNode } from '../flow/cursor.ts';
import type { Frame } from '../flow/frame.ts';
import { frameOf } from '../flow/scope.ts';
import { opDef } from '../ops/registry.gen.ts';
import { draftVerdict, planOfDraft } from '../rules/drafts.ts';
import { planOf } from '../rules/plan.ts';
import { nextQuestion } from '../rules/questions.ts';
import { isIn } from '../state/objects.ts';
import { inside } from './plain-checks.ts';

/** Every action on offer is one that can be begun. */
function offerProblem(at: Position, { requests }: Choice): string | null {
  for (const request of requests) {
    if (request.shape !== 'act') continue;
    for (const position of request.actions.keys()) {
      const deed = offeredDeed(request, position);
      const passes = at.book.ruleset.actions[deed.action]?.kind === 'pass';
      if (!passes && 'code' in planOf(at, deed)) return `the action ${position} cannot be taken`;
    }
  }
  return null;
}

/** A play in progress is of something that can be played, and its window can be opened again. */
function draftProblem(at: Position, frame: Frame): string | null {
  const { draft, status } = frame;
  if (!draft || (status !== 'draft' && status !== 'paying')) return null;
  if (!planOfDraft(at, frame)) return 'there is no such play';
  return draft.window ? choiceProblem(at, draft.window) : null;
}

/** So many answers are tried before a play is held to be one that cannot be finished. */
const MOST_TRIED = 10_000;

/** Whether an open choice is about the question that a draft is at, and some answer leads on. */
function asks(at: Position, frame: Frame, choice: Choice): boolean {
  const known = planOfDraft(at, frame);
  const question = known && nextQuestion(at, known.plan, known.draft.picks);
  const shape = question && !('code' in question) ? question.ask.requests[0]?.shape : undefined;
  const [request] = choice.requests;
  if (!request || request.shape !== shape) return false;
  let tried = 0;
  for (const answer of listAnswers(request)) {
    if (draftVerdict(at, frame, request, answer) === true) return true;
    if (++tried > MOST_TRIED) return false;
  }
  return false;
}

/** Whether a frame is at a node that asks one thing after the other. */
function asksAgain(at: Position, frame: Frame): boolean {
  const node = currentNode(at.book, frame);
  return node !== null && opDef(node).askNext !== undefined;
}

/** Whether a frame is where it asks such a question. */
function waits(at: Position, frame: Frame, choice: Choice): boolean {
  const { status, node, kind } = frame;
  switch (choice.asker.kind) {
    case 'node':
      return status === 'running' && node !== undefined && !node.proposals && (!node.answers || asksAgain(at, frame));
    case 'replace':
      return (status === 'running' || status === 'paying') && node?.proposals !== undefined;
    case 'targets':
      return status === 'targeting';
    case 'draft':
      return status === 'draft' && asks(at, frame, choice);
    case 'act':
      return status === 'running' && kind !== 'sweep' && currentNode(at.book, frame) !== null;
    default:
      return false;
  }
}

function choiceProblem(at: Position, choice: Choice): string | null {
  const { asker } = choice;
  if ('frame' in asker) {
    const frame = frameOf(at, asker.frame);
    if (!frame) return `the effect ${asker.frame} that asks is not there`;
    if (!waits(at, frame, choice)) return `the effect ${asker.frame} does not wait for an answer of this kind`;
  }
  if (choice.requests.some((r) => !isIn(at, r.player))) return 'it asks a player who is out';
  return offerProblem(at, choice);
}

/** What keeps a state whose parts are sound from being played on. */
export function askersProblem(at: Position): string | null {
  const { choices, frames, result } = at.state;
  if (result !== null) return null;
  if (choices.length === 0) return 'nobody is asked anything, and it is not over';
  for (const [i, frame] of frames.entries()) {
    const problem = draftProblem(at, frame);
    if (problem !== null) return inside('frames', inside(i, problem));
  }
  for (const [i, choice] of choices.entries()) {
    const problem = choiceProblem(at, choice);
    if (problem !== null) return inside('choices', inside(i, problem));
  }
  return null;
}
