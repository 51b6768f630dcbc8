import type { InspectionEvent } from 'xstate';
import type { Book } from '../effects/book.ts';
import type { Position } from '../effects/env.ts';
import type { MatchSetup, PlayerSetup } from '../effects/state/begin.ts';
import { firstState } from '../effects/state/setup.ts';
import type { News } from './bus.ts';
import type { Clock } from './clock.ts';
import { Driver, type OnFault, throwAtHost } from './driver.ts';
import { LiveMatch } from './match.ts';
import type { Seat } from './seat.ts';

/** How a live match runs, besides who plays. */
export interface LiveOptions {
  /** Where clocks get their time: the host's timers when left out, XState's `SimulatedClock` in a test. */
  readonly clock?: Clock;
  /** Hears all that goes on between the actors, from the first moment on, as XState's own `inspect` does. */
  readonly inspect?: (event: InspectionEvent) => void;
  /**
   * Hears of faults while nobody waits for an answer: of a clock, an inspector, or of a seat's `decide`, then with the
   * name of who sits there. They are thrown at the host when left out, as a promise's would be that nobody has caught:
   * which ends a process of Node.
   */
  readonly onFault?: OnFault;
  /** How many answers can be taken back; all when left out. Each keeps what has changed since. */
  readonly undoable?: number;
  /** Every state is frozen: whoever writes into one fails at once. Slow; for tests. */
  readonly freeze?: boolean;
}

/** Who plays: a person, or with a `decide` a bot. */
export interface PlayerOptions extends PlayerSetup, Seat {}

/** A match that is to begin on actors. */
export interface MatchOptions extends MatchSetup, LiveOptions {
  readonly book: Book;
  /** In turn order. */
  readonly players: readonly PlayerOptions[];
}

/** Longer delays are none to the hosts' timers. */
const LONGEST_CLOCK = 2 ** 31 - 1;

/** A live match from a position, once it is looked whether the seats are sound. @throws {Error} that says what is not */
export function live(position: Position, seats: readonly Seat[], { onFault = throwAtHost, ...options }: LiveOptions) {
  const { clock: time, undoable = 0 } = options;
  if (!Number.isSafeInteger(undoable) || undoable < 0)
    throw new Error(`How many answers can be taken back is a whole number, not ${undoable}.`);
  if (time !== undefined && typeof time.now !== 'function')
    throw new Error('A clock has `setTimeout`, `clearTimeout` and `now`, as XState’s `SimulatedClock` has.');
  for (const { clock, decide } of seats) {
    if (clock !== undefined && !(typeof clock === 'number' && clock > 0 && clock <= LONGEST_CLOCK))
      throw new Error(`A clock runs for 1 to ${LONGEST_CLOCK} milliseconds, not ${clock}.`);
    if (decide !== undefined && typeof decide !== 'function')
      throw new Error('What a seat decides with is a function: a bot, or one of your own.');
  }
  return new LiveMatch(new Driver(position, { ...options, seats, onFault }));
}

/**
 * Begins a match on actors and runs it to its first choice. Decks are taken as they are: `loadDeck` looks whether they
 * obey the rules.
 * @throws {Error} if the setup is wrong: the number of players, names, decks, seed, clocks; it says what
 * @throws {EngineError} if the match cannot be brought to its first choice
 * @example
 * ```ts
 * import { createMatch } from 'cardwright';
 * import { duelBook, duelDecks } from 'cardwright/duel';
 *
 * const { raiders = [], keepers = [] } = duelDecks();
 * const players = [
 *   { name: 'Ann', deck: raiders },
 *   { name: 'Bob', deck: keepers },
 * ];
 * const match = createMatch({ book: duelBook(), seed: 7, players });
 * const [asked] = match.choices('Ann');
 * console.log(asked?.purpose); // mulligan
 * if (asked) console.log(match.answer('Ann', asked.id, [0]).ok); // true
 * match.stop();
 * ```
 */
export function createMatch({ book, seed, players, first, script, ...options }: MatchOptions): LiveMatch {
  const decks = players.map(({ name, deck }) => ({ name, deck }));
  const more = { ...(first === undefined ? {} : { first }), ...(script === undefined ? {} : { script }) };
  return live({ book, state: firstState(book, { seed, players: decks, ...more }) }, players, options);
}

/**
 * A match that begins in the middle, such as a scenario's: it runs from a position to its next choice, with nobody but
 * who holds the handle to answer. `hear` is told how it began before this returns, and then all that `news$` tells.
 * @throws {EngineError} if it cannot be brought to its next choice
 */
export function liveFrom(position: Position, hear: (news: News) => void, options: LiveOptions = {}): LiveMatch {
  const seats = position.state.players.map(() => ({}));
  const driver = new Driver(position, { onFault: throwAtHost, ...options, seats });
  driver.bus.news$.subscribe(hear);
  driver.bus.drain();
  return new LiveMatch(driver);
}
