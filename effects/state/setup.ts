import type { Book } from '../book.ts';
import { beginState, type MatchSetup } from './begin.ts';
import { type CardId, cardId } from './ids.ts';
import type { MatchState } from './state.ts';

/** Words that mean viewers who are no players. */
const VIEWERS: readonly string[] = ['spectator', 'everything'];

/**
 * The state before anything has happened, of a match that can be played.
 * @throws {Error} if it is given no book, a player has no deck or name, a deck names a card that the book does not have,
 *   the number of players does not fit, two have one name, who begins is no seat, or the seed is no whole number. Deck rules
 *   are looked at by `loadDeck`, not here.
 */
export function firstState(book: Book, setup: MatchSetup): MatchState {
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
  return beginState(book, setup);
}

function checkSetup({ players, seed, first = 0 }: MatchSetup): void {
  if (!Number.isInteger(first) || first < 0 || first >= players.length)
    throw new Error(`Who begins is a seat from 0 to ${players.length - 1}, not ${first}.`);
  if (!Number.isSafeInteger(seed)) throw new Error(`A seed is a whole number, not ${seed}.`);
  for (const { name, deck } of players) {
    if (typeof name !== 'string' || !Array.isArray(deck))
      throw new Error(`Player "${name}" needs a name and a deck: a list of the ids of his cards.`);
    if (name === '') throw new Error('A player has no name. Give him one.');
    if (VIEWERS.includes(name)) throw new Error(`No player can be called "${name}": that is a way to look at a match.`);
  }
  const twice = players.find((p, i) => players.findIndex((q) => q.name === p.name) !== i);
  if (twice) throw new Error(`Two players are called "${twice.name}". Give each a name of his own.`);
}

/** Names the first card of the decks that the book does not have, if any. */
const unknownCard = (book: Book, setup: MatchSetup): CardId | null =>
  setup.players.flatMap((p) => p.deck.map(cardId)).find((id) => !book.cards.has(id)) ?? null;
