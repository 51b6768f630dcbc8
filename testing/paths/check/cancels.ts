import { openIn } from '../../../effects/rules/open-requests.ts';
import { playAsking } from '../../../effects/rules/seen-choice.ts';
import type { Edge, Graph, Node } from '../graph/graph.ts';
import type { Model } from '../graph/model.ts';
import type { Broken } from './nodes.ts';
import { wayTo } from './walks.ts';

/** Plays that are taken back and do not lead to exactly the state in which they were begun. */
export function brokenCancels({ nodes, edges }: Graph, model: Model): readonly Broken[] {
  return edges.flatMap((edge): readonly Broken[] => {
    const from = nodes[edge.from];
    if (edge.step.do !== 'cancel' || !from) return [];
    const way = wayTo(nodes, from);
    const begun = windowBefore(nodes, [...way, edge]);
    const taken = model.take(from.match, edge.step);
    if (!begun || 'fault' in taken) return [];
    if (JSON.stringify(taken.match.state) === JSON.stringify(begun.match.state)) return [];
    return [{ edges: [...way, edge], message: 'a play that was taken back has left something of it' }];
  });
}

/** The last node on the way at which no play was being put together; none where an effect makes the play, or all began in it. */
function windowBefore(nodes: readonly Node[], way: readonly Edge[]): Node | undefined {
  const begun = way.map(({ from }) => nodes[from]).findLast((node) => node && !playAt(node));
  const last = nodes[way.at(-1)?.from ?? -1];
  return last && playAt(last)?.draft?.window ? begun : undefined;
}

const playAt = ({ match }: Node) => openIn(match).flatMap(({ choice }) => playAsking(match, choice) ?? [])[0];
