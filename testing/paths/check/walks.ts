import type { Edge, Graph, Node } from '../graph/graph.ts';

/** Answers one after the other, from the beginning on. */
export interface Walk {
  readonly edges: readonly Edge[];
  /** The first edge that no walk before this one has taken. */
  readonly fresh: number;
}

/**
 * Walks that between them take every edge of a graph. Each goes by the shortest way to a node with edges that are left,
 * and on from there as long as it finds more. Where it comes to a node by another way than that by which the node was
 * first reached, it ends: the state is then the same but for numbering, and only the same is walked on from.
 */
export function walksOver({ nodes, edges }: Graph): readonly Walk[] {
  const left = nodes.map((): Edge[] => []);
  for (const edge of edges) left[edge.from]?.push(edge);
  const walks: Walk[] = [];
  for (const node of nodes)
    while (left[node.id]?.length) {
      const to = wayTo(nodes, node);
      const walk = [...to];
      for (let at: number | undefined = node.id; at !== undefined; ) {
        const edge = nextOf(left[at] ?? [], nodes);
        if (!edge) break;
        walk.push(edge);
        at = nodes[edge.to]?.via === edge ? edge.to : undefined;
      }
      walks.push({ edges: walk, fresh: to.length });
    }
  return walks;
}

/** Takes out an edge: one by which another node was first reached, if there is one, since the walk can go on from it. */
function nextOf(left: Edge[], nodes: readonly Node[]): Edge | undefined {
  const next = left.find((edge) => edge === nodes[edge.to]?.via) ?? left[0];
  if (next) left.splice(left.indexOf(next), 1);
  return next;
}

/** The edges by which a node was first reached. */
export function wayTo(nodes: readonly Node[], node: Node): readonly Edge[] {
  const way: Edge[] = [];
  for (let edge = node.via; edge; edge = nodes[edge.from]?.via) way.unshift(edge);
  return way;
}
