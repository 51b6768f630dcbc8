import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { duel } from '../../cards/duel/duel.ruleset.ts';
import { duelBook, duelDecks } from '../../cards/duel/index.ts';
import { loadBook } from '../../cards/tools/load.ts';
import { parseSet } from '../../cards/tools/yaml/parse-file.ts';
import * as engine from '../../index.ts';
import * as search from '../../search/index.ts';
import { blocksOf, runBlock } from '../support/blocks.ts';
import { drawFrom } from '../support/random.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

const [live = '', bySearch = '', more = ''] = blocksOf(README, 'ts');
const [card = ''] = blocksOf(README, 'yaml');

/** Runs a block with what it imports; chance is the same each time. */
const run = (code: string, known: Readonly<Record<string, unknown>>, gives?: string) => {
  const draw = drawFrom(7);
  const names = { ...engine, ...search, duelBook, duelDecks, draw, ...known };
  return runBlock(code.replace('Math.floor(Math.random() * n)', 'draw(n)'), names, gives);
};

test('its first match runs to an end, and tells what happens and who has won', async () => {
  const { told, given } = await run(live, {}, '{ match, saved }');
  const { match, saved } = given;
  expect(match.result).not.toBeNull();
  expect(told.at(-2)).toContain('the match is over');
  expect(told.at(-1)).toMatch(/^(Ann|Bob) wins in turn \d+\.$/);
  // What she took back was not done: the first answer that counts is another one.
  expect(match.inputs[0]).toMatchObject({ player: 1 });
  expect(engine.resumeMatch({ book: duelBook(), save: JSON.parse(saved) }).ok).toBe(true);
});

test('its first match by search runs to an end, and tells what happens', async () => {
  const { told, given } = await run(bySearch, {}, 'match');
  expect(given.state.result).not.toBeNull();
  expect(told.at(-1)).toContain('the match is over');
});

test('what it shows besides runs, too', async () => {
  const { given } = await run(bySearch, {}, '{ setup, random }');
  const { told } = await run(more, given);
  expect(told).toHaveLength(1);
});

test('its first card can be loaded', () => {
  const cards = parse(card);
  const text = `set: mine\nname: Mine\nruleset: duel\ncards:\n${card
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')}`;
  expect(cards).toHaveLength(1);
  const loaded = loadBook(duel, [parseSet(text, 'mine.yaml')]);
  expect(loaded.ok ? [] : loaded.problems).toEqual([]);
});

test('the folders that it names are there', () => {
  const named = [...README.matchAll(/^\| `([a-z/]+)` /gm)].map(([, folder]) => folder as string);
  expect(named.length).toBeGreaterThan(8);
  for (const folder of named) expect(existsSync(new URL(`../../${folder}`, import.meta.url)), folder).toBe(true);
});
