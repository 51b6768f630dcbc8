import type { Asked } from '../effects/rules/asked.ts';
import type { ChoiceId, PlayerId } from '../effects/state/ids.ts';

/**
 * How an answer is found to what a seat is asked: at once, or by and by. It is given all that the seat may know, and
 * nothing else.
 */
export type Decide = (asked: Asked) => unknown;

/** Who sits at a place of the table. A person has no `decide`: he answers through the handle. */
export interface Seat {
  readonly decide?: Decide;
  /** Milliseconds to answer each question; then the least is done that may be done. */
  readonly clock?: number;
}

/** Where seats give their answers. */
export interface Door {
  /** Takes what a seat has decided; in place of what is refused, or went wrong, the least is done. */
  readonly decided: (player: PlayerId, choice: ChoiceId, decision: Decision) => void;
  /** Not even the question could be asked. */
  readonly failed: (error: unknown) => void;
}

/** What came of a seat's `decide`. */
export type Decision = { readonly value: unknown } | { readonly error: unknown };
