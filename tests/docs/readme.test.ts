import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { duel } from '../../cards/duel/duel.ruleset.ts';
import { duelBook, duelDecks } from '../../cards/duel/index.ts';
import { loadBook } from '../../cards/tools/load.ts';
import { parseSet } from '../../cards/tools/yaml/parse-file.ts';
import { COMMANDS } from '../../cli/commands.ts';
import { Io } from '../../cli/io.ts';
import * as engine from '../../index.ts';
import * as search from '../../search/index.ts';
import { blocksOf, runBlock } from '../support/blocks.ts';
import { pages } from '../support/pages.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

const [live = ''] = blocksOf(README, 'ts');
const [card = ''] = blocksOf(README, 'yaml');

test('it begins with little: a match in 20 lines, a card in 10', () => {
  expect(blocksOf(README, 'ts')).toHaveLength(1);
  expect(live.trimEnd().split('\n').filter(Boolean).length).toBeLessThanOrEqual(20);
  expect(card.trimEnd().split('\n').length).toBeLessThanOrEqual(10);
});

test('its first match runs to an end, and tells what happens and who has won', async () => {
  const { told, given } = await runBlock(live, { ...engine, ...search, duelBook, duelDecks }, '{ match, saved }');
  const { match, saved } = given;
  expect(match.result).not.toBeNull();
  expect(told.at(-2)).toContain('the match is over');
  expect(told.at(-1)).toMatch(/^(Ann|Bob) wins in turn \d+\.$/);
  expect(engine.resumeMatch({ book: duelBook(), save: JSON.parse(saved) }).ok).toBe(true);
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

test('the tarball has the name that npm gives it', () => {
  const { name, version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(README).toContain(`npm install /path/to/${name}-${version}.tgz`);
});

test('the folders that it names are there', () => {
  const named = [...README.matchAll(/^\| `([a-z/]+)` /gm)].map(([, folder]) => folder as string);
  expect(named.length).toBeGreaterThan(8);
  for (const folder of named) expect(existsSync(new URL(`../../${folder}`, import.meta.url)), folder).toBe(true);
});

test('it leads to all pages, and to the guide first', () => {
  const links = [...README.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => link);
  expect(links[0]).toBe('docs/guide.md');
  for (const { name } of pages()) if (name !== 'README.md') expect(links).toContain(name);
  for (const page of readdirSync(new URL('../../docs/api', import.meta.url)))
    expect(links).toContain(`docs/api/${page}`);
  expect(links).toContain('docs/vocabulary.md');
});

test('it tells of all commands', () => {
  for (const add of COMMANDS) {
    const program = new Command();
    add(program, new Io(process));
    expect(README).toContain(`| \`cardwright ${program.commands[0]?.name()} `);
  }
});
