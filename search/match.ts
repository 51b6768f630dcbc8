import type { Book } from '../effects/book.ts';
import type { Position } from '../effects/env.ts';
import { next } from '../effects/flow/next.ts';
import { ROWS } from '../effects/flow/rows.ts';
import { step } from '../effects/flow/step.ts';
import { admit, type Rejected, record } from '../effects/rules/answering.ts';
import type { Input } from '../effects/rules/input.ts';
import { beginState, type MatchSetup, unknownCard } from '../effects/state/begin.ts';
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

/** Runs rows until the flow rests: somebody is asked, or the match is over. */
function settle(tx: Tx): void {
  for (let row = next(tx); ROWS[row].run; row = next(tx)) step(tx, row);
}

function commit(tx: Tx): Accepted {
  return { ok: true, match: { book: tx.book, state: tx.state, memo: tx.memo }, messages: tx.messages };
}

/**
 * Begins a match and runs it to its first choice.
 * @throws if it is given no book, a player has no deck, a deck names a card that the book does not have, the number of players does not fit, two have one name,
 *   or the seed is no whole number. Deck rules are looked at by `loadDeck`, not here.
 */
export function start(book: Book, setup: MatchSetup): Accepted {
  if (typeof book?.ruleset !== 'object')
    throw new Error('A match is started by a book: that of `loadBook`, once it says `ok`, or of `makeBook`.');
  const { min, max } = book.ruleset.players;
  if (setup.players.length < min || setup.players.length > max)
    throw new Error(
      `"${book.ruleset.name}" is for ${min === max ? min : `${min} to ${max}`} players, not ${setup.players.length}.`,
    );
  checkSetup(setup);
  const unknown = unknownCard(book, setup);
  if (unknown !== null)
    throw new Error(`No card of the book has the id "${unknown}". Add its set, or correct the deck.`);
  return begin(book, beginState(book, setup));
}

function checkSetup({ players, seed }: MatchSetup): void {
  if (!Number.isSafeInteger(seed)) throw new Error(`A seed is a whole number, not ${seed}.`);
  for (const { name, deck } of players)
    if (typeof name !== 'string' || !Array.isArray(deck))
      throw new Error(`Player "${name}" needs a name and a deck: a list of the ids of his cards.`);
  const twice = players.find((p, i) => players.findIndex((q) => q.name === p.name) !== i);
  if (twice) throw new Error(`Two players are called "${twice.name}". Give each a name of his own.`);
}

/** Runs a state to its next choice: a match that begins in the middle, such as a scenario's. */
export function begin(book: Book, state: MatchState): Accepted {
  const tx = new Tx({ book, state });
  settle(tx);
  return commit(tx);
}

/** Takes one input. An input that is refused changes nothing. */
export function answer(match: Match, input: Input): Accepted | Rejected {
  const admitted = admit(match, input);
  if ('ok' in admitted) return admitted;
  const tx = new Tx(match);
  record(tx, admitted);
  settle(tx);
  return commit(tx);
}

/** A match again from its state, by the same book. */
export const matchOf = (book: Book, state: MatchState): Match => ({ book, state });
