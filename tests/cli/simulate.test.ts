import { describe, expect, test } from 'vitest';
import { duelBook, duelDecks } from '../../cards/duel/index.ts';
import { playOut } from '../../cli/simulate/play-out.ts';
import { summaryLines, summaryOf } from '../../cli/simulate/summary.ts';
import { type Bot, randomBot } from '../../search/index.ts';
import { COINS, folderOf } from './folder.ts';
import { cli, gameFolder } from './run.ts';

const document = async (...args: readonly string[]) => {
  const { code, out, err } = await cli(['simulate', '--json', ...args]);
  expect(err).toEqual([]);
  expect(out).toHaveLength(1);
  return { code, ...JSON.parse(out[0] ?? '') };
};

/** A game in which nobody ever wins, and nothing is drawn. */
const ENDLESS = {
  ...COINS,
  'coins.ruleset.yaml': (COINS['coins.ruleset.yaml'] ?? '')
    .replace('enter: [{ op: draw }]', 'enter: []')
    .replace('min: 5', 'min: 50'),
};

describe('results for programs', () => {
  test('are one document: counts, and what each game came to', async () => {
    const { code, ...summary } = await document('--games', '3', '--seed', '7');
    expect(code).toBe(0);
    expect(Object.keys(summary)).toEqual(['games', 'unfinished', 'errors', 'results']);
    expect(summary).toMatchObject({ games: 3, unfinished: 0, errors: 0 });
    expect(summary.results).toHaveLength(3);
    const names = Object.keys(duelDecks());
    expect(summary.results[0]).toEqual({
      seed: 7,
      decks: names.slice(0, 2),
      bots: ['random', 'random'],
      winners: expect.any(Array),
      reason: expect.any(String),
      turns: expect.any(Number),
      answers: expect.any(Number),
    });
  });

  test('are the same for the same seed', async () => {
    const first = await document('--games', '4', '--seed', '3', '--ruleset', gameFolder('shapes'));
    expect(await document('--games', '4', '--seed', '3', '--ruleset', gameFolder('shapes'))).toEqual(first);
    expect(await document('--games', '4', '--seed', '9', '--ruleset', gameFolder('shapes'))).not.toEqual(first);
  });

  test.each([7, 8, 9])('are those of `play --auto` with the seed %s', async (seed) => {
    const { results } = await document('--games', '1', '--seed', `${seed}`, '--deck', 'raiders', '--bots', 'random');
    const { out } = await cli(['play', '--auto', '--seed', `${seed}`, '--deck', 'raiders']);
    const [{ winners, reason, turns, answers }] = results;
    expect(out.at(-2)).toBe(`Result: ${winners[0]} wins (${reason}) in turn ${turns}, after ${answers} answers.`);
  });

  test('count what went on for too long', async () => {
    const { code, ...summary } = await document('--ruleset', folderOf(ENDLESS), '--games', '2', '--answers', '50');
    expect(code).toBe(0);
    expect(summary).toMatchObject({ games: 2, unfinished: 2, errors: 0 });
    expect(summary.results[1]).toMatchObject({ seed: 2, unfinished: true, answers: 50 });
    expect(summary.results[1]).not.toHaveProperty('winners');
  });

  test('have an error in the place of what went wrong', () => {
    const worn = () => {
      throw new Error('worn out');
    };
    const wrong = () => [99];
    const seats = (...bots: readonly Bot[]) =>
      bots.map((bot, i) => ({
        deck: { name: 'keepers', cards: duelDecks().keepers ?? [] },
        bot: { name: `${i}`, bot },
      }));
    const results = [worn, wrong, randomBot].map((bot, i) => playOut(duelBook(), i, seats(bot, randomBot), 1000));
    expect(results[0]).toEqual({ seed: 0, decks: ['keepers', 'keepers'], bots: ['0', '1'], error: 'worn out' });
    expect(results[1]?.error).toMatch(/^what Ann has decided is refused: /);
    expect(results[2]?.winners).toHaveLength(1);
    const summary = summaryOf(results);
    expect(summary).toMatchObject({ games: 3, unfinished: 0, errors: 2 });
    expect(summaryLines(summary)).toContain('error, first with the seed 0: worn out');
  });
});

describe('who meets whom', () => {
  const seated = async (...args: readonly string[]) =>
    (await document('--ruleset', gameFolder('shapes'), ...args)).results.map(
      ({ decks, bots }: { decks: string[]; bots: string[] }) => decks.map((deck, i) => `${deck} ${bots[i]}`).join(', '),
    );

  test('all pairs of decks in turn, each at each seat', async () => {
    const games = await seated('--games', '3');
    expect(games).toEqual([
      'first random, second random',
      'second random, first random',
      'first random, second random',
    ]);
    const three = await seated('--games', '4', '--players', '3');
    expect(three[0]).toBe('first random, second random, first random');
    expect(new Set(three).size).toBe(3);
  });

  test('the decks that are named, with each of several bots', async () => {
    expect(await seated('--games', '2', '--deck', 'second')).toEqual([
      'second random, second random',
      'second random, second random',
    ]);
    expect(await seated('--games', '4', '--bots', 'random,greedy', '--deck', 'first', '--deck', 'second')).toEqual([
      'first random, second greedy',
      'first greedy, second random',
      'second random, first greedy',
      'second greedy, first random',
    ]);
  });
});

test('results for people are tables of who has won', async () => {
  const { code, out, err } = await cli(['simulate', '--games', '4', '--ruleset', gameFolder('shapes'), '--seed', '2']);
  expect([code, ...err]).toEqual([0]);
  expect(out[0]).toBe('4 games: 4 ended (0 drawn), 0 unfinished, 0 with an error');
  const rows = (title: string) => out.slice(out.findIndex((line) => line.startsWith(title)) + 1).slice(0, 2);
  expect(rows('seat').map((row) => row.split(/ +/)[0])).toEqual(['Ann', 'Bob']);
  expect(rows('deck').map((row) => row.split(/ +/).slice(0, 2))).toEqual([
    ['first', '4'],
    ['second', '4'],
  ]);
  const won = rows('seat').map((row) => Number(row.split(/ +/)[2]));
  expect((won[0] ?? 0) + (won[1] ?? 0)).toBe(4);
  expect(out.at(-2)).toMatch(/^turns: \d+ to \d+, \d+\.\d on average$/);
});

test.each([
  [['--games', '0'], '--games takes a whole number from 1 to 1000000, not "0"'],
  [['--games', 'many'], '--games takes a whole number from 1 to 1000000, not "many"'],
  [['--answers', '-1'], '--answers takes a whole number from 1 to 1000000, not "-1"'],
  [['--bots', 'random,,'], '--bots takes one name, or 2 with commas between, not "random,,"'],
])('says in a line what is wrong with %s', async (args, words) => {
  expect(await cli(['simulate', '--json', ...args])).toEqual({ code: 1, out: [], err: [`cardwright: ${words}`] });
});
