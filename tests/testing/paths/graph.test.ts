import { describe, expect, test } from 'vitest';
import type { CardData } from '../../../effects/card-data.ts';
import type { Effect } from '../../../effects/language.ts';
import type { RegistryEntry, SetupData } from '../../../testing/index.ts';
import { walksOver } from '../../../testing/paths/check/walks.ts';
import { adjacent } from '../../../testing/paths/graph/adjacency.ts';
import type { Graph } from '../../../testing/paths/graph/graph.ts';
import { searched } from '../../../testing/paths/graph/search.ts';
import { stepKey } from '../../../testing/paths/graph/step.ts';
import { relic, spell } from '../../rulesets/parts.ts';
import { REGISTRY } from '../registry.ts';
import { anyModels, entryOf, modelOf } from './support.ts';

const MOST = 200;

/** Everything of a graph but the matches. */
const shape = ({ nodes, edges, cut, faults }: Graph) => ({
  nodes: nodes.map(({ key, depth, settled, sampled }) => ({ key, depth, settled, sampled })),
  edges: edges.map(({ from, to, step }) => `${from} ${stepKey(step)} ${to}`),
  cut,
  faults,
});

const duel = entryOf('duel');
const mana = { mana: 10, maxMana: 10 };

describe('the graph of a card that asks twice', () => {
  const model = modelOf(duel, 'trial-by-teeth', {
    step: 'main',
    players: {
      ann: { hand: ['trial-by-teeth'], board: ['kerb-pup', 'roadside-brawler'], deck: ['bog-leech'], facts: mana },
      bob: { board: ['kerb-pup', 'bog-leech'], deck: ['bog-leech'] },
    },
  });
  const graph = searched(model, MOST);
  const asked = graph.nodes.map(({ match }) => match.state.choices.map(({ purpose }) => purpose).join());

  test('has a node for each question, and for each way that it ends', () => {
    expect(asked).toEqual(['window', 'target', 'target', 'target', 'window', 'window', 'window', 'window']);
    expect(graph.nodes.map(({ depth }) => depth)).toEqual([0, 1, 2, 2, 3, 3, 3, 3]);
    expect(graph.nodes.map(({ settled }) => settled)).toEqual([0, 0, 0, 0, 1, 1, 1, 1].map(Boolean));
  });

  test('has an edge for each answer, and one back to the beginning wherever the play can be taken back', () => {
    expect(graph.edges.map(({ from, to, step }) => `${from} ${step.do} ${to}`)).toEqual([
      '0 answer 1',
      '1 answer 2',
      '1 answer 3',
      '1 cancel 0',
      '2 answer 4',
      '2 answer 5',
      '2 cancel 0',
      '3 answer 6',
      '3 answer 7',
      '3 cancel 0',
    ]);
  });

  test('is taken whole by walks that begin at the beginning', () => {
    const walks = walksOver(graph);
    for (const { edges } of walks) {
      expect(edges[0]?.from).toBe(0);
      edges.slice(1).forEach((edge, i) => {
        expect(edge.from).toBe(edges[i]?.to);
      });
    }
    expect(new Set(walks.flatMap(({ edges }) => edges))).toEqual(new Set(graph.edges));
  });
});

test('states that differ only in numbering are one node: either of two cards that are the same is given up', () => {
  const model = modelOf(duel, 'sack-the-cart', {
    step: 'main',
    players: {
      ann: { hand: ['sack-the-cart'], board: ['kerb-pup', 'kerb-pup'], deck: ['bog-leech'], facts: mana },
      bob: {},
    },
  });
  const { nodes, edges } = searched(model, MOST);
  const ends = nodes.filter(({ settled }) => settled);
  expect(edges.filter(({ to }) => nodes[to]?.settled)).toHaveLength(2);
  expect(ends).toHaveLength(1);
});

test('a graph with more nodes than its bound is cut, and says how many are left', () => {
  const model = modelOf(duel, 'trial-by-teeth', {
    step: 'main',
    players: {
      ann: { hand: ['trial-by-teeth'], board: ['kerb-pup', 'roadside-brawler'], deck: ['bog-leech'], facts: mana },
      bob: { board: ['kerb-pup', 'bog-leech'], deck: ['bog-leech'] },
    },
  });
  expect(searched(model, 3).cut).toBe(2);
  expect(adjacent(model, 3)).toBeNull();
});

describe.each(Object.entries(REGISTRY))('%s', (_, entry) => {
  test("XState's traversal and a plain search make the same graph, and walks take all of it", () => {
    let edges = 0;
    for (const model of anyModels(entry)) {
      const graph = searched(model, MOST);
      edges += graph.edges.length;
      const other = adjacent(model, MOST);
      // A graph at the bound is cut by one of them and refused by the other.
      if (other) expect(shape(other)).toEqual(shape(graph));
      expect(new Set(walksOver(graph).flatMap((walk) => walk.edges))).toEqual(new Set(graph.edges));
    }
    expect(edges).toBeGreaterThan(0);
  });
});

describe('states that differ in what counts are two nodes:', () => {
  const spellOf = (modes: NonNullable<CardData['play']>['modes']) => spell('either', 0, { modes: modes ?? [] });
  const endsOf = (entry: RegistryEntry, setup: SetupData): number => {
    const { nodes } = searched(modelOf(entry, 'either', setup), MOST);
    return nodes.filter(({ settled }) => settled).length;
  };
  const arena = entryOf('arena');
  const withCards = (cards: readonly CardData[]): RegistryEntry => ({ ...arena, cards: [...arena.cards, ...cards] });

  test('what is older, a modifier or a card', () => {
    const aura = relic('aura', 0, {
      token: true,
      abilities: [
        {
          affects: { select: 'objects', in: ['board'], of: 'you', where: { type: 'unit' } },
          patches: [{ patch: 'setStat', stat: 'attack', to: 5 }],
        },
      ],
    });
    const make: Effect = { op: 'create', card: 'aura', to: 'board' };
    const weaken: Effect = {
      op: 'modify',
      what: { select: 'objects', in: ['board'], of: 'you', where: { name: 'rat' } },
      patches: [{ patch: 'setStat', stat: 'attack', to: 1 }],
      until: { until: 'turn-end' },
    };
    const either = spellOf([
      { name: 'one', do: [make, weaken] },
      { name: 'two', do: [weaken, make] },
    ]);
    expect(
      endsOf(withCards([aura, either]), {
        step: 'main',
        players: { ann: { hand: ['either'], board: ['rat'] }, bob: {} },
      }),
    ).toBe(2);
  });

  test('the order of a zone from which something is taken at random', () => {
    const hand = { select: 'objects', in: ['discard'], of: 'you' } as const;
    const named = (name: string): Effect => ({
      op: 'move',
      what: { select: 'objects', in: ['hand'], of: 'you', where: { name } },
      to: 'discard',
    });
    const either = spellOf([
      { name: 'one', do: [named('rat'), named('wolf')] },
      { name: 'two', do: [named('wolf'), named('rat')] },
    ]);
    const lottery = spell('lottery', 0, { do: [{ op: 'pickRandom', from: hand }] });
    const setup = { step: 'main', players: { ann: { hand: ['either', 'rat', 'wolf'] }, bob: {} } };
    expect(endsOf(withCards([either, lottery]), setup)).toBe(2);
  });

  test('a number that a modifier says', () => {
    const add = (of: number): Effect => ({
      op: 'modify',
      what: { select: 'objects', in: ['board'], of: 'you' },
      patches: [{ patch: 'addStat', stat: 'attack', by: { amount: 'times', of, by: 1 } }],
      until: { until: 'turn-end' },
    });
    const either = spellOf([
      { name: 'one', do: [add(2)] },
      { name: 'two', do: [add(3)] },
    ]);
    expect(
      endsOf(withCards([either]), { step: 'main', players: { ann: { hand: ['either'], board: ['rat'] }, bob: {} } }),
    ).toBe(2);
  });
});

test('the actions of a position are not cut to a few, however many there are', () => {
  const hand = [...Array.from({ length: 30 }, () => 'kerb-pup'), 'war-drum'];
  const model = modelOf(duel, 'war-drum', {
    step: 'main',
    players: { ann: { hand, deck: ['kerb-pup'], facts: mana }, bob: {} },
  });
  expect(model.ways(model.begun).steps).toHaveLength(1);
});
