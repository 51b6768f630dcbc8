import type { CardData } from '../card-data.ts';
import type { Position } from '../env.ts';
import type { MatchState } from '../state/state.ts';
import { type Stamp, stampOf } from './stamp.ts';

/** A match as JSON: everything there is to it, in the middle of a choice as well. */
export interface Save extends Stamp {
  readonly state: MatchState;
  /** The cards, where the match is to go on with those it began with. */
  readonly cards?: readonly CardData[];
}

/** The state with the versions of all that it depends on. `withCards`: it also carries its cards. */
export const save = ({ book, state }: Position, withCards?: 'with-cards'): Save => ({
  ...stampOf(book),
  state,
  ...(withCards ? { cards: [...book.cards.values()].map((c) => c.data) } : {}),
});
