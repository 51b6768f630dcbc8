import type { Ruleset } from '../effects/ruleset.ts';
import { UserError } from './errors.ts';
import { allDecks, type Deck, deckOf, type Game } from './game/game.ts';

const NAMES: readonly string[] = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal'];

/** What players are called, by their seats. */
export const seatName = (seat: number): string => NAMES[seat] ?? `Player ${seat + 1}`;

/** How many play: as many as were asked for, or as few as the rules allow. */
export function seatsOf({ name, players: { min, max } }: Ruleset, wanted: number | undefined): number {
  if (wanted === undefined || (wanted >= min && wanted <= max)) return wanted ?? min;
  const range = min === max ? `${min}` : `${min} to ${max}`;
  throw new UserError(`"${name}" is for ${range} players, not ${wanted}`);
}

/** One for all seats, or one for each. */
export const spread = <T>(list: readonly T[], seats: number): readonly T[] =>
  Array.from({ length: seats }, (_, i) => list[i % list.length] as T);

/** The decks of all seats: those that were named, one for all or one for each; else those of the game in turn. */
export function decksFor(game: Game, seats: number, named: readonly string[] = []): readonly Deck[] {
  if (named.length > 1 && named.length !== seats)
    throw new UserError(`--deck is given once for all, or once for each of ${seats} seats, not ${named.length} times`);
  return spread(named.length > 0 ? named.map((name) => deckOf(game, name)) : allDecks(game), seats);
}
