import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { planted, type Wrong } from '../support/planted.ts';
import { COINS, folderOf } from './folder.ts';
import { cli } from './run.ts';

/** An op that adds nothing, and fails. */
const broken: Wrong<'add'> = () => ({
  propose: () => {
    throw new Error('nothing can be added');
  },
});

const fuzz = (folder: string, ...args: readonly string[]) =>
  cli(['fuzz', '--ruleset', folder, '--out', join(folder, 'scenarios'), '--seed', '7', ...args]);

describe('random play', () => {
  test('tells what it has done, and what it has never seen', async () => {
    const folder = folderOf(COINS);
    const { code, out, err } = await fuzz(folder, '--matches', '2', '--answers', '4');
    expect([code, ...err]).toEqual([0]);
    expect(existsSync(join(folder, 'scenarios'))).toBe(false);
    expect(out[0]).toBe('Random play of coins with the seed 7.');
    expect(out[1]).toMatch(/^matches: \d, \d of them broken off as too long, 1 on both drivers$/);
    expect(out[2]).toMatch(
      /^answers: \d+, and \d+ refused; \d+ times resumed, \d+ taken back, \d+ times looked at whole$/,
    );
    expect(out.find((line) => line.startsWith('seen: '))).toMatch(/ of \d+ cards, /);
    expect(out.at(-1)).toBe('No failures.');
  });

  test('draws a seed of its own, and tells it', async () => {
    const folder = folderOf(COINS);
    const seeds = await Promise.all(
      [1, 2].map(async () => (await cli(['fuzz', '--ruleset', folder, '--matches', '1'])).out[0]),
    );
    expect(seeds[0]).toMatch(/^Random play of coins with the seed \d+\.$/);
    expect(seeds[1]).not.toBe(seeds[0]);
  });

  test('is one document for programs, the same for the same seed', async () => {
    const folder = folderOf(COINS);
    const run = async () => {
      const { code, out } = await fuzz(folder, '--matches', '2', '--json');
      expect([code, out.length]).toEqual([0, 1]);
      const { seconds, ...report } = JSON.parse(out[0] ?? '');
      expect(seconds).toBeGreaterThanOrEqual(0);
      return report;
    };
    const report = await run();
    expect(report).toMatchObject({ ok: true, seed: 7, failures: [], missing: { ops: [] } });
    expect(await run()).toEqual(report);
  });

  test('ends when its time is over', async () => {
    const { code, out } = await fuzz(folderOf(COINS), '--minutes', '.0001');
    expect([code, out.at(-1)]).toEqual([0, 'No failures.']);
  });
});

test('what fails is told with the command that runs its scenario', async () => {
  const folder = folderOf(COINS);
  const file = join(folder, 'scenarios/fuzz-7-1.yaml');
  await planted('add', broken, async () => {
    const { code, out, err } = await fuzz(folder, '--matches', '3');
    expect([code, ...err]).toEqual([1]);
    expect(out.slice(-4)).toEqual([
      'NOT nothing can be added',
      expect.stringMatching(/^ {4}in 3 matches, first in match 1, after \d+ answers$/),
      `    cardwright scenario ${file} --ruleset ${folder}`,
      'Kinds of failures: 1.',
    ]);
    const ran = await cli(['scenario', file, '--ruleset', folder]);
    expect(ran.code).toBe(1);
    expect(ran.out.join('\n')).toContain('the engine failed: nothing can be added');
  });
  // It is about the engine: once that is right nothing is left but what its end does not say.
  const { out } = await cli(['scenario', file, '--ruleset', folder]);
  expect(out.join('\n')).toContain('it ends with an open choice that it does not mention');
});

test.each([
  [['--minutes', '0'], '--minutes takes a number above 0, up to 10080, not "0"'],
  [['--minutes', '1e9'], '--minutes takes a number above 0, up to 10080, not "1e9"'],
  [['--matches', '0.5'], '--matches takes a whole number from 1 to 1000000, not "0.5"'],
])('says in a line what is wrong with %s', async (args, words) => {
  expect(await cli(['fuzz', '--json', ...args])).toEqual({ code: 1, out: [], err: [`cardwright: ${words}`] });
});
