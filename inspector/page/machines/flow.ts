import type { Node } from '@xyflow/react';
import type { Drawing, PlacedEdge } from '../graph/drawing.ts';
import type { Route } from '../graph/route-edge.tsx';
import { activeIds, type ChartNode, sameEdge } from '../session/chart.ts';
import type { Service } from '../session/machine-store.ts';
import type { ChartGraph, Line } from './chart-graph.ts';

export type StateView = Node<
  {
    readonly state: ChartNode | null;
    readonly rows: readonly string[];
    readonly active: boolean;
    /** It has just done something without being left. */
    readonly flash: boolean;
    readonly region: boolean;
  },
  'state'
>;

/** What of a service is lit. */
export interface Lights {
  readonly active: ReadonlySet<string>;
  readonly taken: (line: Line) => boolean;
  readonly stayed: ReadonlySet<string>;
}

export function lightsOf({ chart, value, taken }: Pick<Service, 'chart' | 'value' | 'taken'>): Lights {
  return {
    active: activeIds(chart, value),
    taken: ({ edges }) => edges.some((edge) => taken.some((one) => sameEdge(one, edge))),
    stayed: new Set(taken.flatMap(({ source, target }) => (target.length === 0 ? [source] : []))),
  };
}

/** The states of a chart where they were laid out, with their light. */
export function stateViews({ nodes, within }: ChartGraph, drawing: Drawing, { active, stayed }: Lights): StateView[] {
  const states = new Map(nodes.map((node) => [node.id, node]));
  return drawing.nodes.map(({ id, parent, box }): StateView => {
    const state = states.get(id) ?? null;
    return {
      id,
      type: 'state',
      position: { x: box.x, y: box.y },
      width: box.width,
      height: box.height,
      ...(parent === null ? {} : { parentId: parent }),
      data: {
        state,
        rows: within.get(id) ?? [],
        active: active.has(id),
        flash: stayed.has(id),
        region: parent !== null && states.get(parent)?.type === 'parallel',
      },
    };
  });
}

/**
 * Lines with their light. Of a dense chart only those are shown that were taken last or may be taken now, and only those
 * have labels.
 */
export function routes({ lines, dense }: ChartGraph, drawing: Drawing, lights: Lights, all: boolean): Route[] {
  const known = new Map(lines.map((line) => [line.id, line]));
  const lit = drawing.edges.flatMap((edge): Route[] => {
    const line = known.get(edge.id);
    if (!line) return [routeOf(edge, { words: [], light: 'off' })];
    const light = lights.taken(line) ? 'on' : lights.active.has(line.from) ? 'open' : 'off';
    return light === 'off' && !all ? [] : [routeOf(edge, { words: dense && light === 'off' ? [] : line.words, light })];
  });
  // What is lit lies above what is not.
  const above = { off: 0, open: 1, on: 2 };
  return lit.sort((a, b) => above[a.data?.light ?? 'off'] - above[b.data?.light ?? 'off']);
}

const routeOf = (
  { id, from, to, points, label }: PlacedEdge,
  { words, light }: { readonly words: readonly string[]; readonly light: 'on' | 'open' | 'off' },
): Route => ({
  id,
  type: 'route',
  source: from,
  target: to,
  zIndex: light === 'off' ? 10 : 11,
  data: { points, label, words, light, arrow: true },
});
