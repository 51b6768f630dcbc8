import { type Bot, greedyBot, randomBot } from '../search/index.ts';
import { UserError } from './errors.ts';
import { nearHint } from './near.ts';
import { spread } from './seats.ts';

/** Bots that the command can set at the table. */
const BOTS: Readonly<Record<string, Bot>> = { random: randomBot, greedy: greedyBot };

export const botNames = (): string => Object.keys(BOTS).join(', ');

export interface NamedBot {
  readonly name: string;
  readonly bot: Bot;
}

/** The bots of all seats, by their names with commas between; a single name is for all of them. */
export function botsFor(seats: number, text: string): readonly NamedBot[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length !== 1 && names.length !== seats)
    throw new UserError(`--bots takes one name, or ${seats} with commas between, not "${text}"`);
  return spread(names.map(botNamed), seats);
}

function botNamed(name: string): NamedBot {
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (bot) return { name, bot };
  throw new UserError(`there is no bot "${name}"; there is: ${botNames()}${nearHint(name, Object.keys(BOTS))}`);
}
