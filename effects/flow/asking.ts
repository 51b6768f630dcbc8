import type { Answer, Asker, Choice, Request } from '../choices/choice.ts';
import { answerResult, fallbackAnswer, onlyAnswer } from '../choices/shapes.ts';
import { withKeys } from '../copy.ts';
import type { Ask } from '../ops/op.ts';
import { type ChoiceId, choiceId } from '../state/ids.ts';
import { isIn } from '../state/objects.ts';
import type { Ref } from '../state/refs.ts';
import type { Tx } from '../state/tx.ts';
import type { Answered } from './frame.ts';

/** The one answer there is, if that follows from what everyone sees; else `null`. */
function forced(request: Request, ask: Ask): Answer | null {
  const only = onlyAnswer(request);
  return only !== null && ask.open ? only : null;
}

/** Answers of a choice as results, in the order of its requests. */
export function answered(requests: readonly Request[], answers: readonly (Answer | null)[]): readonly Answered[] {
  const given: Answered[] = [];
  requests.forEach((request, i) => {
    const answer = answers[i];
    if (answer != null) given.push({ player: request.player, result: answerResult(request, answer), answer });
  });
  return given;
}

/**
 * Opens a choice, or answers it where every answer is forced and everyone can see that. For a player who is out of
 * the match the least is done.
 * @returns the answers if there was nothing left to ask
 */
export function openChoice(
  tx: Tx,
  asker: Asker,
  ask: Ask,
  about: { readonly source: Ref | null; readonly id?: ChoiceId | undefined },
): readonly Answered[] | null {
  const answers = ask.requests.map((request) =>
    isIn(tx, request.player) ? forced(request, ask) : fallbackAnswer(request),
  );
  if (answers.every((a) => a !== null)) return answered(ask.requests, answers);
  const { purpose, requests, order = 'in-turn' } = ask;
  put(tx, { id: about.id ?? nextId(tx), asker, purpose, order, requests, answers }, about.source);
  return null;
}

/** Opens a choice that one player is asked, also where there is only one answer. */
export const askOne = (tx: Tx, asker: Asker, purpose: string, request: Request, source: Ref | null = null): void =>
  put(tx, { id: nextId(tx), asker, purpose, order: 'in-turn', requests: [request], answers: [null] }, source);

const nextId = (tx: Tx): ChoiceId => choiceId(String(tx.number('choice')));

function put(tx: Tx, choice: Choice, source: Ref | null): void {
  tx.ask(source ? withKeys(choice, { source }) : choice);
}
