import { describe, expect, test } from 'vitest';
import { hashOf } from '../../../effects/hash.ts';
import { choicePaths, pathsReport, pathsTotals } from '../../../testing/index.ts';
import { REGISTRY } from '../registry.ts';

/** Every card in the checks before a change lands; else a fifth of them, others with another seed. */
const { CARDWRIGHT_PATHS: which = '1' } = process.env;

const isChosen = (card: string): boolean =>
  which === 'all' || Number.parseInt(hashOf([which, card]).slice(0, 6), 36) % 5 === 0;

/** How many of the ways of all cards may never have been taken. */
const UNCOVERED = 0.02;

describe.each(Object.entries(REGISTRY))('%s', (_, entry) => {
  const chosen = entry.cards.map(({ id }) => id).filter(isChosen);
  const reports = new Map<string, ReturnType<typeof pathsReport>>();

  test.each(chosen)('%s goes all of its ways', (card) => {
    for (const paths of choicePaths(entry, { cards: [card] })) {
      const report = pathsReport(paths);
      reports.set(card, report);
      expect(report.failures.map(({ message, scenario }) => `${message}\n${scenario}`)).toEqual([]);
      expect(report.positions).toBeGreaterThan(0);
      expect(report.cut).toBe(0);
    }
  });

  test('nearly all ways are taken', () => {
    const { branches, uncovered } = pathsTotals([...reports.values()]);
    const left = [...reports.values()].flatMap(({ card, uncovered: ways }) => ways.map((way) => `${card}: ${way}`));
    // A share of few means nothing: one way of a few cards may be left.
    expect(uncovered <= Math.max(1, UNCOVERED * branches), left.join('\n')).toBe(true);
  });
});
