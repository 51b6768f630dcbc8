import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChartEdge, ChartNode } from './chart.ts';
import type { Link, Receiver } from './link.ts';
import { readService, type ServiceNews } from './read-service.ts';
import { guessTaken } from './taken.ts';

/** A running machine, drawn from what was received of it alone. */
export interface Service {
  readonly sessionId: string;
  readonly id: string;
  readonly parent: string | null;
  /** Machines with the same chart have the same object. */
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
/** Different charts that are remembered: a program has a few. */
const CHARTS = 200;

/** Once before the page is drawn next; where nothing is drawn, soon. */
function beforeDrawing(then: () => void): void {
  const frame: unknown = Reflect.get(globalThis, 'requestAnimationFrame');
  if (typeof frame === 'function') Reflect.apply(frame, globalThis, [then]);
  else queueMicrotask(then);
}

/** The machines of a program, as a receiver of @xstate/inspect tells of them. */
export class MachineStore {
  readonly store: StoreApi<MachineState> = createStore<MachineState>(() => ({ services: new Map(), received: 0 }));
  private readonly open: Link['receiver'];
  private receiver: Receiver | null = null;
  private started = false;
  private closed = false;
  /** What came since the page was drawn last: a chart need not be drawn a hundred times for one answer. */
  private readonly services = new Map<string, Service>();
  private readonly charts = new Map<string, ChartNode>();
  /** Stopped ones, the oldest first. */
  private readonly ended: string[] = [];
  private received = 0;
  private scheduled = false;

  constructor(open: Link['receiver']) {
    this.open = open;
  }

  /** Begins to receive, when somebody wants to see machines. */
  start(): void {
    if (this.started) return;
    this.started = true;
    const opened = this.open();
    if (opened instanceof Promise) void opened.then((receiver) => this.receive(receiver));
    else this.receive(opened);
  }

  close(): void {
    this.closed = true;
    this.receiver?.stop();
    this.receiver = null;
  }

  private receive(receiver: Receiver): void {
    if (this.closed) return receiver.stop();
    this.receiver = receiver;
    receiver.subscribe((message) => this.hear(message));
  }

  private hear(message: unknown): void {
    this.received += 1;
    const news = readService(message);
    if (news) this.apply(news);
    if (this.scheduled) return;
    this.scheduled = true;
    beforeDrawing(() => {
      this.scheduled = false;
      this.store.setState({ services: new Map(this.services), received: this.received });
    });
  }

  private apply(news: ServiceNews): void {
    const { sessionId } = news;
    const old = this.services.get(sessionId);
    switch (news.type) {
      case 'register': {
        const { id, parent, value } = news;
        const chart = this.shared(news.chart);
        // Told of once more, as when a viewer comes late, it is what it was.
        const { taken = [], lastEvent = '' } = old && !old.stopped ? old : {};
        const above = parent ?? old?.parent ?? null;
        this.services.set(sessionId, { sessionId, id, parent: above, chart, value, taken, lastEvent, stopped: false });
        return;
      }
      case 'state': {
        if (!old) return;
        const { value, event } = news;
        const told =
          news.taken.length > 0 ? news.taken : guessTaken(old.chart, { before: old.value, after: value, event });
        // What changed nothing takes no light away from what was taken before.
        const stayed = told.length === 0 && JSON.stringify(old.value) === JSON.stringify(value);
        this.services.set(sessionId, { ...old, value, ...(stayed ? {} : { taken: told, lastEvent: event }) });
        return;
      }
      case 'stop':
        if (!old || old.stopped) return;
        this.services.set(sessionId, { ...old, stopped: true });
        this.ended.push(sessionId);
        this.forget();
        return;
    }
  }

  private forget(): void {
    while (this.ended.length > KEPT) {
      const oldest = this.ended.shift();
      if (oldest !== undefined && this.services.get(oldest)?.stopped) this.services.delete(oldest);
    }
  }

  /** One object for all charts that say the same: so it is laid out once. */
  private shared(chart: ChartNode): ChartNode {
    const key = JSON.stringify(chart);
    const known = this.charts.get(key);
    if (known) return known;
    if (this.charts.size >= CHARTS) this.charts.clear();
    this.charts.set(key, chart);
    return chart;
  }
}
