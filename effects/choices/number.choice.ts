import { Integer } from 'typebox';
import { numberResult } from '../flow/results.ts';
import { type Reason, reason } from '../reason.ts';
import { integer, maybe, whole } from '../save/plain-checks.ts';
import type { ChoiceDescription } from './choice.ts';
import { saturated } from './enumerate.ts';
import { defineReading, isInteger, noAnswer } from './reading.ts';

/** One whole number of `min`, `min + step`, … up to `max`. */
export interface Request {
  readonly min: number;
  readonly max: number;
  /** Above 0; 1 if absent. */
  readonly step?: number;
}

export type Answer = number;

const stepOf = (request: Request): number => request.step ?? 1;

const many = (request: Request): number =>
  request.max < request.min ? 0 : saturated(Math.floor((request.max - request.min) / stepOf(request)) + 1);

function read(request: Request, value: unknown): Answer | Reason {
  const { min, max } = request;
  if (!isInteger(value)) return reason('malformed', 'expected a whole number');
  if (value < min || value > max) return reason('out-of-range', `expected ${min} to ${max}, got ${value}`);
  if ((value - min) % stepOf(request) !== 0)
    return reason('out-of-range', `expected ${min} and steps of ${stepOf(request)} from there, got ${value}`);
  return value;
}

function sample(request: Request, draw: (n: number) => number): Answer {
  const count = many(request);
  if (count === 0) return noAnswer('number');
  return request.min + stepOf(request) * draw(Math.min(count, Number.MAX_SAFE_INTEGER));
}

export const numberChoice = defineReading<Request, Answer>({
  name: 'number',
  read,
  count: many,
  answers: (request) => ({
    *[Symbol.iterator]() {
      for (let n = request.min; n <= request.max; n += stepOf(request)) yield n;
    },
  }),
  /** All numbers are equally likely. */
  sample,
  fallback: (request) => (many(request) === 0 ? noAnswer('number') : request.min),
  result: (_, n) => numberResult(n),
  redact: ({ min, max, step }) => ({ min, max, ...(step === undefined ? {} : { step }) }),
  words: (request) =>
    `Choose a number from ${request.min} to ${request.max}${stepOf(request) === 1 ? '' : ` in steps of ${stepOf(request)}`}.`,
});

export const describeNumberChoice = (): ChoiceDescription<Request> => ({
  request: { min: integer, max: integer, step: maybe(whole(1)) },
  schema: Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
});
