import { drawAt } from '../../draw.ts';
import { brokenAt } from '../../invariants/index.ts';
import type { Edge, Graph } from '../graph/graph.ts';
import type { Begun } from '../positions/begin.ts';
import { wayTo } from './walks.ts';

/** A node at which something does not hold that must, and how one comes there. */
export interface Broken {
  readonly edges: readonly Edge[];
  readonly message: string;
}

/** What does not hold at the nodes of a graph, of all that must hold whenever a match rests. */
export function brokenNodes({ nodes }: Graph, opening: Begun): readonly Broken[] {
  return nodes.flatMap((node) => {
    const { match, via } = node;
    const before = via ? nodes[via.from]?.match : opening.before;
    const { messages } = via ?? opening;
    const message = brokenAt({ match, messages, ...(before ? { before } : {}) }, drawAt(match.state));
    return message === null ? [] : [{ edges: wayTo(nodes, node), message }];
  });
}
