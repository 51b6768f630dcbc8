import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { duelBook, duelDecks } from '../../cards/duel/index.ts';
import * as engine from '../../index.ts';
import * as search from '../../search/index.ts';
import { blocksOf, runBlock } from '../support/blocks.ts';

const PAGE = readFileSync(new URL('../../docs/search.md', import.meta.url), 'utf8');

test('its program runs, and tells what the page says', async () => {
  const program = blocksOf(PAGE, 'ts').join('\n');
  const { told } = await runBlock(program, { ...engine, ...search, duelBook, duelDecks });
  const said = [...program.matchAll(/^ *console\.log\(.*\); \/\/ (.*)$/gm)].map(([, words]) => words);
  expect(said.length).toBeGreaterThan(8);
  expect(told).toEqual(said);
});
