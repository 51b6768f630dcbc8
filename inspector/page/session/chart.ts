/** A state of a chart, as it was received: version 4 and 5 of XState write it alike. */
export interface ChartNode {
  readonly id: string;
  readonly key: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** The state that is entered first, by its id. */
  readonly initial: string | null;
  readonly states: Readonly<Record<string, ChartNode>>;
  readonly transitions: readonly ChartEdge[];
}

export interface ChartEdge {
  /** By ids: `match.playing`. */
  readonly source: string;
  /** Empty: the state stays as it is. */
  readonly target: readonly string[];
  /** Empty: taken at once. */
  readonly eventType: string;
  readonly guard: string;
}

/** What is read of messages, which can be anything. */
export type Table = Readonly<Record<string, unknown>>;

export const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Deeper charts are no charts. */
const DEEPEST = 30;

/** A chart from the definition of a machine. */
export function readChart(config: Table, key: string): ChartNode {
  return readNode(config, { key, parent: null, depth: 0 });
}

interface Place {
  readonly key: string;
  readonly parent: string | null;
  readonly depth: number;
}

function readNode(config: Table, { key: given, parent, depth }: Place): ChartNode {
  const key = text(config.key) || given;
  const id = text(config.id) || (parent === null ? key : `${parent}.${key}`);
  const inside = isTable(config.states) && depth < DEEPEST ? Object.entries(config.states) : [];
  const states = inside.flatMap(([name, state]) =>
    isTable(state) ? [[name, readNode(state, { key: name, parent: id, depth: depth + 1 })] as const] : [],
  );
  const known = new Map(states);
  return {
    id,
    key,
    type: typeOf(config, states.length > 0),
    initial: initialOf(config.initial, id, known),
    states: Object.fromEntries(states),
    transitions: transitionsOf(config, id, parent),
  };
}

function typeOf({ type, parallel, history }: Table, hasStates: boolean): ChartNode['type'] {
  if (type === 'parallel' || parallel === true) return 'parallel';
  if (type === 'final' || type === 'history') return type;
  if (history === 'shallow' || history === 'deep') return 'history';
  return hasStates ? 'compound' : 'atomic';
}

/** Version 4 names the key, version 5 a transition. */
function initialOf(initial: unknown, id: string, states: ReadonlyMap<string, ChartNode>): string | null {
  if (typeof initial === 'string') return states.get(initial)?.id ?? null;
  const target = isTable(initial) && Array.isArray(initial.target) ? initial.target[0] : null;
  return typeof target === 'string' ? idOf(target, id, id) : null;
}

/** All that lead away: from the list that both versions write, else from what each event does. */
function transitionsOf({ transitions, on }: Table, id: string, parent: string | null): readonly ChartEdge[] {
  if (Array.isArray(transitions)) return transitions.filter(isTable).map((edge) => readEdge(edge, { id, parent }));
  if (!isTable(on)) return [];
  return Object.entries(on).flatMap(([eventType, doing]) =>
    (Array.isArray(doing) ? doing : [doing]).flatMap((one: unknown) => {
      const edge = typeof one === 'string' ? { target: one } : one;
      return isTable(edge) ? [readEdge({ ...edge, eventType }, { id, parent })] : [];
    }),
  );
}

/** A transition, of a state where it stands in a chart. */
export function readEdge(edge: Table, at: { readonly id: string; readonly parent: string | null }): ChartEdge {
  const source = text(edge.source).replace(/^#/, '') || at.id;
  const target = Array.isArray(edge.target) ? edge.target : [edge.target];
  const { cond } = edge;
  return {
    source,
    target: target.flatMap((one: unknown) => (typeof one === 'string' ? [idOf(one, source, at.parent)] : [])),
    eventType: text(edge.eventType) || text(edge.event),
    guard: isTable(cond) ? text(cond.name) || text(cond.type) : text(cond),
  };
}

/** `#a.b` is an id, `.b` lies within, `b` beside. */
function idOf(target: string, id: string, parent: string | null): string {
  if (target.startsWith('#')) return target.slice(1);
  if (target.startsWith('.')) return `${id}${target}`;
  return parent === null ? target : `${parent}.${target}`;
}

/** A chart with all that is in it, from the outside inwards. */
export const allNodes = (node: ChartNode): readonly ChartNode[] => [
  node,
  ...Object.values(node.states).flatMap(allNodes),
];

export const allEdges = (node: ChartNode): readonly ChartEdge[] =>
  allNodes(node).flatMap(({ transitions }) => transitions);

/** Two transitions are the same if they say the same. */
export const sameEdge = (a: ChartEdge, b: ChartEdge): boolean =>
  a.source === b.source &&
  a.eventType === b.eventType &&
  a.guard === b.guard &&
  a.target.length === b.target.length &&
  a.target.every((id, at) => id === b.target[at]);

/** Ids of the states that a value stands for. */
export function activeIds(node: ChartNode, value: unknown): ReadonlySet<string> {
  const ids = new Set<string>([node.id]);
  const enter = (key: string, within: unknown): void => {
    const child = Object.hasOwn(node.states, key) ? node.states[key] : undefined;
    if (child) for (const id of activeIds(child, within)) ids.add(id);
  };
  if (typeof value === 'string') enter(value, null);
  else if (isTable(value)) for (const [key, within] of Object.entries(value)) enter(key, within);
  return ids;
}

/** A value in one line: `steps.main`, or `p (l.x, r.q)` where several states are active together. */
export function valueWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isTable(value)) return '';
  const parts = Object.entries(value).map(([key, within]) => {
    const inner = valueWords(within);
    return isTable(within) && Object.keys(within).length > 1 ? `${key} (${inner})` : inner ? `${key}.${inner}` : key;
  });
  return parts.join(', ');
}
