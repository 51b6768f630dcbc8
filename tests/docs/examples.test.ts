import { expect, test } from 'vitest';
import * as duel from '../../cards/duel/index.ts';
import * as tools from '../../cards/tools/index.ts';
import * as engine from '../../index.ts';
import * as search from '../../search/index.ts';
import * as testing from '../../testing/index.ts';
import { runBlock } from '../support/blocks.ts';
import { examples } from '../support/examples.ts';

const EXAMPLES = examples();

test.each(EXAMPLES)('the example of $of runs, and tells what it says', async ({ code }) => {
  const { told } = await runBlock(code, { ...engine, ...search, ...duel, ...tools, ...testing });
  const said = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, words]) => words);
  expect(said).not.toEqual([]);
  expect(told).toEqual(said);
});

test('what one begins with has an example', () => {
  const having = EXAMPLES.map(({ of }) => of);
  const first = ['createMatch', 'resumeMatch', 'makeBook', 'viewOf', 'start', 'answer', 'openRequests', 'newReplay'];
  const then = ['playReplay', 'decideBy', 'loadBook', 'checkRuleset', 'parseSet', 'loadDeck', 'runScenario', 'table'];
  for (const name of [...first, ...then]) expect(having).toContain(name);
});
