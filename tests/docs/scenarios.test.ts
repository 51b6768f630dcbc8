import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PAGE = readFileSync(new URL('../../docs/scenarios.md', import.meta.url), 'utf8');
const EFFECTS = new URL('../../effects/', import.meta.url).pathname;

/** How a purpose stands in the code of the engine. */
const PURPOSE =
  /\bpurpose(?:: | = | \?\? |: \w+\.purpose \?\? )'([a-z-]+)'|\b(?:askOf|openWindow|askOne)\([^\n]*?'([a-z-]+)', [^'\n]*\)/g;

test('the page of scenarios has every word that a choice of the engine can be for', () => {
  const files = readdirSync(EFFECTS, { recursive: true, encoding: 'utf8' }).filter((file) => /[\\/].*\.ts$/.test(file));
  const words = files.flatMap((file) =>
    [...readFileSync(`${EFFECTS}${file}`, 'utf8').matchAll(PURPOSE)].map(([, one, other]) => one ?? other ?? ''),
  );
  const known = [
    'window',
    'target',
    'cost',
    'choose',
    'number',
    'trigger-order',
    'replace',
    'replacement-order',
    'act',
  ];
  expect(words).toEqual(expect.arrayContaining(known));
  const [, table = ''] = /\| what is asked +\| `choice`([\s\S]*?)\n\n/.exec(PAGE) ?? [];
  const told = [...table.matchAll(/`([a-z-]+)`/g)].map(([, word = '']) => word);
  expect([...new Set(words)].filter((word) => !told.includes(word))).toEqual([]);
});
