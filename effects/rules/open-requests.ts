import { type Answer, type Choice, openPlaces, type Request } from '../choices/choice.ts';
import { countAnswers, fallbackAnswer, listAnswers, sampleAnswer, validateAnswer } from '../choices/shapes.ts';
import type { Position } from '../env.ts';
import type { Verdict } from '../reason.ts';
import { furtherRule } from './answering.ts';
import type { Draw } from './sample.ts';

/** A request that may be answered now: where it stands, and in what. */
export interface OpenPlace {
  readonly choice: Choice;
  readonly place: number;
  readonly request: Request;
}

/** What may be answered to a request. */
export interface Answers {
  /** How many answers there are; `Infinity` when they cannot be counted exactly any more. */
  readonly count: number;
  /** All of them, lazily. */
  readonly answers: Iterable<Answer>;
  /** The least that can be answered, for a clock that runs out. */
  readonly fallback: Answer;
  /** A legal answer at random. */
  readonly random: (draw: Draw) => Answer;
}

/** A request that may be answered now, with its answers. */
export interface OpenRequest extends OpenPlace, Answers {
  /** Whether an answer is one of them, or why not. */
  readonly accepts: (answer: Answer) => Verdict;
}

/** Answers that must obey more than their shape are looked at one by one; more than this are not counted out. */
const COUNTED = 100_000;
/** How often an answer is drawn before the first legal one is taken. */
const TRIES = 20;

type Rule = NonNullable<ReturnType<typeof furtherRule>>;

/** Answers that obey a rule besides their shape. */
class Obeying implements Iterable<Answer> {
  private readonly request: Request;
  private readonly rule: Rule;

  constructor(request: Request, rule: Rule) {
    this.request = request;
    this.rule = rule;
  }

  *[Symbol.iterator](): Generator<Answer> {
    for (const answer of listAnswers(this.request)) if (this.rule(this.request, answer) === true) yield answer;
  }
}

/** Counts and lists only when it is asked to. */
class Open implements OpenRequest {
  readonly choice: Choice;
  readonly place: number;
  readonly request: Request;
  private readonly at: Position;

  constructor(at: Position, { choice, place, request }: OpenPlace) {
    this.choice = choice;
    this.place = place;
    this.request = request;
    this.at = at;
  }

  get answers(): Iterable<Answer> {
    const rule = furtherRule(this.at, this.choice);
    return rule ? new Obeying(this.request, rule) : listAnswers(this.request);
  }

  get fallback(): Answer {
    return furtherRule(this.at, this.choice) ? this.first() : fallbackAnswer(this.request);
  }

  accepts(answer: Answer): Verdict {
    const verdict = validateAnswer(this.request, answer);
    return verdict === true ? (furtherRule(this.at, this.choice)?.(this.request, answer) ?? true) : verdict;
  }

  random(draw: Draw): Answer {
    for (let k = 0; k < TRIES; k++) {
      const answer = sampleAnswer(this.request, draw);
      if (this.accepts(answer) === true) return answer;
    }
    return this.first();
  }

  private first(): Answer {
    for (const answer of this.answers) return answer;
    throw new Error(`Choice ${this.choice.id} has no legal answer.`);
  }

  get count(): number {
    const rule = furtherRule(this.at, this.choice);
    if (!rule) return countAnswers(this.request);
    let legal = 0;
    let looked = 0;
    for (const answer of listAnswers(this.request)) {
      if (++looked > COUNTED) return Number.POSITIVE_INFINITY;
      if (rule(this.request, answer) === true) legal += 1;
    }
    return legal;
  }
}

/** Where something may be answered now. In a choice that is answered in turn only the next player's request is open. */
export const openIn = ({ state }: Position): readonly OpenPlace[] =>
  state.choices.flatMap((choice) =>
    openPlaces(choice).flatMap((place) => {
      const request = choice.requests[place];
      return request ? [{ choice, place, request }] : [];
    }),
  );

/**
 * What may be answered now, and by whom.
 * @example
 * ```ts
 * import { duelBook, duelDecks } from 'cardwright/duel';
 * import { openRequests, start } from 'cardwright/search';
 *
 * const { raiders = [], keepers = [] } = duelDecks();
 * const players = [
 *   { name: 'Ann', deck: raiders },
 *   { name: 'Bob', deck: keepers },
 * ];
 * const { match } = start(duelBook(), { seed: 7, players });
 * console.log(openRequests(match).map(({ request, count }) => `${request.shape} ${count}`)); // ["select 16","select 32"]
 * ```
 */
export const openRequests = (at: Position): readonly OpenRequest[] => openIn(at).map((open) => new Open(at, open));
