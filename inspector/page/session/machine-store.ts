import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Receiver } from './link.ts';

/** A state of a chart, as it was received: version 4 and 5 of XState write it alike. */
export interface ChartNode {
  readonly id: string;
  readonly key: string;
  readonly type: string;
  readonly states: Readonly<Record<string, ChartNode>>;
  readonly transitions: readonly ChartEdge[];
}

export interface ChartEdge {
  /** `#match.playing` */
  readonly source: string;
  readonly target: readonly string[];
  /** Empty: taken at once. */
  readonly eventType: string;
  readonly guard: string;
}

/** A running machine, drawn from what was received of it alone. */
export interface Service {
  readonly sessionId: string;
  readonly id: string;
  readonly parent: string | null;
  readonly chart: ChartNode;
  readonly value: unknown;
  /** The edges that were taken last. */
  readonly taken: readonly ChartEdge[];
  readonly lastEvent: string;
  readonly stopped: boolean;
}

export interface MachineState {
  /** By session id, in the order in which they came. */
  readonly services: ReadonlyMap<string, Service>;
  /** How many messages were received. */
  readonly received: number;
}

/** Stopped machines that are kept, so that one that has just ended can still be looked at. */
const KEPT = 20;

/** The machines of a program, as a receiver of @xstate/inspect tells of them. */
export class MachineStore {
  readonly store: StoreApi<MachineState> = createStore<MachineState>(() => ({ services: new Map(), received: 0 }));
  private readonly open: () => Receiver;
  private receiver: Receiver | null = null;
  /** What came since the page was drawn last: a chart need not be drawn a hundred times for one answer. */
  private services = new Map<string, Service>();
  private received = 0;
  private scheduled = false;

  constructor(open: () => Receiver) {
    this.open = open;
  }

  /** Begins to receive, when somebody wants to see machines. */
  start(): void {
    if (this.receiver) return;
    this.receiver = this.open();
    this.receiver.subscribe((message) => this.hear(message));
  }

  close(): void {
    this.receiver?.stop();
    this.receiver = null;
  }

  private hear(message: unknown): void {
    this.received += 1;
    this.apply(readService(message));
    if (this.scheduled) return;
    this.scheduled = true;
    queueMicrotask(() => {
      this.scheduled = false;
      this.store.setState({ services: new Map(this.services), received: this.received });
    });
  }

  private apply(read: Read | null): void {
    if (!read) return;
    const old = this.services.get(read.sessionId);
    switch (read.type) {
      case 'register':
        this.services.set(read.sessionId, {
          sessionId: read.sessionId,
          id: read.id,
          parent: read.parent,
          chart: read.chart,
          value: read.value,
          taken: [],
          lastEvent: '',
          stopped: false,
        });
        return;
      case 'state': {
        if (!old) return;
        const taken = read.taken.length > 0 ? read.taken : guessed(old, read);
        this.services.set(read.sessionId, { ...old, value: read.value, taken, lastEvent: read.event });
        return;
      }
      case 'stop': {
        if (!old) return;
        this.services.set(read.sessionId, { ...old, stopped: true });
        const stopped = [...this.services.values()].filter((service) => service.stopped);
        for (const { sessionId } of stopped.slice(0, -KEPT)) this.services.delete(sessionId);
        return;
      }
    }
  }
}

type Read =
  | {
      readonly type: 'register';
      readonly sessionId: string;
      readonly id: string;
      readonly parent: string | null;
      readonly chart: ChartNode;
      readonly value: unknown;
    }
  | {
      readonly type: 'state';
      readonly sessionId: string;
      readonly value: unknown;
      readonly event: string;
      readonly taken: readonly ChartEdge[];
    }
  | { readonly type: 'stop'; readonly sessionId: string };

type Table = Readonly<Record<string, unknown>>;

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a receiver gives, as far as it is what it should be. */
function readService(message: unknown): Read | null {
  if (!isTable(message)) return null;
  const { type, sessionId, id, parent, machine, state } = message;
  if (typeof sessionId !== 'string') return null;
  switch (type) {
    case 'service.register': {
      // What was received is kept in the parsed machine as its config.
      const config = isTable(machine) && isTable(machine.config) ? machine.config : null;
      if (!config) return null;
      return {
        type: 'register',
        sessionId,
        id: text(id),
        parent: typeof parent === 'string' ? parent : null,
        chart: chartOf(config, text(config.id) || text(id)),
        value: isTable(state) ? state.value : null,
      };
    }
    case 'service.state': {
      if (!isTable(state)) return null;
      const event = isTable(state.event) ? text(state.event.type) : '';
      const taken = Array.isArray(state.transitions) ? state.transitions.filter(isTable).map(edgeOf) : [];
      return { type: 'state', sessionId, value: state.value, event, taken };
    }
    case 'service.stop':
      return { type: 'stop', sessionId };
    default:
      return null;
  }
}

function chartOf(config: Table, key: string): ChartNode {
  const states = isTable(config.states) ? config.states : {};
  return {
    id: text(config.id) || key,
    key: text(config.key) || key,
    type: text(config.type) || (Object.keys(states).length > 0 ? 'compound' : 'atomic'),
    states: Object.fromEntries(
      Object.entries(states).flatMap(([name, state]) =>
        isTable(state) ? [[name, chartOf(state, name)] as const] : [],
      ),
    ),
    transitions: Array.isArray(config.transitions) ? config.transitions.filter(isTable).map(edgeOf) : [],
  };
}

function edgeOf(edge: Table): ChartEdge {
  const cond = isTable(edge.cond) ? text(edge.cond.name) : text(edge.cond);
  return {
    source: text(edge.source),
    target: Array.isArray(edge.target) ? edge.target.map(text) : [],
    eventType: text(edge.eventType),
    guard: cond,
  };
}

/** Of a program that does not tell which edges were taken: those of the event that lead from where it was to where it is. */
function guessed(
  old: Service,
  { value, event }: { readonly value: unknown; readonly event: string },
): readonly ChartEdge[] {
  const before = activeIds(old.chart, old.value);
  const after = activeIds(old.chart, value);
  return allEdges(old.chart).filter(
    (edge) =>
      (edge.eventType === event || edge.eventType === '') &&
      before.has(edge.source.slice(1)) &&
      edge.target.some((target) => after.has(target.slice(1))),
  );
}

export const allEdges = (node: ChartNode): readonly ChartEdge[] => [
  ...node.transitions,
  ...Object.values(node.states).flatMap(allEdges),
];

/** Ids of the states that a value stands for. */
export function activeIds(node: ChartNode, value: unknown): ReadonlySet<string> {
  const ids = new Set<string>([node.id]);
  const enter = (key: string, within: unknown): void => {
    const child = node.states[key];
    if (child) for (const id of activeIds(child, within)) ids.add(id);
  };
  if (typeof value === 'string') enter(value, null);
  else if (isTable(value)) for (const [key, within] of Object.entries(value)) enter(key, within);
  return ids;
}
