import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PLAIN_SET } from './text.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DECK = 'deck: d\nname: D\nruleset: plain\ncards: { wolf: 2, fork: 2 }\n';
let cards = '';
const file = (): string => join(cards, 'plain/bundle.gen.ts');
const run = (...args: string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'scripts/bundles.mjs'), cards, ...args], { encoding: 'utf8' });
beforeAll(() => {
  cards = mkdtempSync(join(tmpdir(), 'cards-'));
  for (const folder of ['plain/sets', 'plain/decks', 'tools']) mkdirSync(join(cards, folder), { recursive: true });
  writeFileSync(join(cards, 'plain/sets/base.yaml'), PLAIN_SET);
  writeFileSync(join(cards, 'plain/decks/d.yaml'), DECK);
});
afterAll(() => rmSync(cards, { recursive: true }));

it('bundles hold what the files hold, and go stale with them', async () => {
  expect(run('--check').status).toBe(1);
  expect(run().status).toBe(0);
  const { SETS, DECKS } = await import(file());
  expect({ SETS, DECKS }).toEqual({ SETS: [parse(PLAIN_SET)], DECKS: [parse(DECK)] });
  expect(run('--check').status).toBe(0);
  writeFileSync(join(cards, 'plain/decks/d.yaml'), DECK.replace('wolf: 2', 'wolf: 1'));
  const stale = run('--check');
  expect(stale.status).toBe(1);
  expect(stale.stderr).toContain('bundle.gen.ts is stale');
});

it('a file that is not YAML is named', () => {
  writeFileSync(join(cards, 'plain/sets/more.yaml'), 'set: [');
  const failed = run();
  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain('more.yaml');
});
