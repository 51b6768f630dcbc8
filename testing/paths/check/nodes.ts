import { drawAt } from '../../draw.ts';
import { brokenAt } from '../../invariants/index.ts';
import type { Edge, Graph } from '../graph/graph.ts';
import { wayTo } from './walks.ts';

/** A node at which something does not hold that must, and how one comes there. */
export interface Broken {
  readonly edges: readonly Edge[];
  readonly message: string;
}

/** What does not hold at the nodes of a graph, of all that must hold whenever a match rests. */
export function brokenNodes({ nodes }: Graph): readonly Broken[] {
  return nodes.flatMap((node) => {
    const { match, via } = node;
    const before = via && nodes[via.from]?.match;
    const message = brokenAt(
      { match, messages: via?.messages ?? [], ...(before ? { before } : {}) },
      drawAt(match.state),
    );
    return message === null ? [] : [{ edges: wayTo(nodes, node), message }];
  });
}
