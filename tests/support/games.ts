import { DECK } from '../../bench/skirmish/game.ts';
import { skirmish, skirmishCards } from '../../bench/skirmish/skirmish.ruleset.ts';
import { duelBook, duelDecks } from '../../cards/duel/index.ts';
import type { Book } from '../../effects/book.ts';
import { makeBook } from '../../effects/make-book.ts';
import type { PlayerSetup } from '../../effects/state/begin.ts';
import { RULESETS } from '../rulesets/index.ts';

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

/** A neutral ruleset with decks that hold each of its cards a few times. */
function neutral(name: string, seats: number): Game {
  const { ruleset, cards } = RULESETS[name] ?? { ruleset: undefined, cards: [] };
  if (!ruleset) throw new Error(`There is no neutral ruleset "${name}".`);
  const pool = cards.filter((c) => !c.token).flatMap((c) => [c.id, c.id, c.id]);
  return {
    name: seats === ruleset.players.min ? name : `${name} of ${seats}`,
    book: makeBook(ruleset, cards),
    players: (draw) =>
      Array.from({ length: seats }, (_, i) => ({ name: `p${i}`, deck: shuffled(pool, draw).slice(0, 20) })),
  };
}

export const NEUTRAL: readonly Game[] = [
  neutral('arena', 2),
  neutral('stackgame', 2),
  neutral('stackgame', 3),
  neutral('poolgame', 2),
  neutral('foldgame', 1),
  neutral('marchgame', 2),
];

/** Games that go on when one of the players is out. */
export const OF_THREE: readonly Game[] = [neutral('arena', 3), neutral('stackgame', 3)];

export const GAMES: readonly Game[] = [skirmishGame, duelGame, ...NEUTRAL];
