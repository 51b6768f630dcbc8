import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { duel } from '../../cards/duel/duel.ruleset.ts';
import { duelBook, duelDecks } from '../../cards/duel/index.ts';
import { loadBook } from '../../cards/tools/load.ts';
import { parseSet } from '../../cards/tools/yaml/parse-file.ts';
import { viewOf } from '../../index.ts';
import { answer, openRequests, start } from '../../search/index.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** The first block of a language in the README. */
function block(language: string): string {
  const found = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(README)?.[1];
  if (found === undefined) throw new Error(`The README has no block of ${language}.`);
  return found;
}

test('its first match runs to an end', () => {
  const body = block('ts').replace(/^import .*$/gm, '');
  const run = new Function(
    'viewOf',
    'answer',
    'openRequests',
    'start',
    'duelBook',
    'duelDecks',
    `${body}; return match;`,
  );
  const match = run(viewOf, answer, openRequests, start, duelBook, duelDecks);
  expect(match.state.result).not.toBeNull();
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
