import type { Book } from './book.ts';
import type { GameEvent } from './events/event.ts';
import type { Results } from './flow/frame.ts';
import type { Memo } from './memo.ts';
import type { FrameId, PlayerId } from './state/ids.ts';
import type { Ref } from './state/refs.ts';
import type { MatchState } from './state/state.ts';

/** A state together with the book it is played by. All questions of the rulebook start here. */
export interface Position {
  readonly book: Book;
  readonly state: MatchState;
  /** What was already worked out from the state; may be left out. */
  readonly memo?: Memo | undefined;
}

/** Who speaks in an effect, ability or modifier, and what it can speak of. */
export interface Speaker {
  readonly you: PlayerId;
  readonly self: Ref | null;
  readonly results?: Results | undefined;
  /** The pending effect this is evaluated for. */
  readonly frame?: FrameId | undefined;
  /** The event that set this off, or that is being replaced. */
  readonly event?: GameEvent | undefined;
}

/**
 * A position seen from inside an effect, ability or modifier: who says "you", "self", "it". Every one has all its
 * fields, in one order: the evaluators are given thousands of them and are fast while all are alike.
 */
export interface Env extends Position {
  readonly memo: Memo | undefined;
  readonly you: PlayerId;
  readonly self: Ref | null;
  readonly results: Results;
  readonly frame: FrameId | undefined;
  readonly event: GameEvent | undefined;
  /** What is looked at right now: a filter's object, a recipient whose amount is asked. */
  readonly candidate: Ref | undefined;
}

const NO_RESULTS: Results = {};

export const envOf = (at: Position, { you, self, results, frame, event }: Speaker): Env => ({
  book: at.book,
  state: at.state,
  memo: at.memo,
  you,
  self,
  results: results ?? NO_RESULTS,
  frame,
  event,
  candidate: undefined,
});

/** Looking at one thing. */
export const withCandidate = (env: Env, candidate: Ref | undefined): Env => ({
  book: env.book,
  state: env.state,
  memo: env.memo,
  you: env.you,
  self: env.self,
  results: env.results,
  frame: env.frame,
  event: env.event,
  candidate,
});

/** The same, said by another player. */
export const asPlayer = (env: Env, you: PlayerId): Env => ({
  book: env.book,
  state: env.state,
  memo: env.memo,
  you,
  self: env.self,
  results: env.results,
  frame: env.frame,
  event: env.event,
  candidate: env.candidate,
});

/** Looking at one event. */
export const withEvent = (env: Env, event: GameEvent): Env => ({
  book: env.book,
  state: env.state,
  memo: env.memo,
  you: env.you,
  self: env.self,
  results: env.results,
  frame: env.frame,
  event,
  candidate: env.candidate,
});
