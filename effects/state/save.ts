import type { Book } from '../book.ts';
import type { CardData } from '../card-data.ts';
import type { Position } from '../env.ts';
import { ENGINE_VERSION, runsHere } from '../version.ts';
import { checkState } from './check-state.ts';
import { NotPlain, readPlain } from './read-plain.ts';
import type { MatchState } from './state.ts';

/** A match as JSON: everything there is to it, in the middle of a choice as well. */
export interface Save {
  readonly format: 1;
  readonly engine: string;
  readonly ruleset: { readonly name: string; readonly version: string };
  /** Hash of the ruleset and the cards it is played by. */
  readonly book: string;
  readonly state: MatchState;
  /** The cards, where the match is to go on with those it began with. */
  readonly cards?: readonly CardData[];
}

/** The state with the versions of all that it depends on. `withCards`: it also carries its cards. */
export function save(at: Position, withCards?: 'with-cards'): Save {
  const { ruleset, hash, cards } = at.book;
  return {
    format: 1,
    engine: ENGINE_VERSION,
    ruleset: { name: ruleset.name, version: ruleset.version },
    book: hash,
    state: at.state,
    ...(withCards ? { cards: [...cards.values()].map((c) => c.data) } : {}),
  };
}

export interface NotResumed {
  readonly ok: false;
  readonly code: 'malformed' | 'format' | 'engine' | 'ruleset' | 'cards' | 'state';
  readonly message: string;
}

const no = (code: NotResumed['code'], message: string): NotResumed => ({ ok: false, code, message });

/** A position from a save by the same book, or why not. What cannot be read is refused whole; never throws. */
export function resume(book: Book, value: unknown): { readonly ok: true; readonly position: Position } | NotResumed {
  try {
    if (typeof value !== 'object' || value === null) return no('malformed', 'a save is an object');
    const { format, engine, ruleset, book: hash, state } = value as Partial<Record<keyof Save, unknown>>;
    if (format !== 1) return no('format', 'this save has another format; it must be 1');
    if (!runsHere(engine))
      return no('engine', `saved by engine ${String(engine).slice(0, 20)}, and this is ${ENGINE_VERSION}`);
    const { name, version } = (ruleset ?? {}) as Partial<Save['ruleset']>;
    if (name !== book.ruleset.name || version !== book.ruleset.version)
      return no('ruleset', `saved with another ruleset than ${book.ruleset.name} ${book.ruleset.version}`);
    if (hash !== book.hash) return no('cards', 'saved with other cards; make the book from the cards in the save');
    const plain = readPlain(state);
    const problem = checkState(book, plain);
    return problem === null ? { ok: true, position: { book, state: plain as MatchState } } : no('state', problem);
  } catch (error) {
    if (error instanceof NotPlain) return no('state', error.message);
    return no('malformed', 'it is no save that can be read');
  }
}
