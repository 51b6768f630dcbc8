import { DECK } from '../../bench/skirmish/game.ts';
import { skirmish, skirmishCards } from '../../bench/skirmish/skirmish.ruleset.ts';
import { duelBook, duelDecks } from '../../cards/duel/index.ts';
import type { Book } from '../../effects/book.ts';
import { makeBook } from '../../effects/make-book.ts';
import type { PlayerSetup } from '../../effects/state/begin.ts';

/** A game that the property tests play at random. */
export interface Game {
  readonly name: string;
  readonly book: Book;
  readonly players: (draw: (n: number) => number) => readonly PlayerSetup[];
}

function shuffled<T>(list: readonly T[], draw: (n: number) => number): T[] {
  const left = [...list];
  return list.map(() => left.splice(draw(left.length), 1)[0] as T);
}

export const skirmishGame: Game = {
  name: 'skirmish',
  book: makeBook(skirmish, skirmishCards),
  players: (draw) => ['ann', 'bob'].map((name) => ({ name, deck: shuffled(DECK, draw) })),
};

export const duelGame: Game = {
  name: 'duel',
  book: duelBook(),
  players: (draw) => {
    const decks = Object.values(duelDecks());
    return ['ann', 'bob'].map((name) => ({ name, deck: decks[draw(decks.length)] ?? [] }));
  },
};

export const GAMES: readonly Game[] = [skirmishGame, duelGame];
