import type { Message } from '../../effects/state/tx.ts';
import type { Match } from '../../search/match.ts';

/** A match at rest, with how it came there. */
export interface Rest {
  readonly match: Match;
  /** The match as it was before the last input; none where it has just begun. */
  readonly before?: Match;
  /** What happened since. */
  readonly messages: readonly Message[];
}

/** What must hold whenever a match rests, in every game. */
export interface Invariant {
  /** What holds, in a sentence. */
  readonly name: string;
  /**
   * What is wrong, for people; `null` if it holds.
   * @param draw a whole number from 0 to n - 1, for what is looked at by samples
   */
  readonly broken: (rest: Rest, draw: Draw) => string | null;
}

/** A whole number from 0 to `n` - 1. */
export type Draw = (n: number) => number;
