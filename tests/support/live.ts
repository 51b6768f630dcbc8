import { createMatch, type LiveOptions } from '../../machines/begin.ts';
import type { LiveMatch } from '../../machines/match.ts';
import type { Seat } from '../../machines/seat.ts';
import type { Game } from './games.ts';
import { drawFrom } from './random.ts';

/** A live match of a game that begins like the random match of the same seed. */
export const liveMatch = (
  game: Game,
  seed: number,
  options: LiveOptions = {},
  seats: readonly Seat[] = [],
): LiveMatch =>
  createMatch({
    book: game.book,
    seed,
    players: game.players(drawFrom(seed)).map((player, i) => ({ ...player, ...seats[i] })),
    ...options,
  });
