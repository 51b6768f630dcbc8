import { duelBook, duelDecks } from '../cards/duel/index.ts';
import type { Book } from '../effects/book.ts';

/** A game that the command can play: its book, and decks by name. */
export interface PlayableGame {
  readonly book: Book;
  readonly decks: Readonly<Record<string, readonly string[]>>;
}

export const GAMES: Readonly<Record<string, () => PlayableGame>> = {
  duel: () => ({ book: duelBook(), decks: duelDecks() }),
};
