import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COINS, folderOf } from './folder.ts';
import { cli } from './run.ts';

describe('cardwright paths', () => {
  test('tells of each card, then of all', async () => {
    const { code, out, err } = await cli(['paths', '--card', 'spark-volley', '--card', 'war-drum']);
    expect({ code, err }).toEqual({ code: 0, err: [] });
    expect(out.slice(0, 2).map((line) => line.split(':')[0])).toEqual(['spark-volley', 'war-drum']);
    expect(out[2]).toMatch(/^2 of 2 cards explored: 2 abilities, \d+ positions, \d+ paths, \d+ nodes, \d+ edges$/);
    expect(out[3]).toMatch(/^0 of \d+ branches never taken \(0.0 %\), 0 failures$/);
    expect(out[4]).toMatch(/^[\d.]+ s, \d+ nodes a second$/);
  });

  test('prints one document for programs', async () => {
    const { out } = await cli(['paths', '--card', 'spark-volley', '--json']);
    const report = JSON.parse(out.join(''));
    expect(Object.keys(report)).toEqual(['ruleset', 'cards', 'totals', 'seconds', 'nodesPerSecond']);
    expect(report.totals).toEqual({
      cards: 1,
      explored: 1,
      abilities: 1,
      positions: expect.any(Number),
      paths: expect.any(Number),
      nodes: expect.any(Number),
      edges: expect.any(Number),
      branches: 3,
      uncovered: 0,
      failures: 0,
    });
    expect(report.cards[0]).toMatchObject({ card: 'spark-volley', uncovered: [], failures: [], cut: 0 });
  });

  test("goes through a designer's own game, and draws its graphs on one page", async () => {
    const folder = folderOf(COINS);
    const page = join(folder, 'paths.html');
    const { code, out } = await cli(['paths', '--ruleset', folder, '--html', page]);
    expect(code).toBe(0);
    expect(out.at(-3)).toMatch(/ cards explored: /);
    const html = readFileSync(page, 'utf8');
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).toContain('<svg ');
    expect(html).not.toMatch(/<script|https?:/);
  });

  test.each([
    [['--card', 'spark-voley'], 'there is no card "spark-voley" (did you mean "spark-volley"?)'],
    [['--set', 'coer'], 'there is no set "coer"; there is: core, ferry (did you mean "core"?)'],
    [['--html', '/nowhere/at/all.html'], '/nowhere/at/all.html cannot be written: There is no such folder'],
  ])('says what is wrong with %s', async (args, message) => {
    const { code, err } = await cli(['paths', ...args]);
    expect({ code, err }).toEqual({ code: 1, err: [`cardwright: ${message}`] });
  });
});
