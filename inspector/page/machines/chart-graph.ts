import { allEdges, allNodes, type ChartEdge, type ChartNode } from '../session/chart.ts';
import { type EventWords, linesOf } from './edge-words.ts';

/** Transitions between the same two states, drawn as one line. */
export interface Line {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly edges: readonly ChartEdge[];
  readonly words: readonly string[];
}

/** What is drawn of a chart. */
export interface ChartGraph {
  readonly nodes: readonly ChartNode[];
  readonly lines: readonly Line[];
  /** What a state does without being left, in words. */
  readonly within: ReadonlyMap<string, readonly string[]>;
  /** So many lines that not all are shown at once. */
  readonly dense: boolean;
}

/** Beyond so many transitions a chart is dense. */
const MANY = 40;
/** More lines of a label are not shown at the line itself. */
const MOST_WORDS = 5;

export function graphOf(chart: ChartNode, words: EventWords): ChartGraph {
  const nodes = allNodes(chart);
  const known = new Set(nodes.map(({ id }) => id));
  const edges = allEdges(chart);
  return {
    nodes,
    lines: merged(edges, known, words),
    within: new Map(nodes.map(({ id, transitions }) => [id, linesOf(transitions.filter(stays), words)])),
    dense: edges.length > MANY,
  };
}

const stays = ({ target }: ChartEdge): boolean => target.length === 0;

/** Lines between states, each with all transitions that go there. */
function merged(edges: readonly ChartEdge[], known: ReadonlySet<string>, words: EventWords): readonly Line[] {
  const groups = new Map<string, { from: string; to: string; edges: ChartEdge[] }>();
  for (const edge of edges)
    for (const to of edge.target) {
      if (!known.has(edge.source) || !known.has(to)) continue;
      const id = `${edge.source} → ${to}`;
      const group = groups.get(id) ?? { from: edge.source, to, edges: [] };
      group.edges.push(edge);
      groups.set(id, group);
    }
  return [...groups].map(([id, { from, to, edges: list }]) => {
    const lines = linesOf(list, words);
    const shown =
      lines.length > MOST_WORDS ? [...lines.slice(0, MOST_WORDS - 1), `+${lines.length - MOST_WORDS + 1}`] : lines;
    return { id, from, to, edges: list, words: shown };
  });
}
