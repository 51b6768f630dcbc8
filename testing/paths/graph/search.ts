import type { Edge, Fault, Graph, Node } from './graph.ts';
import type { Model } from './model.ts';

/** All nodes that steps lead to, in breadth, up to a bound; what lies beyond it is counted. */
export function searched(model: Model, most: number): Graph {
  const nodes: Node[] = [nodeAt(model, 0)];
  const edges: Edge[] = [];
  const faults: Fault[] = [];
  const known = new Map([[nodes[0]?.key, nodes[0]]]);
  let cut = 0;
  for (const node of nodes) {
    if (node.settled) continue;
    if (nodes.length >= most) {
      cut++;
      continue;
    }
    const { steps, sampled } = model.ways(node.match);
    if (sampled) nodes[node.id] = { ...node, sampled };
    for (const step of steps) {
      const taken = model.take(node.match, step);
      if ('fault' in taken) {
        faults.push({ from: node.id, step, message: taken.fault });
        continue;
      }
      const key = model.key(taken.match);
      const there = known.get(key);
      const edge: Edge = { from: node.id, to: there?.id ?? nodes.length, step, messages: taken.messages };
      edges.push(edge);
      if (there) continue;
      const { match } = taken;
      const reached: Node = {
        id: edge.to,
        key,
        match,
        depth: node.depth + 1,
        settled: model.settled(match),
        via: edge,
      };
      nodes.push(reached);
      known.set(key, reached);
    }
  }
  return { nodes, edges, cut, faults };
}

export const nodeAt = (model: Model, id: number): Node => ({
  id,
  key: model.key(model.begun),
  match: model.begun,
  depth: 0,
  settled: model.settled(model.begun),
});
