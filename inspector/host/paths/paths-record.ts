import { makeBook } from '../../../effects/make-book.ts';
import { type Book, save } from '../../../index.ts';
import type { CardPaths, Explored, Node } from '../../../testing/paths/index.ts';
import { choicePaths, pathsReport } from '../../../testing/paths/index.ts';
import { GraphWords } from '../../../testing/paths/report/graph-words.ts';
import { setupText } from '../../../testing/paths/report/setup-text.ts';
import type { RegistryEntry } from '../../../testing/scenario/setup.ts';
import type { GraphRecord, PathNode, PathsRecord } from '../../protocol/paths.ts';

/** A graph with more states is counted, not drawn: nobody could read it. */
const READABLE = 400;

/**
 * Goes every way that the choices of a card can go, for `ExposeOptions.paths`. It can take long, and nothing else is done
 * meanwhile: a worker thread can do it for a match that is to go on.
 * @param entry the game: its ruleset and all its cards
 * @param card the id of the card
 * @throws {Error} if the game has no such card
 */
export function pathsOf(entry: RegistryEntry, card: string): PathsRecord {
  for (const paths of choicePaths(entry, { cards: [card] })) return recordOf(entry, paths);
  throw new Error(`The game has no card "${card}".`);
}

function recordOf(entry: RegistryEntry, paths: CardPaths): PathsRecord {
  const { card, abilities, branches, uncovered, failures } = pathsReport(paths);
  return {
    card,
    abilities,
    branches,
    uncovered,
    failures: failures.map(({ message, scenario }) => ({ message, scenario })),
    positions: paths.positions.map((position) => graphRecord(entry, position)),
  };
}

function graphRecord({ ruleset, cards }: RegistryEntry, { sketch, graph, paths, longest }: Explored): GraphRecord {
  const { nodes, edges, cut } = graph;
  const readable = nodes.length <= READABLE && edges.length > 0;
  const words = new GraphWords(graph);
  // A position begins without the ruleset's own beginning; what is gone on with is the whole game.
  const book = makeBook(ruleset, [...cards, ...sketch.cards]);
  const carried = sketch.cards.length > 0;
  return {
    setup: setupText(sketch),
    states: nodes.length,
    answers: edges.length,
    paths,
    longest,
    cut,
    sampled: nodes.filter(({ sampled }) => sampled !== undefined).length,
    nodes: readable ? nodes.map((node) => ({ ...told(node, words), save: saveOf(book, node, carried) })) : [],
    edges: readable ? edges.map((edge) => ({ from: edge.from, to: edge.to, words: words.edge(edge) })) : [],
  };
}

const told = (node: Node, words: GraphWords): Omit<PathNode, 'save'> => ({
  id: node.id,
  depth: node.depth,
  words: words.node(node),
  kind: node.match.state.result ? 'over' : node.settled ? 'settled' : 'asked',
});

/** With its cards where the position has one that the game does not have. */
const saveOf = (book: Book, { match: { state } }: Node, carried: boolean): string =>
  JSON.stringify(carried ? save({ book, state }, 'with-cards') : save({ book, state }));
