import { openIn } from '../../../effects/rules/open-requests.ts';
import { Names } from '../../scenario/names.ts';
import { sayStep } from '../../scenario/say-answer.ts';
import { wayTo } from '../check/walks.ts';
import type { Edge, Graph, Node } from '../graph/graph.ts';
import { inputOf } from '../graph/step.ts';

/** What nodes and edges of a choice graph are called. */
export class GraphWords {
  private readonly graph: Graph;
  /** What everything is called at a node, by the node. */
  private readonly known = new Map<number, Names>();

  constructor(graph: Graph) {
    this.graph = graph;
  }

  /** What is asked there, or how it stands. */
  node({ match, settled }: Node): string {
    const { state } = match;
    if (state.result) return `over: ${state.result.reason}`;
    if (settled) return 'settled';
    return openIn(match)
      .map(({ choice, request }) => `${state.players[request.player]?.name}: ${choice.purpose}`)
      .join('; ');
  }

  /** Who answers what, in the names that a scenario has for it. */
  edge({ from, step }: Edge): string {
    const node = this.graph.nodes[from];
    const input = node && inputOf(node.match, step);
    if (!node || !input) return '';
    return Object.entries(sayStep(this.names(node), node.match, input))
      .map(([who, what]) => `${who}: ${plain(what)}`)
      .join('');
  }

  private names(node: Node): Names {
    const known = this.known.get(node.id);
    if (known) return known;
    const { nodes } = this.graph;
    const names = new Names((nodes[0] ?? node).match);
    for (const { messages, to } of wayTo(nodes, node)) names.learn((nodes[to] ?? node).match, messages);
    this.known.set(node.id, names);
    return names;
  }
}

/** An answer of a scenario in a line: `first: bear, wolf; second: none`. */
function plain(what: unknown): string {
  if (Array.isArray(what)) return what.length > 0 ? what.map(plain).join(', ') : 'none';
  if (typeof what !== 'object' || what === null) return String(what);
  const parts = Object.entries(what);
  const [only] = parts;
  // `{ arrange: { … } }`: of what shape it is can be seen.
  if (parts.length === 1 && only && SHAPES.has(only[0])) return plain(only[1]) || 'none';
  return parts.map(([key, value]) => `${key}: ${plain(value)}`).join('; ');
}

const SHAPES: ReadonlySet<string> = new Set(['arrange', 'distribute', 'number', 'assign', 'pay']);
