import type { Graph } from '../graph/graph.ts';

/** How many nodes lie so many answers deep, and how many answers lead on from there. */
export interface DepthCount {
  readonly depth: number;
  readonly nodes: number;
  readonly edges: number;
}

/** The nodes and edges of a graph by depth: they change with any rule that makes something possible or impossible. */
export function countsByDepth({ nodes, edges }: Graph): readonly DepthCount[] {
  const deepest = Math.max(...nodes.map(({ depth }) => depth));
  return Array.from({ length: deepest + 1 }, (_, depth) => ({
    depth,
    nodes: nodes.filter((node) => node.depth === depth).length,
    edges: edges.filter(({ from }) => nodes[from]?.depth === depth).length,
  }));
}
