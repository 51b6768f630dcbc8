import type { Book } from '../../effects/book.ts';
import type { Rejected } from '../../effects/rules/answering.ts';
import type { Input } from '../../effects/rules/input.ts';
import type { MatchState } from '../../effects/state/state.ts';
import type { Message } from '../../effects/state/tx.ts';
import type { Match } from '../../search/match.ts';

/** One match that is played in a mode. */
export interface Session {
  readonly match: Match;
  /** What happened since the last input. */
  readonly messages: readonly Message[];
  /** `null`: it was taken. */
  readonly send: (input: Input) => Rejected | null;
  /** Lets go of what it is played on: nothing more is sent. What was played stays readable. */
  readonly stop: () => void;
}

/**
 * A way to play a match. All of them must come to equal states after every input.
 * @throws a mode throws where it cannot go on, such as with a save that is refused
 */
export type Mode = (book: Book, state: MatchState) => Session;
