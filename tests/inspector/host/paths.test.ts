import { expect, test } from 'vitest';
import { duel, duelBook, SETS } from '../../../cards/duel/index.ts';
import { resumeMatch } from '../../../index.ts';
import { pathsOf } from '../../../inspector/host/paths/paths-record.ts';

const entry = { ruleset: duel, cards: SETS.flatMap((set) => set.cards) };

test('the record of a card has graphs whose nodes can be gone on from', () => {
  const record = pathsOf(entry, 'spark-volley');
  expect(record.card).toBe('spark-volley');
  expect(record.uncovered).toEqual([]);
  expect(record.failures).toEqual([]);
  const drawn = record.positions.filter(({ nodes }) => nodes.length > 0);
  expect(drawn.length).toBeGreaterThan(0);
  for (const { nodes, edges, states, answers, setup } of drawn) {
    expect([nodes.length, edges.length]).toEqual([states, answers]);
    expect(setup).toContain('spark-volley');
    expect(nodes.map(({ id }) => id)).toEqual(nodes.map((_, at) => at));
    for (const { from, to, words } of edges) {
      expect(nodes[from]?.kind).toBe('asked');
      expect(nodes[to]).toBeDefined();
      expect(words).toMatch(/^\w+: ./);
    }
    for (const { save, kind } of nodes) {
      const resumed = resumeMatch({ book: duelBook(), save: JSON.parse(save) });
      if (!resumed.ok) throw new Error(resumed.message);
      expect(resumed.match.result !== null).toBe(kind === 'over');
      resumed.match.stop();
    }
  }
});

test('a card that the game does not have is refused', () => {
  expect(() => pathsOf(entry, 'no-such-card')).toThrow('The game has no card "no-such-card".');
});
