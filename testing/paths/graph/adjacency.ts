import { fromTransition } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import type { Message } from '../../../effects/state/tx.ts';
import type { Match } from '../../../search/match.ts';
import type { Edge, Fault, Graph, Node } from './graph.ts';
import type { Model } from './model.ts';
import { nodeAt } from './search.ts';
import { type Step, stepKey } from './step.ts';

/** Where the model stands, and how it came there. */
interface Standing {
  readonly match: Match;
  readonly messages: readonly Message[];
  readonly fault?: string;
}

interface Taking {
  readonly type: 'step';
  readonly step: Step;
}

/** What XState's traversal keeps of a step. */
interface Transition {
  readonly event: Taking;
  readonly state: { readonly context: Standing };
}

/** The same graph as a plain search makes, by XState's own traversal; `null` where it has more nodes than its bound. */
export function adjacent(model: Model, most: number): Graph | null {
  const begun: Standing = { match: model.begun, messages: [] };
  const logic = fromTransition((at: Standing, { step }: Taking): Standing => {
    const taken = model.take(at.match, step);
    return 'fault' in taken ? { ...at, messages: [], fault: taken.fault } : taken;
  }, begun);
  const seen = new Set<string>();
  const sampled = new Map<string, Node['sampled']>();
  const keyOf = ({ match, fault }: Standing): string => (fault ? `fault ${model.key(match)}` : model.key(match));
  const map = getAdjacencyMap(logic, {
    serializeState: ({ context }) => {
      const key = keyOf(context);
      seen.add(key);
      return key;
    },
    serializeEvent: ({ step }) => stepKey(step),
    stopWhen: ({ context }) => context.fault !== undefined || seen.size > most || model.settled(context.match),
    events: ({ context }) => {
      const ways = model.ways(context.match);
      if (ways.sampled) sampled.set(keyOf(context), ways.sampled);
      return ways.steps.map((step): Taking => ({ type: 'step', step }));
    },
  });
  if (seen.size > most) return null;
  const ways = new Map(Object.values(map).map(({ state, transitions }) => [keyOf(state.context), transitions]));
  const nodes: Node[] = [];
  const places = new Map<string, Node>();
  const edges: Edge[] = [];
  const faults: Fault[] = [];
  const add = (node: Node): Node => {
    const tried = sampled.get(node.key);
    nodes.push(tried ? { ...node, sampled: tried } : node);
    places.set(node.key, node);
    return node;
  };
  add(nodeAt(model, 0));
  // In the order in which they were reached, so that each is known by the shortest way.
  for (let at = 0; at < nodes.length; at++) {
    const node = nodes[at] as Node;
    for (const { event, state } of Object.values<Transition>(ways.get(node.key) ?? {})) {
      const { match, messages, fault } = state.context;
      if (fault !== undefined) {
        faults.push({ from: node.id, step: event.step, message: fault });
        continue;
      }
      const key = model.key(match);
      const there = places.get(key);
      const edge: Edge = { from: node.id, to: there?.id ?? nodes.length, step: event.step, messages };
      edges.push(edge);
      if (!there) add({ id: edge.to, key, match, depth: node.depth + 1, settled: model.settled(match), via: edge });
    }
  }
  return { nodes, edges, cut: 0, faults };
}
