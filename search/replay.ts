import type { Book } from '../effects/book.ts';
import { hashOf } from '../effects/hash.ts';
import { type Input, readInput } from '../effects/rules/input.ts';
import type { MatchSetup } from '../effects/state/begin.ts';
import { ENGINE_VERSION } from '../effects/version.ts';
import { answer, type Match, start } from './match.ts';

/** A whole match as its inputs: it can be played again, and tells where it went another way. */
export interface Replay {
  readonly format: 1;
  readonly engine: string;
  readonly ruleset: { readonly name: string; readonly version: string };
  readonly book: string;
  readonly setup: MatchSetup;
  readonly moves: readonly ReplayMove[];
}

export interface ReplayMove {
  readonly input: Input;
  /** Hash of the state after it. */
  readonly state: string;
}

/** An empty replay of a match that is about to begin. */
export const newReplay = (book: Book, setup: MatchSetup): Replay => ({
  format: 1,
  engine: ENGINE_VERSION,
  ruleset: { name: book.ruleset.name, version: book.ruleset.version },
  book: book.hash,
  setup,
  moves: [],
});

/** The replay with one more input, and the match after it. */
export const withMove = (replay: Replay, input: Input, after: Match): Replay => ({
  ...replay,
  moves: [...replay.moves, { input, state: hashOf(after.state) }],
});

export interface Differs {
  readonly ok: false;
  /** Which move, from 0; -1 before the first. */
  readonly move: number;
  readonly message: string;
}

/** Plays a replay; names the first move that is refused or leads to another state. */
export function playReplay(book: Book, replay: Replay): { readonly ok: true; readonly match: Match } | Differs {
  if (replay.format !== 1) return { ok: false, move: -1, message: 'this replay has another format; it must be 1' };
  if (replay.ruleset.name !== book.ruleset.name)
    return {
      ok: false,
      move: -1,
      message: `a replay of "${replay.ruleset.name}", and the book is of "${book.ruleset.name}"`,
    };
  if (replay.book !== book.hash) return { ok: false, move: -1, message: 'it was played with other rules or cards' };
  let { match } = start(book, replay.setup);
  for (const [move, { input, state }] of replay.moves.entries()) {
    const read = readInput(input);
    const taken = read ? answer(match, read) : null;
    if (!taken) return { ok: false, move, message: 'the input is malformed' };
    if (!taken.ok) return { ok: false, move, message: `refused: ${taken.message}` };
    match = taken.match;
    if (hashOf(match.state) !== state) return { ok: false, move, message: 'the state after it is another one' };
  }
  return { ok: true, match };
}
