import type { Book } from './book.ts';
import type { GameEvent } from './events/event.ts';
import type { Results } from './flow/frame.ts';
import type { FrameId, PlayerId } from './state/ids.ts';
import type { Ref } from './state/refs.ts';
import type { MatchState } from './state/state.ts';

/** A state together with the book it is played by. All questions of the rulebook start here. */
export interface Position {
  readonly book: Book;
  readonly state: MatchState;
}

/** A position seen from inside an effect, ability or modifier: who says "you", "self", "it". */
export interface Env extends Position {
  readonly you: PlayerId;
  readonly self: Ref | null;
  readonly results: Results;
  /** What is looked at right now: a filter's object, a recipient whose amount is asked. */
  readonly candidate?: Ref;
  /** The pending effect this is evaluated for. */
  readonly frame?: FrameId;
  /** The event that set this off, or that is being replaced. */
  readonly event?: GameEvent;
}

export const withCandidate = (env: Env, candidate: Ref): Env => ({ ...env, candidate });
