import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { duelBook, duelDecks } from '../../cards/duel/index.ts';
import * as engine from '../../index.ts';
import { LiveMatch } from '../../machines/match.ts';
import * as search from '../../search/index.ts';
import { blocksOf, runBlock } from '../support/blocks.ts';
import { duelGame } from '../support/games.ts';
import { liveMatch } from '../support/live.ts';

const PAGE = readFileSync(new URL('../../docs/live.md', import.meta.url), 'utf8');

test('its program runs, and tells what the page says', async () => {
  const program = blocksOf(PAGE, 'ts').join('\n');
  const { told } = await runBlock(program, { ...engine, ...search, duelBook, duelDecks, SimulatedClock });
  const said = [...program.matchAll(/^ *console\.log\(.*\); \/\/ (.*)$/gm)].map(([, words]) => words);
  expect(said.length).toBeGreaterThan(15);
  // Besides, what it hears: an answer, and that it was taken back.
  expect(told.filter((line) => !/^(settled|rewound) \d+$/.test(line))).toEqual(said);
  expect(told).toContain('settled 4');
  expect(told).toContain('rewound 5');
});

test('it names all members of the handle', () => {
  const named = [...PAGE.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) => cell.match(/\w+\$?/g) ?? []);
  const members = Object.getOwnPropertyNames(LiveMatch.prototype).filter((name) => name !== 'constructor');
  for (const name of [...members, ...Object.keys(liveMatch(duelGame, 1))]) expect(named, name).toContain(name);
});
