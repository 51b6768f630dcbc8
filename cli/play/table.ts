import { seeded } from '../../effects/rules/seeded.ts';
import type { MatchSetup } from '../../effects/state/begin.ts';
import { createMatch } from '../../machines/begin.ts';
import type { LiveMatch } from '../../machines/match.ts';
import { decideBy } from '../../search/index.ts';
import { botsFor } from '../bots.ts';
import { UserError } from '../errors.ts';
import type { Game } from '../game/game.ts';
import type { SeatOptions } from '../options.ts';
import { decksFor, seatName, seatsOf } from '../seats.ts';

/** A live match, with what it was begun with. */
export interface LiveTable {
  readonly match: LiveMatch;
  readonly setup: MatchSetup;
  /** Rejects when something goes wrong that nobody waits for: a bot that fails. */
  readonly fault: Promise<never>;
  /** Makes it reject. */
  readonly fail: (error: unknown) => void;
}

/** Begins a match between bots, with a person at one of the seats if one is given, counted from 0. */
export function liveTable(game: Game, { seed, bots, deck, players }: SeatOptions, person: number | null): LiveTable {
  const seats = seatsOf(game.book.ruleset, players);
  if (person !== null && person >= seats)
    throw new UserError(`--seat takes a number from 1 to ${seats}, not "${person + 1}"`);
  const draw = seeded(seed);
  const decks = decksFor(game, seats, deck);
  // A bot's chance hangs on its seat alone, whoever sits at the others.
  const seated = botsFor(seats, bots).map(({ bot }, i) => {
    const decide = decideBy(bot, draw(2 ** 31));
    return { name: seatName(i), deck: decks[i]?.cards ?? [], ...(i === person ? {} : { decide }) };
  });
  // A bot that fails is a fault of ours: the match is not to go on as if nothing were.
  let fail: (error: unknown) => void = () => {};
  const fault = new Promise<never>((_, reject) => {
    fail = reject;
  });
  fault.catch(() => {});
  const setup: MatchSetup = { seed, players: seated.map(({ name, deck: cards }) => ({ name, deck: cards })) };
  return { setup, fault, fail, match: createMatch({ book: game.book, seed, players: seated, onFault: fail }) };
}
