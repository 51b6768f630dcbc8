import { duelBook, duelDecks } from '../../../cards/duel/index.ts';
import type { Book } from '../../../index.ts';

/** A game that the page itself can play. */
export interface Game {
  readonly name: string;
  readonly book: () => Book;
  readonly decks: () => Readonly<Record<string, readonly string[]>>;
}

export const GAMES: readonly Game[] = [{ name: 'duel', book: duelBook, decks: duelDecks }];

export const gameNamed = (name: string): Game | null => GAMES.find((game) => game.name === name) ?? null;
