import type { TSchema } from 'typebox';
import type { Viewer } from '../events/event.ts';
import type { Result } from '../flow/frame.ts';
import type { Verdict } from '../reason.ts';
import type { Fields } from '../save/plain-checks.ts';
import type { ChoiceId, FrameId, PlayerId } from '../state/ids.ts';
import type { Ref } from '../state/refs.ts';
import type { ChoiceMap } from './map.gen.ts';

/** What a choice looks like: `select`, `arrange`, `distribute`, `number`, `assign`, `pay` or `act`. */
export type ShapeName = keyof ChoiceMap;
/** What is asked in one shape. */
export type RequestOf<S extends ShapeName> = ChoiceMap[S]['request'];
/** An answer in one shape: positions in the request's own lists, or amounts beside them. */
export type AnswerOf<S extends ShapeName> = ChoiceMap[S]['answer'];

/** One player's part of a choice: what is asked, in one of some shapes. */
export type RequestIn<S extends ShapeName> = {
  [K in S]: { readonly shape: K; readonly player: PlayerId } & RequestOf<K>;
}[S];
/** In any of the seven shapes. */
export type Request = RequestIn<ShapeName>;

/** A request with what a viewer is shown in place of its references. */
export type ShownRequest<T, S extends ShapeName = ShapeName> = {
  [K in S]: { readonly shape: K; readonly player: PlayerId } & Shown<RequestOf<K>, T>;
}[S];

/** A record with `T` in place of each reference. */
export type Shown<R, T> = { readonly [K in keyof R]: ShownPart<R[K], T> };

type ShownPart<R, T> = R extends Ref
  ? T
  : R extends readonly (infer M)[]
    ? readonly ShownPart<M, T>[]
    : R extends object
      ? Shown<R, T>
      : R;

/** An answer in any of the shapes, as plain JSON. */
export type Answer = AnswerOf<ShapeName>;

/**
 * An open question. It has one request per player it asks: in turn, so that earlier answers are seen, or in
 * secret, so that none shows before all are in.
 */
export interface Choice {
  readonly id: ChoiceId;
  readonly asker: Asker;
  /** What a scry makes a scry; clients may style it. */
  readonly purpose: string;
  /** What asks, for people. */
  readonly source?: Ref;
  readonly order: 'in-turn' | 'secret';
  readonly requests: readonly Request[];
  /** In the order of `requests`; `null` while not given. */
  readonly answers: readonly (Answer | null)[];
}

/** Places of the requests that may be answered now. Where players answer in turn that is the first one that is open. */
export function openPlaces({ order, answers }: Choice): readonly number[] {
  const open: number[] = [];
  for (const [place, answer] of answers.entries()) {
    if (answer !== null) continue;
    open.push(place);
    if (order === 'in-turn') break;
  }
  return open;
}

/** The place of the request that a viewer may answer now, if there is one. */
export const openPlaceOf = (choice: Choice, viewer: Viewer): number | undefined =>
  openPlaces(choice).find((place) => choice.requests[place]?.player === viewer);

/** Who goes on with the answer. */
export type Asker =
  | { readonly kind: 'node' | 'replace' | 'targets' | 'draft' | 'act'; readonly frame: FrameId }
  | { readonly kind: 'window' | 'priority' | 'pick' | 'place' };

/**
 * A shape of choice. Answers are plain JSON: positions in the request's own lists, or amounts beside them, so
 * an answer can name nothing that was not offered. Listing and validation are one predicate: `answers`
 * yields exactly what `validate` accepts.
 */
export interface ChoiceShape<R, A> {
  readonly name: string;
  /** `true`, or why this answer is refused. Takes anything at all; never throws. */
  readonly validate: (request: R, answer: unknown) => Verdict;
  /** How many answers there are; `Infinity` above 2^53. Cheap: it does not list them. */
  readonly count: (request: R) => number;
  /** All answers, lazily, in a stable order; subsets once each, not as permutations. */
  readonly answers: (request: R) => Iterable<A>;
  /** A legal answer made with `draw(n)`, a whole number from 0 to n - 1. */
  readonly sample: (request: R, draw: (n: number) => number) => A;
  /** A legal answer for a clock that ran out: the least that may be done. */
  readonly fallback: (request: R) => A;
  /** What a legal answer means, as a named result. */
  readonly result: (request: R, answer: A) => Result;
  /** References in the request, as they may be shown: `show` gives a face or a handle. */
  readonly redact: <T>(request: R, show: (ref: Ref) => T) => Shown<R, T>;
  /** English: what the player has to do. */
  readonly words: (request: R) => string;
}

/** What a request and an answer from outside must be. A function beside the shape: who only plays carries none of it. */
export interface ChoiceDescription<R> {
  /** The request, part by part. */
  readonly request: Fields<R>;
  /** And what must hold of its parts together. */
  readonly agrees?: (request: R) => boolean;
  /** Form of an answer. */
  readonly schema: TSchema;
}

export const defineShape = <R, A>(shape: ChoiceShape<R, A>): ChoiceShape<R, A> => shape;
