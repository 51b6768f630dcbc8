import { expect, test } from 'vitest';
import { duelDecks } from '../../cards/duel/index.ts';
import { cli } from './run.ts';

const DECK_NAMES = Object.keys(duelDecks()).join(', ');

/** What `cardwright play --auto` tells, line by line. */
async function told(...args: string[]): Promise<readonly string[]> {
  const { code, out, err } = await cli(['play', '--auto', ...args]);
  expect([code, ...err]).toEqual([0]);
  return out;
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

test('breaks off what goes on for too long', async () => {
  const { code, out } = await cli(['play', '--auto', '--answers', '5']);
  expect(code).toBe(1);
  expect(out.at(-2)).toMatch(/^The match goes on for too long: it is broken off in turn \d+, after 5 answers\.$/);
  const whole = await told('--bots', 'greedy');
  const [, answers = ''] = /after (\d+) answers/.exec(whole.at(-2) ?? '') ?? [];
  expect(await told('--bots', 'greedy', '--answers', answers)).toEqual(whole);
});

test('deals the decks that are named, one for all or one each', async () => {
  const decks = (...names: string[]) => names.flatMap((name) => ['--deck', name]);
  const one = await told(...decks('keepers'));
  expect(await told(...decks('keepers', 'keepers'))).toEqual(one);
  expect(await told(...decks('keepers', 'raiders'))).not.toEqual(one);
  const file = new URL('../../cards/duel/decks/keepers.yaml', import.meta.url).pathname;
  expect(await told(...decks(file))).toEqual(one);
});

test.each([
  [['--bots', 'random,clever'], 'there is no bot "clever"; there is: random, greedy'],
  [['--bots', 'gredy'], 'there is no bot "gredy"; there is: random, greedy (did you mean "greedy"?)'],
  [['--bots', 'toString'], 'there is no bot "toString"; there is: random, greedy'],
  [['--bots', 'random,random,random'], '--bots takes one name, or 2 with commas between, not "random,random,random"'],
  [['--ruleset', 'chess'], 'there is no ruleset "chess"; there is: duel, or the path of a game\'s folder'],
  [
    ['--ruleset', 'deul'],
    'there is no ruleset "deul"; there is: duel, or the path of a game\'s folder (did you mean "duel"?)',
  ],
  [['--ruleset', './chess'], 'there is no folder ./chess'],
  [['--seed', 'x'], '--seed takes a whole number from -999999999 to 999999999, not "x"'],
  [['--players', '3'], '"duel" is for 2 players, not 3'],
  [
    ['--deck', 'keeper'],
    `there is no deck "keeper"; there is: ${DECK_NAMES}, or the path of a deck file (did you mean "keepers"?)`,
  ],
  [['--deck', './nowhere.yaml'], './nowhere.yaml There is no such file.'],
  [['--set', 'nowhere.yaml'], 'nowhere.yaml There is no such file.'],
  [['--log', '/nowhere/at/all'], '/nowhere/at/all cannot be written: There is no such folder'],
  [['--save', '/'], '/ is a folder, not a file'],
  [['--log', '/'], '/ is a folder, not a file'],
  [['--seeed', '7'], "unknown option '--seeed' (did you mean --seed?)"],
  [['more'], "too many arguments for 'play'. Expected 0 arguments but got 1."],
])('says in a line what is wrong with %s', async (args, words) => {
  const { code, out, err } = await cli(['play', '--auto', ...args]);
  expect({ out, err }).toEqual({ out: [], err: [`cardwright: ${words}`] });
  expect(code).toBe(1);
});
