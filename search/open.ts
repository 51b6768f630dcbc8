import type { Answer, Choice, Request } from '../effects/choices/choice.ts';
import { countAnswers, listAnswers } from '../effects/choices/shapes.ts';
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

/** What may be answered now, and by whom. In a choice that is answered in turn only the next player's request is. */
export const openRequests = (match: Match): readonly OpenRequest[] =>
  match.state.choices.flatMap((choice) => {
    const open = choice.requests.filter((_, i) => choice.answers[i] === null);
    const now = choice.order === 'secret' ? open : open.slice(0, 1);
    return now.map((request) => ({
      choice,
      request,
      count: countAnswers(request),
      answers: { [Symbol.iterator]: () => listAnswers(request)[Symbol.iterator]() },
    }));
  });
