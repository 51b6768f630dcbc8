import { describe, expect, test } from 'vitest';
import { begin } from '../../search/index.ts';
import { Model } from '../../testing/paths/graph/model.ts';
import { searched } from '../../testing/paths/graph/search.ts';
import { countsByDepth } from '../../testing/paths/report/counts.ts';
import { bookFor, position } from '../../testing/scenario/setup.ts';
import { entryOf } from '../testing/paths/support.ts';
import { REGISTRY } from '../testing/registry.ts';
import { type Counted, POSITIONS } from './positions.ts';

/** No graph here comes near it. */
const MOST = 20_000;

function countsOf(game: string, { title, actions, setup }: Counted): string {
  const book = bookFor(entryOf(game), [], setup);
  const { match } = begin(book, position(book, setup));
  const any = () => true;
  const model = new Model(match, { inTurn: Array.from({ length: actions }, () => any), meanwhile: any });
  const graph = searched(model, MOST);
  expect([graph.cut, graph.faults]).toEqual([0, []]);
  const rows = countsByDepth(graph).map((row) => [row.depth, row.nodes, row.edges]);
  const total = ['all', graph.nodes.length, graph.edges.length];
  return [
    title,
    ...[['depth', 'nodes', 'edges'], ...rows, total].map((row) => row.map((n) => `${n}`.padStart(7)).join('')),
  ].join('\n');
}

// After a rule was changed on purpose `npx vitest run tests/counts -u` writes them anew: what has changed is then to be read.
describe('how many nodes and edges there are', () => {
  test('is counted for every game', () => {
    expect(Object.keys(POSITIONS).toSorted()).toEqual(Object.keys(REGISTRY).toSorted());
  });

  test.each(Object.entries(POSITIONS))('is as it was in %s', async (game, positions) => {
    const text = positions.map((counted) => countsOf(game, counted)).join('\n\n');
    await expect(`${text}\n`).toMatchFileSnapshot(`./${game}.txt`);
  });
});
