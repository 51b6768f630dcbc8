/** Duel: a small game for two. Its ruleset, its cards and its decks, as data that a client can carry. */

import type { Book } from '../../effects/book.ts';
import { expandDeck } from '../../effects/card-data.ts';
import { makeBook } from '../../effects/make-book.ts';
import { DECKS, SETS } from './bundle.gen.ts';
import { duel } from './duel.ruleset.ts';

export { DECKS, duel, SETS };

let book: Book | undefined;

/** The game with all of its cards; made once. */
export function duelBook(): Book {
  book ??= makeBook(
    duel,
    SETS.flatMap((set) => set.cards),
  );
  return book;
}

/** Its decks by name: the ids of their cards, each as often as it is in the deck. */
export const duelDecks = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(DECKS.map((deck) => [deck.deck, expandDeck(deck)]));
