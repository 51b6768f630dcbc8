import { greedyBot, type Policy, randomBot } from '../search/index.ts';

/** Bots that the command can set at the table. */
export const BOTS: Readonly<Record<string, Policy>> = { random: randomBot, greedy: greedyBot };

/** The bots of all seats, by their names with commas between; a single name is for all of them. */
export function botsFor(seats: number, text: string): readonly Policy[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length !== 1 && names.length !== seats)
    throw new Error(`--bots takes one name, or ${seats} with commas between, not "${text}"`);
  const policies = names.map((name) => {
    const policy = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
    if (!policy) throw new Error(`there is no bot "${name}"; there is: ${Object.keys(BOTS).join(', ')}`);
    return policy;
  });
  return Array.from({ length: seats }, (_, i) => policies[i % policies.length] ?? randomBot);
}
