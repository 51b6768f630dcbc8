/**
 * The actors of a match, told in the messages of @xstate/inspect 0.8: what XState 5 tells an inspector, put into the words
 * that viewers of XState 4 know.
 */
import type { LiveMatch, LiveOptions } from '../../index.ts';
import type { ServiceMessage } from './messages.ts';

type Inspection = Parameters<NonNullable<LiveOptions['inspect']>>[0];

/** What is looked at of an actor of XState 5. */
interface Actor {
  readonly id: string;
  readonly sessionId: string;
  readonly logic?: unknown;
  readonly _parent?: Actor;
  readonly getSnapshot: () => Looked | undefined;
}

interface Looked {
  readonly value?: unknown;
  readonly status?: string;
  readonly children?: Readonly<Record<string, Actor | undefined>>;
}

/** Inspection speaks of actors by less than they are. */
const actorOf = (ref: Inspection['actorRef']): Actor => ref as unknown as Actor;

/** What is looked at of an actor that is a machine. */
interface Machine {
  readonly definition: Definition;
  readonly root: StateNode;
}

interface Definition {
  readonly id: string;
  readonly states: Readonly<Record<string, Definition>>;
  readonly transitions: readonly unknown[];
  readonly on: Readonly<Record<string, readonly unknown[]>>;
}

interface StateNode {
  readonly always?: readonly { toJSON?: () => unknown }[] | undefined;
  readonly states: Readonly<Record<string, StateNode>>;
}

const machineOf = ({ logic }: { readonly logic?: unknown }): Machine | null =>
  typeof logic === 'object' && logic !== null && 'definition' in logic && 'root' in logic ? (logic as Machine) : null;

/** A guard as version 4 writes it: by its name, with what it is about. */
function condOf(guard: unknown): { readonly type: 'xstate.guard'; readonly name: string } {
  if (typeof guard !== 'object' || guard === null) return { type: 'xstate.guard', name: String(guard) };
  const { type, params } = guard as { readonly type?: unknown; readonly params?: unknown };
  const about = typeof params === 'object' && params !== null ? '' : ` ${String(params ?? '')}`;
  return { type: 'xstate.guard', name: `${String(type ?? 'guard')}${about}`.trim() };
}

/** A transition as version 4 writes it. */
function transitionOf(value: unknown): unknown {
  const plain = JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
  const { guard, ...rest } = plain;
  return { ...rest, event: rest.eventType, ...(guard === undefined ? {} : { cond: condOf(guard) }) };
}

/** A definition as JSON. */
interface Plain extends Readonly<Record<string, unknown>> {
  readonly initial?: { readonly target?: readonly string[] };
}

/** A chart with the transitions that version 5 leaves out of it: those that are taken at once. */
function chartOf(definition: Definition, node: StateNode): unknown {
  const always = (node.always ?? []).map(transitionOf);
  const { context: _, initial: begins, ...rest } = JSON.parse(JSON.stringify(definition)) as Plain;
  const initial = initialKey(definition, begins?.target);
  return {
    ...rest,
    ...(initial === undefined ? {} : { initial }),
    on: {
      ...Object.fromEntries(Object.entries(definition.on).map(([event, list]) => [event, list.map(transitionOf)])),
      ...(always.length > 0 ? { '': always } : {}),
    },
    transitions: [...definition.transitions.map(transitionOf), ...always],
    states: Object.fromEntries(
      Object.entries(definition.states).map(([key, state]) => [key, chartOf(state, node.states[key] ?? NO_NODE)]),
    ),
  };
}

/** Which of its states a state begins in, by its key as version 4 has it: in version 5 a transition leads there. */
function initialKey({ states }: Definition, [target = '']: readonly string[] = []): string | undefined {
  return Object.entries(states).find(([, { id }]) => target === `#${id}` || target.startsWith(`#${id}.`))?.[0];
}

const NO_NODE: StateNode = { states: {} };

const charts = new WeakMap<Machine, string>();

/** Made once for each machine: all matches of a ruleset have the same. */
function chartText(machine: Machine): string {
  const known = charts.get(machine);
  if (known !== undefined) return known;
  const text = JSON.stringify(chartOf(machine.definition, machine.root));
  charts.set(machine, text);
  return text;
}

/** A state as version 4 writes it. Of what an actor holds nothing but its number is told: all else is in the store. */
function stateText(id: string, { value, status }: Looked, event: unknown, transitions: readonly unknown[]): string {
  return JSON.stringify({
    value: value ?? status ?? 'active',
    context: { id },
    event: { type: typeOf(event) },
    _event: scxml(event),
    _sessionid: null,
    actions: [],
    activities: {},
    meta: {},
    events: [],
    children: {},
    configuration: [],
    transitions,
    done: status === 'done',
    tags: [],
  });
}

/** An event as version 4 wraps it: its type, and nothing that it carries. */
const scxml = (event: unknown) => ({
  name: typeOf(event),
  data: { type: typeOf(event) },
  $$type: 'scxml',
  type: 'external',
});

const typeOf = (event: unknown): string =>
  typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : 'xstate.init';

/** Tells of all machines of a match from now on, those that run already first. */
export class MachineTeller {
  private readonly match: LiveMatch;
  private readonly send: (message: ServiceMessage) => void;
  private readonly failed: (error: unknown) => void;
  /** Machines that were told of, and whose children they are. */
  private readonly known = new Map<string, string | null>();
  /** Transitions that were taken since an actor was told of last. */
  private readonly taken = new Map<string, unknown[]>();
  private root: LiveMatch['actor'] | null = null;
  private hearing: { unsubscribe(): void } | null = null;
  private readonly news: { unsubscribe(): void };

  /** @param failed is told of faults: they must not come to the match, in the middle of which all this is heard */
  constructor(match: LiveMatch, send: (message: ServiceMessage) => void, failed: (error: unknown) => void) {
    this.match = match;
    this.send = send;
    this.failed = failed;
    this.guarded(() => this.attach());
    // After a fault that no actor has survived the root is another one.
    this.news = match.news$.subscribe(() => this.guarded(() => this.attach()));
  }

  close(): void {
    this.hearing?.unsubscribe();
    this.news.unsubscribe();
  }

  private attach(): void {
    const { actor } = this.match;
    if (this.root === actor) return;
    this.hearing?.unsubscribe();
    for (const sessionId of [...this.known.keys()]) this.stopped(sessionId);
    this.root = actor;
    this.hearing = actor.system.inspect((event) => this.guarded(() => this.hear(event)));
    this.register(actorOf(actor));
  }

  private guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.failed(error);
    }
  }

  /** An actor with all that it has spawned. */
  private register(actor: Actor): void {
    const { id, sessionId, _parent: parent } = actor;
    const machine = machineOf(actor);
    const snapshot = actor.getSnapshot();
    if (!snapshot) return;
    if (machine && !this.known.has(sessionId)) {
      const above = parent && this.known.has(parent.sessionId) ? parent.sessionId : null;
      this.known.set(sessionId, above);
      this.send({
        type: 'service.register',
        machine: chartText(machine),
        state: stateText(id, snapshot, null, []),
        id,
        sessionId,
        ...(above === null ? {} : { parent: above }),
      });
    }
    for (const child of Object.values(snapshot.children ?? {})) if (child) this.register(child);
  }

  private hear(event: Inspection): void {
    const actor = actorOf(event.actorRef);
    const { sessionId } = actor;
    switch (event.type) {
      case '@xstate.event':
        if (this.knows(actor))
          this.send({ type: 'service.event', sessionId, event: JSON.stringify(scxml(event.event)) });
        return;
      case '@xstate.microstep': {
        const list = this.taken.get(sessionId) ?? [];
        this.taken.set(sessionId, list);
        list.push(...event._transitions.map(transitionOf));
        return;
      }
      case '@xstate.snapshot':
        if (this.knows(actor)) this.moved(actor, event.snapshot as Looked, event.event);
        return;
      default:
        return;
    }
  }

  /** An actor that is a machine, which is told of before anything else is told of it. */
  private knows(actor: Actor): boolean {
    if (!this.known.has(actor.sessionId)) this.register(actor);
    return this.known.has(actor.sessionId);
  }

  private moved({ id, sessionId }: Actor, snapshot: Looked, event: unknown): void {
    const transitions = this.taken.get(sessionId) ?? [];
    this.taken.delete(sessionId);
    this.send({ type: 'service.state', sessionId, state: stateText(id, snapshot, event, transitions) });
    // XState tells of no end of a child that is stopped from outside.
    const children = new Set(Object.values(snapshot.children ?? {}).map((child) => child?.sessionId));
    for (const [child, above] of [...this.known]) if (above === sessionId && !children.has(child)) this.stopped(child);
    if (snapshot.status !== 'active') this.stopped(sessionId);
  }

  /** It is over, and all that belongs to it. */
  private stopped(sessionId: string): void {
    if (!this.known.has(sessionId)) return;
    for (const [child, above] of [...this.known]) if (above === sessionId) this.stopped(child);
    this.known.delete(sessionId);
    this.taken.delete(sessionId);
    this.send({ type: 'service.stop', sessionId });
  }
}
