import type { ElkNode } from 'elkjs/lib/elk-api.js';
import type { GraphRecord } from '../../protocol/paths.ts';
import { textWidth } from '../graph/measure.ts';
import { pathLines } from './path-lines.ts';
import { shortWords } from './short-words.ts';

const NODE = 12;
const EDGE = 11;
const ROW = 15;

/** A choice graph to be laid out, from left to right by answers. */
export const elkOfPaths = (graph: GraphRecord): ElkNode => ({
  id: '',
  layoutOptions: {
    'elk.algorithm': 'layered',
    'elk.direction': 'RIGHT',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
    'elk.spacing.nodeNode': '14',
    'elk.spacing.edgeNode': '10',
    'elk.spacing.edgeEdge': '7',
    'elk.spacing.edgeLabel': '2',
    'elk.layered.spacing.nodeNodeBetweenLayers': '18',
    'elk.layered.spacing.edgeNodeBetweenLayers': '10',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
  },
  children: graph.nodes.map(({ id, words }) => ({
    id: String(id),
    width: textWidth(shortWords(words), NODE, 600) + 22,
    height: 26,
  })),
  edges: pathLines(graph).map(({ id, from, to, words }) => ({
    id,
    sources: [String(from)],
    targets: [String(to)],
    labels: [
      {
        text: words.join('\n'),
        width: Math.max(...words.map((line) => textWidth(line, EDGE))) + 8,
        height: words.length * ROW,
      },
    ],
  })),
});
