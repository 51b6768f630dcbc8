import { createMatch, type LiveMatch, type MatchSetup, resumeMatch } from '../../../index.ts';
import { type Bot, decideBy, greedyBot, randomBot } from '../../../search/index.ts';
import { Chronicle } from '../../host/chronicle.ts';
import { type Game, gameNamed } from './games.ts';
import { Pace } from './pace.ts';

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
  return local(match, pace, { plan, setup });
}

/** Goes on with a save of a game that the page knows; people sit at all its seats. @throws {Error} that says why not */
export function resumeLocal(save: unknown): LocalMatch {
  const resumed = resumeMatch({ book: gameOf(rulesetIn(save)).book(), save });
  if (!resumed.ok) throw new Error(resumed.message);
  return local(resumed.match, new Pace(), { plan: null, setup: null });
}

export function local(match: LiveMatch, pace: Pace, of: Pick<LocalMatch, 'plan' | 'setup'>): LocalMatch {
  const chronicle = new Chronicle(match);
  const stop = (): void => {
    chronicle.close();
    match.stop();
  };
  return { match, chronicle, pace, ...of, stop };
}

/** The name of the ruleset that a save or a replay was made with. */
export function rulesetIn(file: unknown): string {
  const { ruleset } = (file ?? {}) as { readonly ruleset?: { readonly name?: unknown } };
  return typeof ruleset?.name === 'string' ? ruleset.name : '';
}

function gameOf(name: string): Game {
  const game = gameNamed(name);
  if (!game) throw new Error(`This page knows no game "${name}": show it with \`cardwright inspect FILE\`.`);
  return game;
}
