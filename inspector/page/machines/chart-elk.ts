import type { ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import { textWidth, widest } from '../graph/measure.ts';
import { allNodes, type ChartNode } from '../session/chart.ts';
import type { ChartGraph } from './chart-graph.ts';

const SIZE = { name: 13, line: 11, row: 15 } as const;

/** The dot that stands before the state that is entered first. */
const dotOf = (id: string): string => `${id} •`;

const LAYOUT = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '8',
  'elk.spacing.edgeLabel': '3',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
};

/** Lines that leave one state together share their way, and so the states can stand close. */
const DENSE = {
  ...LAYOUT,
  'elk.layered.mergeEdges': 'true',
  'elk.spacing.edgeNode': '8',
  'elk.spacing.edgeEdge': '5',
  'elk.layered.spacing.nodeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeNodeBetweenLayers': '17',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '5',
};

/** The chart as a graph to be laid out. A dense one keeps no room for labels: of it few lines are shown at once. */
export function elkOf(chart: ChartNode, { lines, within, dense }: ChartGraph): ElkNode {
  const dots = allNodes(chart).flatMap(({ id, initial }) => (initial === null ? [] : [{ id, initial }]));
  return {
    id: '',
    layoutOptions: dense ? DENSE : LAYOUT,
    children: [elkNode(chart, within, dense ? DENSE : LAYOUT)],
    edges: [
      ...dots.map(({ id, initial }) => ({ id: dotOf(id), sources: [dotOf(id)], targets: [initial] })),
      ...lines.map(({ id, from, to, words }) => ({
        id,
        sources: [from],
        targets: [to],
        ...(dense
          ? {}
          : {
              labels: [
                { text: words.join('\n'), width: widest(words, SIZE.line) + 8, height: words.length * SIZE.row },
              ],
            }),
      })),
    ],
  };
}

function elkNode(node: ChartNode, within: ChartGraph['within'], layout: LayoutOptions): ElkNode {
  const { id, key, type, initial } = node;
  const rows = within.get(id) ?? [];
  const children = Object.values(node.states);
  if (type === 'history') return { id, width: 26, height: 26 };
  const width = Math.max(
    textWidth(key, SIZE.name, 600) + (type === 'final' ? 34 : 26),
    widest(rows, SIZE.line) + 24,
    56,
  );
  const head = 28 + rows.length * SIZE.row + (rows.length > 0 ? 6 : 0);
  if (children.length === 0) return { id, width, height: head };
  return {
    id,
    // Nothing of this is inherited.
    layoutOptions: {
      ...layout,
      'elk.padding': `[top=${head + 10},left=16,bottom=16,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${head})`,
    },
    children: [
      ...(initial === null ? [] : [{ id: dotOf(id), width: 10, height: 10 }]),
      ...children.map((child) => elkNode(child, within, layout)),
    ],
  };
}
