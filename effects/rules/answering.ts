import type { Answer, Choice } from '../choices/choice.ts';
import { isReason } from '../choices/reading.ts';
import { readAnswer, requestWords } from '../choices/shapes.ts';
import { withKeys } from '../copy.ts';
import type { Position } from '../env.ts';
import { deedOf, takeAction } from '../flow/acting.ts';
import { answered } from '../flow/asking.ts';
import { applyBatch } from '../flow/batch.ts';
import { copyFrame, type Frame } from '../flow/frame.ts';
import { orderWaiting } from '../flow/taking.ts';
import { stepTargetAnswer } from '../flow/targeting.ts';
import { closeWindow } from '../flow/turn.ts';
import { passPriority } from '../flow/windows.ts';
import { type FrameId, type PlayerId, playerId } from '../state/ids.ts';
import type { Tx } from '../state/tx.ts';
import { beginDraft, cancelDraft, openQuestion, withPick } from './drafts.ts';
import { type Input, readInput } from './input.ts';

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

/** The place of a player's request that may be answered now; earlier players come first where the choice is in turn. */
function openRequest(choice: Choice, player: PlayerId): number | Rejected {
  const own = choice.requests.findIndex((r, i) => r.player === player && choice.answers[i] === null);
  if (own < 0) return no('not-asked', 'you are not asked in this choice', 'wait for the players who are');
  const first = choice.answers.indexOf(null);
  if (choice.order === 'in-turn' && first !== own)
    return no('not-your-turn', 'another player answers first', 'wait until he has answered');
  return own;
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
  const state = Number.isInteger(input.player) ? players[input.player] : undefined;
  if (!state) return no('unknown-player', 'there is no such player', `players are numbered 0 to ${players.length - 1}`);
  if (state.out !== undefined) return no('unknown-player', 'this player is out of the match', 'watch on');
  const player = playerId(input.player);
  if (input.type === 'leave') return { type: 'leave', player };
  const choice = choices.find((c) => c.id === input.choice);
  if (!choice) return no('stale', 'this choice is not open', 'look at the open choices once more');
  const request = openRequest(choice, player);
  if (typeof request !== 'number') return request;
  if (input.type === 'cancel')
    return choice.asker.kind === 'draft'
      ? { type: 'cancel', frame: choice.asker.frame }
      : no('cannot-cancel', 'there is nothing to take back', 'answer the choice');
  return readIn(choice, request, input.value);
}

function readIn(choice: Choice, request: number, value: unknown): Admitted | Rejected {
  const asked = choice.requests[request];
  if (!asked) return no('not-asked', 'you are not asked in this choice', 'wait for the players who are');
  const answer = readAnswer(asked, value);
  if (isReason(answer)) return no('illegal', answer.detail ?? answer.code, requestWords(asked));
  return { type: 'answer', choice, request, answer };
}

/** Writes an accepted input into the state, as data for the steps that follow. */
export function record(tx: Tx, input: Admitted): void {
  switch (input.type) {
    case 'leave':
      return leave(tx, input.player);
    case 'cancel': {
      const frame = tx.state.frames.find((f) => f.id === input.frame);
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

/** Hands a choice that is answered whole to what asked it. */
function deliver(tx: Tx, choice: Choice): void {
  tx.closeChoice(choice.id);
  const { asker } = choice;
  const given = asker.kind === 'window' || asker.kind === 'priority' ? [] : answered(choice.requests, choice.answers);
  const [answer] = choice.answers;
  const [request] = choice.requests;
  const frame: Frame | undefined = 'frame' in asker ? tx.state.frames.find((f) => f.id === asker.frame) : undefined;
  switch (asker.kind) {
    case 'node':
      if (frame) tx.setFrame(copyFrame(frame, withKeys(frame.node ?? {}, { answers: given })));
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
      if (frame && request?.shape === 'act') takeAction(tx, choice, frame, deedOf(request, answer as number));
      return;
    case 'window':
    case 'priority':
      if (request?.shape === 'act') takeWindow(tx, choice, request, answer as number);
      return;
    case 'pick':
      orderWaiting(tx, answer as readonly number[]);
      return;
    case 'place':
      orderWaiting(tx, (answer as readonly (readonly number[])[])[0] ?? []);
      return;
  }
}

function takeWindow(
  tx: Tx,
  choice: Choice,
  request: Extract<Choice['requests'][number], { shape: 'act' }>,
  position: number,
): void {
  const deed = deedOf(request, position);
  const decl = tx.book.ruleset.actions[deed.action];
  if (decl?.kind !== 'pass') return beginDraft(tx, deed, { window: choice });
  if (choice.asker.kind === 'priority') passPriority(tx, request.player);
  else closeWindow(tx);
}

/** A player leaves: he is out, what he was asked is withdrawn, and the match may be decided at once. */
function leave(tx: Tx, player: PlayerId): void {
  const open = tx.state.choices;
  tx.set('choices', []);
  for (const choice of open) {
    const draft =
      choice.asker.kind === 'draft' &&
      tx.state.frames.find((f) => 'frame' in choice.asker && f.id === choice.asker.frame);
    if (draft && draft.controller === player) cancelDraft(tx, draft);
    else tx.ask(choice);
  }
  applyBatch(tx, [{ fact: { type: 'lost', player, why: 'left' } }], {});
  const left = tx.state.players.flatMap((p, i) => (p.out === undefined ? [playerId(i)] : []));
  if (left.length <= 1) {
    applyBatch(tx, [{ fact: { type: 'ended', winners: left, reason: 'left' } }], {});
    tx.set('choices', []);
    return;
  }
  for (const choice of tx.state.choices) withdraw(tx, choice, player);
}

/** The choice goes on without him, or is withdrawn where nobody else was asked. */
function withdraw(tx: Tx, choice: Choice, player: PlayerId): void {
  const stay = choice.requests.map((r) => r.player !== player);
  if (stay.every(Boolean)) return;
  const rest: Choice = {
    ...choice,
    requests: choice.requests.filter((_, i) => stay[i]),
    answers: choice.answers.filter((_, i) => stay[i]),
  };
  tx.closeChoice(choice.id);
  if (rest.requests.length > 0 && rest.answers.some((a) => a === null)) return tx.ask(rest);
  if (choice.asker.kind === 'window') return closeWindow(tx);
  if (choice.asker.kind === 'priority') return passPriority(tx, player);
  if (choice.asker.kind === 'pick' || choice.asker.kind === 'place') return;
  deliver(tx, rest);
}
