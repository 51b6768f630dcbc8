/** Requests of any shape: each call goes to the shape that the request names. */
import type { Result } from '../flow/frame.ts';
import type { Reason, Verdict } from '../reason.ts';
import type { Ref } from '../state/refs.ts';
import type { Answer, AnswerOf, Request, RequestIn, RequestOf, ShapeName, ShownRequest } from './choice.ts';
import type { ReadingShape } from './reading.ts';
import { CHOICES } from './registry.gen.ts';

type Shapes = { readonly [S in ShapeName]: ReadingShape<RequestOf<S>, AnswerOf<S>> };

/** That this compiles is the check that the registry is complete and each shape has the types of its name. */
const SHAPES: Shapes = CHOICES;

/**
 * No cast: for each single `S` this is exact. Called with a request of unknown shape it gives a shape of any
 * request and answer, which is right as long as that same request is passed on to it, as all below do.
 */
const shapeOf = <S extends ShapeName>(request: { readonly shape: S }): ReadingShape<RequestOf<S>, AnswerOf<S>> =>
  SHAPES[request.shape];

/** The answer as a fresh plain copy in canonical order, or why it is refused. Takes anything at all; never throws. */
export const readAnswer = (request: Request, answer: unknown): Answer | Reason =>
  shapeOf(request).read(request, answer);

/**
 * Whether an answer is legal: the same predicate that lists. Takes anything at all; never throws.
 * @returns `true`, or why not
 */
export const validateAnswer = (request: Request, answer: unknown): Verdict =>
  shapeOf(request).validate(request, answer);

/** How many legal answers there are, without listing them; `Infinity` above 2^53. */
export const countAnswers = (request: Request): number => shapeOf(request).count(request);

/** Whether there is any answer. Listing stops at the first one; counting may take long where sampling does not. */
export function hasAnswer(request: Request): boolean {
  for (const _ of listAnswers(request)) return true;
  return false;
}

/** The answer, if there is only one. Listing stops at the second. */
export function onlyAnswer(request: Request): Answer | null {
  let only: Answer | null = null;
  for (const answer of listAnswers(request)) {
    if (only !== null) return null;
    only = answer;
  }
  return only;
}

/** All legal answers, lazily, always in the same order. Sets that differ only in their order are listed once. */
export const listAnswers = (request: Request): Iterable<Answer> => shapeOf(request).answers(request);

/**
 * A legal answer at random. `draw(n)` gives a whole number from 0 to n - 1.
 * @throws {Error} if there is no legal answer
 */
export const sampleAnswer = (request: Request, draw: (n: number) => number): Answer =>
  shapeOf(request).sample(request, draw);

/**
 * The least that may be done, for a clock that ran out.
 * @throws {Error} if there is no legal answer
 */
export const fallbackAnswer = (request: Request): Answer => shapeOf(request).fallback(request);

/** What an accepted answer means, as a named result. */
export const answerResult = (request: Request, answer: Answer): Result => shapeOf(request).result(request, answer);

/** The request with what `show` makes of its references: what it shows is what `show` is called with. */
export const redactRequest = <S extends ShapeName, T>(
  request: RequestIn<S>,
  show: (ref: Ref) => T,
): ShownRequest<T, S> => ({
  ...shapeOf(request).redact(request, show),
  shape: request.shape,
  player: request.player,
});

/** What the player has to do, in English: `Choose 1 to 2 of 5.` */
export const requestWords = (request: Request): string => shapeOf(request).words(request);
