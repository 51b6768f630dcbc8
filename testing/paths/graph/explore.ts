import { adjacent } from './adjacency.ts';
import type { Graph } from './graph.ts';
import type { Model } from './model.ts';
import { searched } from './search.ts';

/** Up to so many nodes XState's own traversal makes the graph. */
const FEW = 2_000;
/** Beyond so many nodes a graph is cut, and says so. */
const MOST = 20_000;

/** How far a graph is made. */
export interface Bounds {
  readonly most?: number;
}

/**
 * The choice graph of a position: all states that answers lead to until nothing is pending, and all answers between them.
 * States that are the same but for numbering are one node.
 */
export function explore(model: Model, { most = MOST }: Bounds = {}): Graph {
  return (most >= FEW ? adjacent(model, FEW) : null) ?? searched(model, most);
}
