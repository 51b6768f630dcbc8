import type { Book } from '../effects/book.ts';
import type { Position } from '../effects/env.ts';
import { settle } from '../effects/flow/settle.ts';
import { beginWith, type Rejected } from '../effects/rules/answering.ts';
import type { Input } from '../effects/rules/input.ts';
import type { MatchSetup } from '../effects/state/begin.ts';
import { firstState } from '../effects/state/setup.ts';
import type { MatchState } from '../effects/state/state.ts';
import { type Message, Tx } from '../effects/state/tx.ts';

/** A match at rest: its state and the book it is played by. A fork is a second reference to it. */
export interface Match extends Position {}

/** An input that was taken: the match after it, and all that happened, step by step. */
export interface Accepted {
  readonly ok: true;
  readonly match: Match;
  readonly messages: readonly Message[];
}

function commit(tx: Tx): Accepted {
  return { ok: true, match: { book: tx.book, state: tx.state, memo: tx.memo }, messages: tx.messages };
}

/**
 * Begins a match and runs it to its first choice.
 * @throws {Error} if the setup is wrong; it says what
 * @example
 * ```ts
 * import { duelBook, duelDecks } from 'cardwright/duel';
 * import { start } from 'cardwright/search';
 *
 * const { raiders = [], keepers = [] } = duelDecks();
 * const players = [
 *   { name: 'Ann', deck: raiders },
 *   { name: 'Bob', deck: keepers },
 * ];
 * const { match } = start(duelBook(), { seed: 7, players });
 * console.log(match.state.choices[0]?.purpose); // mulligan
 * ```
 */
export const start = (book: Book, setup: MatchSetup): Accepted => begin(book, firstState(book, setup));

/** Runs a state to its next choice: a match that begins in the middle, such as a scenario's. */
export function begin(book: Book, state: MatchState): Accepted {
  const tx = new Tx({ book, state });
  settle(tx);
  return commit(tx);
}

/**
 * Takes one input. An input that is refused changes nothing.
 * @example
 * ```ts
 * import { duelBook, duelDecks } from 'cardwright/duel';
 * import { answer, openRequests, start } from 'cardwright/search';
 *
 * const { raiders = [], keepers = [] } = duelDecks();
 * const players = [
 *   { name: 'Ann', deck: raiders },
 *   { name: 'Bob', deck: keepers },
 * ];
 * const { match } = start(duelBook(), { seed: 7, players });
 * const [open] = openRequests(match);
 * const input = { type: 'answer', player: 0, choice: open?.choice.id ?? '', value: [] } as const;
 * const taken = answer(match, input);
 * if (taken.ok) console.log(taken.match.state.choices[0]?.answers); // [[],null]
 * const again = taken.ok ? answer(taken.match, input) : taken;
 * console.log(again.ok ? '' : again.code); // not-asked
 * console.log(match.state.choices[0]?.answers); // [null,null]
 * ```
 */
export function answer(match: Match, input: Input): Accepted | Rejected {
  const tx = beginWith(match, input);
  if ('ok' in tx) return tx;
  settle(tx);
  return commit(tx);
}

/** A match again from its state, by the same book. */
export const matchOf = (book: Book, state: MatchState): Match => ({ book, state });
