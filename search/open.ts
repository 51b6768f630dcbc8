import type { Answer, Choice, Request } from '../effects/choices/choice.ts';
import { countAnswers, listAnswers } from '../effects/choices/shapes.ts';
import { answerVerdict } from '../effects/rules/answering.ts';
import type { Match } from './match.ts';

/** A request that may be answered now. */
export interface OpenRequest {
  readonly choice: Choice;
  readonly request: Request;
  /** How many answers there are; `Infinity` when they cannot be counted exactly any more. */
  readonly count: number;
  /** All of them, lazily. */
  readonly answers: Iterable<Answer>;
}

/** Listed answers of a play are looked at one by one; more than this are not counted out. */
const COUNTED = 100_000;

/** Only answers with which a play can be finished are legal ones; everywhere else all of the shape are. */
function* legal(match: Match, choice: Choice, request: Request): Generator<Answer> {
  for (const answer of listAnswers(request)) if (answerVerdict(match, choice, request, answer) === true) yield answer;
}

function countLegal(match: Match, choice: Choice, request: Request): number {
  if (choice.asker.kind !== 'draft') return countAnswers(request);
  let n = 0;
  for (const _ of legal(match, choice, request)) if (++n > COUNTED) return Number.POSITIVE_INFINITY;
  return n;
}

/** What may be answered now, and by whom. In a choice that is answered in turn only the next player's request is. */
export const openRequests = (match: Match): readonly OpenRequest[] =>
  match.state.choices.flatMap((choice) => {
    const open = choice.requests.filter((_, i) => choice.answers[i] === null);
    const now = choice.order === 'secret' ? open : open.slice(0, 1);
    return now.map((request) => ({
      choice,
      request,
      get count() {
        return countLegal(match, choice, request);
      },
      answers: { [Symbol.iterator]: () => legal(match, choice, request) },
    }));
  });
