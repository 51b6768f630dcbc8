import type { Match } from '../../../search/match.ts';
import { drawAt } from '../../draw.ts';
import { brokenAt } from '../../invariants/index.ts';
import type { Edge, Graph, Node } from '../graph/graph.ts';
import type { Model } from '../graph/model.ts';
import type { Begun } from '../positions/begin.ts';
import { wayTo } from './walks.ts';

/** Where something does not hold that must, and how one comes there. */
export interface Broken {
  readonly edges: readonly Edge[];
  readonly message: string;
}

/** What does not hold as a position begins and after each answer of its graph, of all that must hold whenever a match rests. */
export function brokenNodes(
  { nodes, edges }: Graph,
  { model, opening }: { model: Model; opening: Begun },
): readonly Broken[] {
  const first = brokenAt(opening, drawAt(opening.match.state));
  const broken: Broken[] = first === null ? [] : [{ edges: [], message: first }];
  for (const edge of edges) {
    const [from, to] = [nodes[edge.from], nodes[edge.to]];
    if (!from || !to) continue;
    // By another way than the first the state is the same but for numbering: it is looked at as it is then.
    const there = to.via === edge ? to.match : matchAfter(model, from, edge);
    if (!there) continue;
    const message = brokenAt({ match: there, before: from.match, messages: edge.messages }, drawAt(there.state));
    if (message !== null) broken.push({ edges: [...wayTo(nodes, from), edge], message });
  }
  return broken;
}

function matchAfter(model: Model, { match }: Node, { step }: Edge): Match | null {
  const taken = model.take(match, step);
  return 'fault' in taken ? null : taken.match;
}
