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

/** Counts and lists only when it is asked to. */
class Open implements OpenRequest {
  readonly choice: Choice;
  readonly request: Request;

  constructor(choice: Choice, request: Request) {
    this.choice = choice;
    this.request = request;
  }

  get count(): number {
    return countAnswers(this.request);
  }

  get answers(): Iterable<Answer> {
    return listAnswers(this.request);
  }
}

/** What may be answered now, and by whom. In a choice that is answered in turn only the next player's request is. */
export function openRequests(match: Match): readonly OpenRequest[] {
  const found: OpenRequest[] = [];
  for (const choice of match.state.choices)
    for (let i = 0; i < choice.requests.length; i++) {
      if (choice.answers[i] !== null) continue;
      found.push(new Open(choice, choice.requests[i] as Request));
      if (choice.order === 'in-turn') break;
    }
  return found;
}
