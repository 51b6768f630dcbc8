import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COINS, folderOf } from './folder.ts';
import { cli } from './run.ts';

/** A match that was played once, as it was told, logged and saved. */
let match: Promise<{ out: readonly string[]; log: readonly string[]; saved: string }> | undefined;

async function played() {
  const folder = folderOf({});
  const [path, log] = [join(folder, 'a.json'), join(folder, 'log')];
  const { out } = await cli(['play', '--auto', '--seed', '7', '--save', path, '--log', log]);
  return { out, log: readFileSync(log, 'utf8').split('\n').slice(1, -1), saved: readFileSync(path, 'utf8') };
}

function playedOnce() {
  match ??= played();
  return match;
}

/** What replaying some text comes to. */
async function replayed(text: string, ...args: readonly string[]) {
  const folder = folderOf({ 'replay.json': text });
  const { code, out, err } = await cli(['replay', join(folder, 'replay.json'), ...args]);
  return { code, out, err: err.map((line) => line.replaceAll(folder, '.')) };
}

interface Data {
  setup: { seed: number };
  book: string;
  moves: ({ input: { value: unknown }; state: string } | null)[];
}

describe('a replay', () => {
  test('comes to what the match came to', async () => {
    const { out, saved } = await playedOnce();
    const again = await replayed(saved);
    expect([again.code, ...again.err]).toEqual([0]);
    expect(again.out).toEqual([
      (out.at(-2) ?? '').replace('Result', 'Replayed'),
      (out.at(-1) ?? '').replace('Seed 7, state', 'State'),
    ]);
  });

  test('tells with --log what the log of the match tells', async () => {
    const { log, saved } = await playedOnce();
    expect((await replayed(saved, '--log')).out.slice(0, -3)).toEqual(log);
  });

  test('writes with --log and a file the log that the match has written', async () => {
    const { log, saved } = await playedOnce();
    const folder = folderOf({});
    const path = join(folder, 'log');
    const plain = await replayed(saved);
    expect(await replayed(saved, '--log', path)).toEqual(plain);
    const [head, ...lines] = readFileSync(path, 'utf8').split('\n').slice(0, -1);
    expect(lines).toEqual(log);
    expect(head).toMatch(/^duel \S+, seed 7: Ann, Bob$/);
    expect(await replayed(saved, '--log', folder)).toEqual({
      code: 1,
      out: [],
      err: [`cardwright: ${folder} is a folder, not a file`],
    });
  });

  test.each<[string, (data: Data) => void, string]>([
    [
      'another answer',
      ({ moves }) => Object.assign(moves[2]?.input ?? {}, { value: 99 }),
      'at answer 3 of N: refused: expected positions',
    ],
    [
      'another state',
      ({ moves }) => Object.assign(moves[4] ?? {}, { state: 'x' }),
      'at answer 5 of N: the state after it is another one',
    ],
    ['an answer left out', ({ moves }) => moves.splice(1, 1), 'at answer 2 of N: '],
    ['nonsense for an answer', ({ moves }) => moves.fill(null, 0, 1), 'at answer 1 of N: the input is malformed'],
    [
      'another seed',
      (data) => Object.assign(data.setup, { seed: 8 }),
      'before its first answer: it begins with another',
    ],
    ['other cards', (data) => Object.assign(data, { book: 'x' }), 'before its first answer: made with other rules or'],
    ['no moves', (data) => Object.assign(data, { moves: 7 }), 'before its first answer: it has no list'],
  ])('with %s tells where it goes another way', async (_, change, words) => {
    const data: Data = JSON.parse((await playedOnce()).saved);
    change(data);
    const { code, out, err } = await replayed(JSON.stringify(data));
    expect({ code, out }).toEqual({ code: 1, out: [] });
    const where = words.replace(' of N', ` of ${data.moves.length}`);
    expect(err).toEqual([expect.stringContaining(`cardwright: ./replay.json goes another way ${where}`)]);
  });

  test.each([
    ['{', './replay.json This is no JSON: a replay is what `cardwright play --save` writes.'],
    ['[]', './replay.json This is no replay: a replay is what `cardwright play --save` writes.'],
    [
      '{ "ruleset": { "name": "coins" } }',
      './replay.json was played by "coins": give that game\'s folder with --ruleset',
    ],
  ])('that is only %s is refused', async (text, words) => {
    expect(await replayed(text)).toEqual({ code: 1, out: [], err: [`cardwright: ${words}`] });
  });

  test('of a game in a folder needs that folder, and the sets that were added', async () => {
    const more =
      'set: more\nname: More\nruleset: coins\ncards: [{ id: dime, name: Dime, types: [trick], play: { do: [] } }]\n';
    const folder = folderOf({ ...COINS, 'more.yaml': more });
    const [path, set] = [join(folder, 'replay.json'), ['--set', join(folder, 'more.yaml')]];
    await cli(['play', '--auto', '--ruleset', folder, ...set, '--save', path]);
    const text = readFileSync(path, 'utf8');
    expect((await replayed(text)).err).toEqual([expect.stringContaining('give that game')]);
    expect((await replayed(text, '--ruleset', folder)).err).toEqual([expect.stringContaining('other rules or cards')]);
    expect((await replayed(text, '--ruleset', folder, ...set)).code).toBe(0);
    writeFileSync(path, '');
    expect((await cli(['replay', path])).code).toBe(1);
  });
});
