import { createMatch, type LiveMatch, type MatchSetup, resumeMatch } from '../../../index.ts';
import { type Bot, decideBy, greedyBot, playReplay, randomBot } from '../../../search/index.ts';
import { Chronicle } from '../../host/chronicle.ts';
import type { Began } from '../../host/desk.ts';
import { give } from '../../host/going.ts';
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

/** Goes on with a save of a game that the page knows; people sit at all its seats. @throws {Unreadable} */
export function resumeLocal(save: unknown): LocalMatch {
  const resumed = resumeMatch({ book: gameOf(rulesetIn(save)).book(), save });
  if (!resumed.ok) throw new Unreadable({ is: 'refused', message: resumed.message });
  return local(new Chronicle(resumed.match));
}

/**
 * Plays a replay of a game that the page knows, move by move, so that each of them can be looked at; as far as it goes the
 * way that is written. @throws {Unreadable} where not even its beginning does
 */
export function replayLocal(replay: unknown): LocalMatch {
  const book = gameOf(rulesetIn(replay)).book();
  const inputs: Parameters<typeof give>[1][] = [];
  const played = playReplay(book, replay, ({ input }) => input && inputs.push(input));
  if (!played.ok && played.move < 0) throw new Unreadable({ is: 'differs', move: 0, message: played.message });
  // It has just been played by this setup.
  const { setup } = replay as { readonly setup: MatchSetup };
  const match = createMatch({ book, ...setup });
  const chronicle = new Chronicle(match);
  for (const input of inputs) give(match, input);
  const fault: Fault | null = played.ok ? null : { is: 'differs', move: played.move + 1, message: played.message };
  return local(chronicle, { setup, fault });
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

/** The name of the ruleset that a save or a replay was made with. */
function rulesetIn(file: unknown): string {
  const { ruleset } = (file ?? {}) as { readonly ruleset?: { readonly name?: unknown } };
  return typeof ruleset?.name === 'string' ? ruleset.name : '';
}

/** @throws {Unreadable} if the page has no such game */
export function gameOf(name: string): Game {
  const game = gameNamed(name);
  if (!game) throw new Unreadable({ is: 'unknown-game', game: name });
  return game;
}
