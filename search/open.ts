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

/** Answers with which a play can be finished: only those are legal in one. */
class Finishing implements Iterable<Answer> {
  private readonly match: Match;
  private readonly choice: Choice;
  private readonly request: Request;

  constructor(match: Match, choice: Choice, request: Request) {
    this.match = match;
    this.choice = choice;
    this.request = request;
  }

  *[Symbol.iterator](): Generator<Answer> {
    for (const answer of listAnswers(this.request))
      if (answerVerdict(this.match, this.choice, this.request, answer) === true) yield answer;
  }
}

/** Counts and lists only when it is asked to. Everywhere but in a play all answers of the shape are legal. */
class Open implements OpenRequest {
  readonly choice: Choice;
  readonly request: Request;
  private readonly match: Match;

  constructor(match: Match, choice: Choice, request: Request) {
    this.choice = choice;
    this.request = request;
    this.match = match;
  }

  get answers(): Iterable<Answer> {
    const { match, choice, request } = this;
    return choice.asker.kind === 'draft' ? new Finishing(match, choice, request) : listAnswers(request);
  }

  get count(): number {
    if (this.choice.asker.kind !== 'draft') return countAnswers(this.request);
    let n = 0;
    for (const _ of this.answers) if (++n > COUNTED) return Number.POSITIVE_INFINITY;
    return n;
  }
}

/** What may be answered now, and by whom. In a choice that is answered in turn only the next player's request is. */
export function openRequests(match: Match): readonly OpenRequest[] {
  const found: OpenRequest[] = [];
  for (const choice of match.state.choices)
    for (let i = 0; i < choice.requests.length; i++) {
      if (choice.answers[i] !== null) continue;
      found.push(new Open(match, choice, choice.requests[i] as Request));
      if (choice.order === 'in-turn') break;
    }
  return found;
}
