import type { Answer, AnswerOf, Request, ShapeName, ShownRequest, Verdict } from '../../../index.ts';
import { fallbackAnswer, listAnswers, validateAnswer } from '../../../index.ts';

/** What is asked in one shape, whatever stands at its positions. */
export type Posed<S extends ShapeName = ShapeName> = ShownRequest<unknown, S>;

/** A place in one of a request's lists. */
export interface Spot {
  readonly list: 'main' | 'targets';
  readonly position: number;
}

/** How an answer of one shape is put together. A draft is what has been picked so far, and need not be legal yet. */
export interface Putting<S extends ShapeName, D> {
  /** Before anything has been picked. */
  readonly start: (request: Posed<S>) => D;
  /** A draft that says the same as an answer. */
  readonly saying: (answer: AnswerOf<S>) => D;
  /** What would be answered; `null`: nothing yet. */
  readonly answer: (draft: D) => AnswerOf<S> | null;
  /** What stands there is part of the answer. */
  readonly holds: (draft: D, spot: Spot) => boolean;
  /** Pointing there does something. */
  readonly open: (request: Posed<S>, draft: D, spot: Spot) => boolean;
  /** Pointing there: picks it, adds one to it, or takes it back. */
  readonly point: (request: Posed<S>, draft: D, spot: Spot) => D;
}

/** Of a request the shapes read bounds, and how long its lists are: what stands in the lists is all the same to them. */
const asked = (request: Posed): Request => request as Request;

/** Whether an answer has the right form: the engine's own predicate. */
export const verdictOn = (request: Posed, answer: unknown): Verdict => validateAnswer(asked(request), answer);

/** The least that may be done, as far as the shape goes; `null` where there is no answer. */
export const leastOf = (request: Posed): Answer | null => {
  // Looking for one first: the shapes throw where there is none.
  for (const _ of listAnswers(asked(request))) return fallbackAnswer(asked(request));
  return null;
};

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** A list with another value at one place. */
export const putAt = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  at in list ? list.with(at, value) : list;

export const within = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n));
