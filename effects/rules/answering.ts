import { type Answer, type Choice, openPlaceOf, type Request } from '../choices/choice.ts';
import { isReason } from '../choices/reading.ts';
import { readAnswer, requestWords } from '../choices/shapes.ts';
import { withKeys } from '../copy.ts';
import type { Position } from '../env.ts';
import { offeredDeed, takeAction, takeNothing } from '../flow/acting.ts';
import { answered } from '../flow/asking.ts';
import { applyBatch } from '../flow/batch.ts';
import { depart, departing } from '../flow/departures.ts';
import { copyFrame, nodeState } from '../flow/frame.ts';
import { nodeRule } from '../flow/node.ts';
import { askingFrame, frameOf } from '../flow/scope.ts';
import { orderWaiting } from '../flow/taking.ts';
import { stepTargetAnswer } from '../flow/targeting.ts';
import { endWindow, type WindowKind } from '../flow/windows.ts';
import type { Verdict } from '../reason.ts';
import { type FrameId, type PlayerId, playerId } from '../state/ids.ts';
import { isIn, turnOrder } from '../state/objects.ts';
import { Tx } from '../state/tx.ts';
import { beginDraft, cancelDraft, draftVerdict, openQuestion, withPick } from './drafts.ts';
import { type Input, readInput } from './input.ts';
import type { Deed } from './plan.ts';
import { choiceAsSeen, playAsking } from './seen-choice.ts';

/** Why an input is refused. Nothing in it is hidden from the one who sent it. */
export interface Rejected {
  readonly ok: false;
  readonly code:
    | 'over'
    | 'malformed'
    | 'unknown-player'
    | 'stale'
    | 'not-asked'
    | 'not-your-turn'
    | 'illegal'
    | 'cannot-cancel';
  readonly message: string;
  /** What to do instead. */
  readonly hint: string;
}

const no = (code: Rejected['code'], message: string, hint: string): Rejected => ({ ok: false, code, message, hint });

/** The place of a player's request that may be answered now, or why there is none. */
function openRequest(choice: Choice, player: PlayerId): number | Rejected {
  const place = openPlaceOf(choice, player);
  if (place !== undefined) return place;
  if (choice.requests.some((r, i) => r.player === player && choice.answers[i] === null))
    return no('not-your-turn', 'another player answers first', 'wait until he has answered');
  return choice.requests.some((r) => r.player === player)
    ? no('not-asked', 'you have answered already', 'wait for the others')
    : no('not-asked', 'you are not asked in this choice', 'wait for the players who are');
}

/** An input that is accepted, read once: what it means, as plain data of our own. */
export type Admitted =
  | { readonly type: 'answer'; readonly choice: Choice; readonly request: number; readonly answer: Answer }
  | { readonly type: 'leave'; readonly player: PlayerId }
  | { readonly type: 'cancel'; readonly frame: FrameId };

/** The one predicate of all inputs: what it means, or why it is refused now. Takes anything; never throws. */
export function admit(at: Position, from: Input): Admitted | Rejected {
  const input = readInput(from);
  if (!input) return no('malformed', 'this is no input', 'send an answer, a cancel or a leave, with its player');
  const { players, result, choices } = at.state;
  if (result) return no('over', 'the match is over', 'start a new one');
  if (!Number.isInteger(input.player) || !players[input.player])
    return no('unknown-player', 'there is no such player', `players are numbered 0 to ${players.length - 1}`);
  const player = playerId(input.player);
  if (!isIn(at, player)) return no('unknown-player', 'this player is out of the match', 'watch on');
  if (input.type === 'leave') return { type: 'leave', player };
  // Ids mean what the sender sees by them: what another one's unfinished play asks has no id of its own for him.
  const choice = choices.find((c) => choiceAsSeen(at, c, player).id === input.choice);
  if (!choice) return no('stale', 'this choice is not open', 'look at the open choices once more');
  const request = openRequest(choiceAsSeen(at, choice, player), player);
  if (input.type === 'cancel') return admitCancel(at, choice, player, request);
  return typeof request === 'number' ? readIn(at, choice, request, input.value) : request;
}

/** Only the player of a play may take it back, whoever is asked just then. */
function admitCancel(at: Position, choice: Choice, player: PlayerId, asked: number | Rejected): Admitted | Rejected {
  const frame = playAsking(at, choice);
  if (frame?.controller === player) return { type: 'cancel', frame: frame.id };
  return typeof asked === 'number' ? no('cannot-cancel', 'there is nothing to take back', 'answer the choice') : asked;
}

function readIn(at: Position, choice: Choice, request: number, value: unknown): Admitted | Rejected {
  const asked = choice.requests[request];
  if (!asked) return no('not-asked', 'you are not asked in this choice', 'wait for the players who are');
  const answer = readAnswer(asked, value);
  if (isReason(answer)) return no('illegal', answer.detail ?? answer.code, requestWords(asked));
  const verdict = furtherRule(at, choice)?.(asked, answer) ?? true;
  if (verdict !== true) return no('illegal', verdict.detail ?? verdict.code, requestWords(asked));
  return { type: 'answer', choice, request, answer };
}

/** What an answer of the right shape must be besides; `null` where every one is legal. */
export function furtherRule(at: Position, { asker }: Choice): ((asked: Request, answer: Answer) => Verdict) | null {
  const frame = askingFrame(at, asker);
  if (!frame) return null;
  // In a play: one with which the play can be finished.
  if (asker.kind === 'draft') return (asked, answer) => draftVerdict(at, frame, asked, answer);
  return asker.kind === 'node' ? nodeRule(at, frame) : null;
}

/** Writes an accepted input into the state, as data for the steps that follow. */
export function record(tx: Tx, input: Admitted): void {
  switch (input.type) {
    case 'leave':
      return leave(tx, input.player);
    case 'cancel': {
      const frame = frameOf(tx, input.frame);
      if (frame) cancelDraft(tx, frame);
      return;
    }
    case 'answer': {
      const { choice, request, answer } = input;
      const answers = choice.answers.map((a, i) => (i === request ? answer : a));
      const full: Choice = { ...choice, answers };
      if (answers.every((a) => a !== null)) return deliver(tx, full);
      tx.set(
        'choices',
        tx.state.choices.map((c) => (c.id === choice.id ? full : c)),
      );
    }
  }
}

/** A transaction that begins with an input, or why it is refused. */
export function beginWith(at: Position, input: Input): Tx | Rejected {
  const admitted = admit(at, input);
  if ('ok' in admitted) return admitted;
  const tx = new Tx(at);
  record(tx, admitted);
  return tx;
}

/** Hands a choice that is answered whole to what asked it. */
function deliver(tx: Tx, choice: Choice): void {
  tx.closeChoice(choice.id);
  const { asker } = choice;
  const given = asker.kind === 'window' || asker.kind === 'priority' ? [] : answered(choice.requests, choice.answers);
  const [answer] = choice.answers;
  const [request] = choice.requests;
  const frame = askingFrame(tx, asker);
  switch (asker.kind) {
    case 'node':
      if (frame) {
        const before = frame.node?.answers ?? [];
        tx.setFrame(copyFrame(frame, withKeys(frame.node ?? {}, { answers: [...before, ...given] })));
      }
      return;
    case 'replace':
      if (frame) tx.setFrame(copyFrame(frame, withKeys(frame.node ?? {}, { pick: given })));
      return;
    case 'targets':
      if (frame) stepTargetAnswer(tx, frame, given[0]?.result.refs ?? []);
      return;
    case 'draft':
      if (frame && given[0]) tx.setFrame(withPick(frame, { name: openQuestion(tx, frame), result: given[0].result }));
      return;
    case 'act':
      if (frame && request?.shape === 'act') takeAction(tx, choice, frame, offeredDeed(request, answer as number));
      else if (frame) takeNothing(tx, frame);
      return;
    case 'window':
    case 'priority':
      if (!request) return;
      if (request.shape === 'act') takeWindow(tx, choice, asker.kind, offeredDeed(request, answer as number));
      else endWindow(tx, asker.kind, request.player);
      return;
    case 'pick':
      orderWaiting(tx, answer as readonly number[]);
      return;
    case 'place':
      orderWaiting(tx, (answer as readonly (readonly number[])[])[0] ?? []);
      return;
  }
}

function takeWindow(tx: Tx, window: Choice, kind: WindowKind, deed: Deed): void {
  if (tx.book.ruleset.actions[deed.action]?.kind === 'pass') endWindow(tx, kind, deed.player);
  else beginDraft(tx, deed, { window });
}

/**
 * A player leaves: he is out, and the match may be decided at once. Otherwise plays that somebody is putting together
 * are taken back, all that was his goes with him, and what effects have asked is asked anew, of those who are left.
 */
function leave(tx: Tx, player: PlayerId): void {
  for (const draft of tx.state.frames.filter((f) => f.status === 'draft').toReversed()) cancelDraft(tx, draft);
  applyBatch(tx, [{ fact: { type: 'lost', player, why: 'left' } }], {});
  const left = turnOrder(tx, playerId(0));
  if (left.length <= 1) {
    applyBatch(tx, [{ fact: { type: 'ended', winners: left, reason: 'left' } }], {});
    tx.set('choices', []);
    // No step comes after this one to tell of it.
    tx.endStep();
    return;
  }
  depart(tx, departing(tx));
  // What was answered so far was given to another table.
  for (const { asker } of tx.state.choices) {
    const frame = asker.kind === 'node' ? frameOf(tx, asker.frame) : undefined;
    if (frame?.node?.answers) tx.setFrame(copyFrame(frame, nodeState({ ...frame.node, answers: undefined })));
  }
  tx.set('choices', []);
}
