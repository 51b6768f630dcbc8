import type { Book } from '../book.ts';
import type { Position } from '../env.ts';
import type { MatchState } from '../state/state.ts';
import { checkState } from './check-state.ts';
import { isPlain } from './plain-checks.ts';
import { NotPlain, readPlain } from './read-plain.ts';
import { type StampProblem, stampProblem } from './stamp.ts';

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
