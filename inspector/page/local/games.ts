import { duel, duelBook, duelDecks, SETS } from '../../../cards/duel/index.ts';
import type { Book, CardData, Ruleset } from '../../../index.ts';

/** A game that the page itself can play. */
export interface Game {
  readonly name: string;
  readonly book: () => Book;
  /** Its cards in the order of its sets: by it the positions of a card are found. */
  readonly entry: () => { readonly ruleset: Ruleset; readonly cards: readonly CardData[] };
  readonly decks: () => Readonly<Record<string, readonly string[]>>;
}

const duelEntry = () => ({ ruleset: duel, cards: SETS.flatMap((set) => set.cards) });

export const GAMES: readonly Game[] = [{ name: 'duel', book: duelBook, entry: duelEntry, decks: duelDecks }];

export const gameNamed = (name: string): Game | null => GAMES.find((game) => game.name === name) ?? null;
