import { Command } from 'commander';
import { expect, test } from 'vitest';
import { addPlay } from '../../cli/play.command.ts';

/** What `cardwright play --auto` tells, line by line. */
async function told(...args: string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const program = new Command();
  addPlay(program, (line) => lines.push(line));
  await program.parseAsync(['play', '--auto', ...args], { from: 'user' });
  return lines;
}

test('tells a match from how it began to how it ended, the same for the same seed', async () => {
  const lines = await told('--seed', '7');
  expect(lines[0]).toContain('is shuffled');
  expect(lines).toContain('');
  expect(lines.filter((line) => line.startsWith('== ')).length).toBeGreaterThan(5);
  expect(lines.at(-2)).toMatch(/^Result: (a draw|\w+ wins) \(last\) in turn \d+, after \d+ answers\.$/);
  expect(lines.at(-1)).toMatch(/^Seed 7, state \w+\.$/);
  expect(await told('--seed', '7')).toEqual(lines);
  expect(await told('--seed', '8')).not.toEqual(lines);
});

test('sets the bots that are named', async () => {
  const one = await told('--bots', 'greedy');
  expect(await told('--bots', 'greedy,greedy')).toEqual(one);
  expect(await told('--bots', 'greedy,random')).not.toEqual(one);
});

test.each([
  [['--bots', 'random,clever'], 'there is no bot "clever"; there is: random, greedy'],
  [['--bots', 'toString'], 'there is no bot "toString"'],
  [['--bots', 'random,random,random'], '--bots takes one name, or 2 with commas between'],
  [['--ruleset', 'chess'], 'there is no ruleset "chess"; there is: duel'],
  [['--seed', 'x'], '--seed takes a whole number'],
])('says in a line what is wrong with %s', async (args, words) => {
  await expect(told(...args)).rejects.toThrow(words);
});
