import { type Bot, greedyBot, randomBot } from '../search/index.ts';

/** Bots that the command can set at the table. */
export const BOTS: Readonly<Record<string, Bot>> = { random: randomBot, greedy: greedyBot };

/** The bots of all seats, by their names with commas between; a single name is for all of them. */
export function botsFor(seats: number, text: string): readonly Bot[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length !== 1 && names.length !== seats)
    throw new Error(`--bots takes one name, or ${seats} with commas between, not "${text}"`);
  const bots = names.map((name) => {
    const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
    if (!bot) throw new Error(`there is no bot "${name}"; there is: ${Object.keys(BOTS).join(', ')}`);
    return bot;
  });
  return Array.from({ length: seats }, (_, i) => bots[i % bots.length] ?? randomBot);
}
