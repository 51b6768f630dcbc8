import type { Book } from '../../effects/book.ts';
import type { Answer } from '../../effects/choices/choice.ts';
import type { Position } from '../../effects/env.ts';
import type { OpenRequest } from '../../effects/rules/open-requests.ts';
import type { MatchSetup, PlayerSetup } from '../../effects/state/begin.ts';

/** What the engine's drivers have in common. Players are named by their seats, see `seated`. */
export interface Driver<M> {
  start(book: Book, setup: MatchSetup): M;
  position(match: M): Position;
  /** Returns the match to go on with: it may be a new one or the same one changed. @throws if it is refused */
  answer(match: M, open: OpenRequest, value: Answer): M;
  /** It is not needed any more. */
  stop(match: M): void;
}

export const seated = (decks: readonly (readonly string[])[]): readonly PlayerSetup[] =>
  decks.map((deck, i) => ({ name: String(i), deck }));
