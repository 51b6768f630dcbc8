import type { Book } from '../book.ts';
import type { CardData } from '../card-data.ts';
import type { Position } from '../env.ts';
import type { MatchState } from '../state/state.ts';
import { checkState } from './check-state.ts';
import { isPlain } from './plain-checks.ts';
import { NotPlain, readPlain } from './read-plain.ts';
import { type Stamp, type StampProblem, stampOf, stampProblem } from './stamp.ts';

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

/** Why a save is refused: it cannot be read, is not sound, or was made with something else. */
export interface NotResumed {
  readonly ok: false;
  readonly code: 'malformed' | 'state' | StampProblem['code'];
  readonly message: string;
}

const no = (code: NotResumed['code'], message: string): NotResumed => ({ ok: false, code, message });

/** A position from a save by the same book, or why not. What cannot be read is refused whole; never throws. */
export function resume(book: Book, value: unknown): { readonly ok: true; readonly position: Position } | NotResumed {
  try {
    if (!isPlain(value)) return no('malformed', 'a save is an object');
    const other = stampProblem(book, value);
    if (other) return no(other.code, other.message);
    const plain = readPlain(value.state);
    const problem = checkState(book, plain);
    return problem === null ? { ok: true, position: { book, state: plain as MatchState } } : no('state', problem);
  } catch (error) {
    if (error instanceof NotPlain) return no('state', error.message);
    return no('malformed', 'it is no save that can be read');
  }
}
