import type { Asked } from '../effects/rules/asked.ts';
import type { ChoiceId, PlayerId } from '../effects/state/ids.ts';

/** Tells that nobody waits for an answer any more: an `AbortSignal`, as hosts have it. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

/**
 * How an answer is found to what a seat is asked: at once, or by and by. It is given all that the seat may know, and
 * nothing else; and a signal to stop thinking.
 */
export type Decide = (asked: Asked, signal: StopSignal) => unknown;

/** Who sits at a place of the table. A person has no `decide`: he answers through the handle. */
export interface Seat {
  readonly decide?: Decide;
  /**
   * Milliseconds to answer each question; then the least is done that may be done. A play is one question from the window
   * that it began in to its last pick.
   */
  readonly clock?: number;
}

/** Where seats give their answers. */
export interface Door {
  /** Takes what a seat has decided; in place of what is refused, or went wrong, the least is done. */
  readonly decided: (player: PlayerId, choice: ChoiceId, decision: Decision) => void;
  /** Not even the question could be put to a seat. */
  readonly failed: (player: PlayerId, error: unknown) => void;
}

/** What came of a seat's `decide`. */
export type Decision = { readonly value: unknown } | { readonly error: unknown };
