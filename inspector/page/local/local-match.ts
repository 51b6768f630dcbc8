import { createMatch, type LiveMatch, type MatchSetup } from '../../../index.ts';
import { type Bot, decideBy, greedyBot, randomBot } from '../../../search/index.ts';
import { Chronicle } from '../../host/chronicle.ts';
import type { Began } from '../../host/means.ts';
import { type Game, gameNamed } from './games.ts';
import { Pace } from './pace.ts';
import { type Fault, Unreadable } from './unreadable.ts';

export const BOTS: Readonly<Record<string, Bot>> = { greedy: greedyBot, random: randomBot };

/** Who sits somewhere: a person, or a bot by its name. */
export interface SeatPlan {
  readonly name: string;
  readonly deck: string;
  readonly bot: string | null;
}

export interface MatchPlan {
  readonly game: string;
  readonly seed: number;
  readonly seats: readonly SeatPlan[];
}

/** A match that the page plays itself. */
export interface LocalMatch {
  readonly match: LiveMatch;
  readonly chronicle: Chronicle;
  readonly pace: Pace;
  readonly plan: MatchPlan | null;
  readonly setup: MatchSetup | null;
  /** How it began, where that was a scenario. */
  readonly began: Began | null;
  /** The file that it was opened from. */
  readonly file: string | null;
  /** What is wrong with the file that it was opened from, where it is shown all the same. */
  readonly fault: Fault | null;
  readonly stop: () => void;
}

/** @throws {Error} if there is no such game, or it cannot begin: it says what is wrong */
export function beginLocal(plan: MatchPlan): LocalMatch {
  const game = gameOf(plan.game);
  const decks = game.decks();
  const pace = new Pace();
  const players = plan.seats.map(({ name, deck, bot }, seat) => {
    const known = bot === null ? undefined : BOTS[bot];
    return {
      name,
      deck: decks[deck] ?? [],
      ...(known ? { decide: pace.paced(decideBy(known, plan.seed + seat)) } : {}),
    };
  });
  const match = createMatch({ book: game.book(), seed: plan.seed, players });
  const setup: MatchSetup = { seed: plan.seed, players: players.map(({ name, deck }) => ({ name, deck })) };
  return local(new Chronicle(match), { pace, plan, setup });
}

type Known = Partial<Pick<LocalMatch, 'pace' | 'plan' | 'setup' | 'began' | 'fault'>>;

export function local(chronicle: Chronicle, of: Known = {}): LocalMatch {
  const { match } = chronicle;
  const stop = (): void => {
    chronicle.close();
    match.stop();
  };
  return {
    match,
    chronicle,
    pace: new Pace(),
    plan: null,
    setup: null,
    began: null,
    file: null,
    fault: null,
    ...of,
    stop,
  };
}

/** @throws {Unreadable} if the page has no such game */
export function gameOf(name: string): Game {
  const game = gameNamed(name);
  if (!game) throw new Unreadable({ is: 'unknown-game', game: name });
  return game;
}
