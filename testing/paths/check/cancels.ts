import type { Edge, Graph } from '../graph/graph.ts';
import type { Model } from '../graph/model.ts';
import type { Broken } from './nodes.ts';
import { wayTo } from './walks.ts';

/** Plays that are taken back and do not lead to exactly the state in which they were begun. */
export function brokenCancels({ nodes, edges }: Graph, model: Model): readonly Broken[] {
  return edges.flatMap((edge): readonly Broken[] => {
    if (edge.step.do !== 'cancel') return [];
    const from = nodes[edge.from];
    const way = from ? wayTo(nodes, from) : [];
    const taken = from && model.take(from.match, edge.step);
    const begun = nodes[edge.to];
    // Where the play was begun must lie on the way to it.
    if (!from || !begun || !taken || 'fault' in taken || !passes(way, begun.id)) return [];
    if (JSON.stringify(taken.match.state) === JSON.stringify(begun.match.state)) return [];
    return [{ edges: [...way, edge], message: 'a play that was taken back has left something of it' }];
  });
}

const passes = (way: readonly Edge[], id: number): boolean => way.some((edge) => edge.from === id);
