import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { duel } from '../../cards/duel/duel.ruleset.ts';
import { duelBook, duelDecks } from '../../cards/duel/index.ts';
import { loadBook } from '../../cards/tools/load.ts';
import { parseSet } from '../../cards/tools/yaml/parse-file.ts';
import * as engine from '../../index.ts';
import * as search from '../../search/index.ts';
import { drawFrom } from '../support/random.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** A block of a language in the README. */
function block(language: string, which = 0): string {
  const found = [...README.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))][which]?.[1];
  if (found === undefined) throw new Error(`The README has no block ${which} of ${language}.`);
  return found;
}

/** Runs a block with what it imports, and gives what it has told and where the match is. */
function run(code: string, known: Readonly<Record<string, unknown>>) {
  const told: string[] = [];
  const console = { log: (line: string) => told.push(line) };
  const body = code
    .replace(/^import .*$/gm, '')
    .replace(/: number|as const/g, '')
    .replace('Math.floor(Math.random() * n)', 'draw(n)');
  const names = { ...engine, ...search, duelBook, duelDecks, console, draw: drawFrom(7), ...known };
  return {
    told,
    ...new Function(...Object.keys(names), `${body}; return { match, setup, random };`)(...Object.values(names)),
  };
}

test('its first match runs to an end, and tells what happens', () => {
  const { match, told } = run(block('ts'), {});
  expect(match.state.result).not.toBeNull();
  expect(told.at(-1)).toContain('the match is over');
});

test('what it shows besides runs, too', () => {
  const { setup, random } = run(block('ts'), {});
  const { told } = run(block('ts', 1), { ...search, setup, random });
  expect(told).toHaveLength(1);
});

test('its first card can be loaded', () => {
  const cards = parse(block('yaml'));
  const text = `set: mine\nname: Mine\nruleset: duel\ncards:\n${block('yaml')
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
