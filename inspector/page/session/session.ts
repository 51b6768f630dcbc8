import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  AskOf,
  MatchMessage,
  PageMessage,
  QuestionName,
  Scene,
  StepRecord,
  ToldOf,
  ViewerName,
} from '../../protocol/messages.ts';
import { PROTOCOL } from '../../protocol/messages.ts';
import type { Link, LinkState } from './link.ts';
import { MachineStore } from './machine-store.ts';
import { type Fault, PageFault } from './page-fault.ts';

type Welcome = Extract<MatchMessage, { type: 'cardwright.welcome' }>;

/** What is known of the match that is looked at. */
export interface SessionState {
  readonly link: LinkState;
  /** `null` until the match has greeted; a program without a match never does. */
  readonly welcome: Welcome | null;
  /** By number. */
  readonly steps: readonly StepRecord[];
  /** Where the match stands. */
  readonly stands: number;
  readonly viewer: ViewerName;
  /** The step that is looked at; `null`: wherever the match stands. */
  readonly step: number | null;
  /** What is shown: always of one moment. */
  readonly scene: Scene | null;
  readonly stopped: boolean;
  /** The version of the protocol that the match speaks, where the page speaks another one. */
  readonly foreign: number | null;
  /** What went wrong last, for people. */
  readonly failure: string | null;
}

/** A page's side of a match: what it was told, and what it may ask. */
export class Session {
  readonly store: StoreApi<SessionState>;
  readonly machines: MachineStore;
  private readonly link: Link;
  private readonly asked = new Map<
    number,
    { readonly resolve: (told: unknown) => void; readonly reject: (error: Error) => void }
  >();
  private lastAsked = 0;
  /** Tells it from all others of the page. */
  readonly number: number;
  private static count = 0;

  constructor(link: Link, viewer: ViewerName | null = null) {
    this.link = link;
    Session.count += 1;
    this.number = Session.count;
    this.machines = new MachineStore(() => link.receiver());
    this.store = createStore<SessionState>(() => ({
      link: { is: 'connecting' },
      welcome: null,
      steps: [],
      stands: 0,
      viewer: viewer ?? 'everything',
      step: null,
      scene: null,
      stopped: false,
      foreign: null,
      failure: null,
    }));
    link.onMessage((message) => this.hear(message));
    link.onState((state) => {
      this.store.setState({ link: state });
      if (state.is === 'closed') this.failAll('closed');
    });
    this.send({ type: 'cardwright.hello' });
  }

  /** Looks on as somebody, at a step or wherever the match stands. */
  look(to: { readonly viewer?: ViewerName; readonly step?: number | null }): void {
    const { viewer = this.store.getState().viewer, step = this.store.getState().step } = to;
    this.store.setState({ viewer, step });
    this.send({ type: 'cardwright.look', viewer, step });
  }

  /** Asks something of the match. Rejects where it is not told: see `failureWords`. */
  ask<Q extends QuestionName>(question: Q, about: AskOf<Q>): Promise<ToldOf<Q>> {
    if (this.store.getState().link.is === 'closed') return Promise.reject(new PageFault('closed'));
    this.lastAsked += 1;
    const id = this.lastAsked;
    return new Promise<ToldOf<Q>>((resolve, reject) => {
      // What is told to a question is of the question's kind.
      this.asked.set(id, { resolve: (told) => resolve(told as ToldOf<Q>), reject });
      this.send({ type: 'cardwright.ask', id, question, about } as PageMessage);
    });
  }

  /** Whether something can be asked here at all. */
  can(question: QuestionName): boolean {
    return this.store.getState().welcome?.questions.includes(question) ?? false;
  }

  close(): void {
    this.machines.close();
    this.link.close();
    this.failAll('left');
  }

  private send(message: PageMessage): void {
    this.link.send(message);
  }

  private failAll(fault: Fault): void {
    for (const { reject } of this.asked.values()) reject(new PageFault(fault));
    this.asked.clear();
  }

  private hear(message: MatchMessage): void {
    switch (message.type) {
      case 'cardwright.welcome':
        return this.greeted(message);
      case 'cardwright.steps':
        return this.store.setState(({ steps }) => ({ steps: merged(steps, message.steps) }));
      case 'cardwright.stands':
        return this.store.setState({ stands: message.step });
      case 'cardwright.scene':
        return this.store.setState({ scene: message.scene, failure: null });
      case 'cardwright.stopped':
        return this.store.setState({ stopped: true });
      case 'cardwright.told':
        this.asked.get(message.id)?.resolve(message.told);
        this.asked.delete(message.id);
        return;
      case 'cardwright.failed':
        if (message.id === null) return this.store.setState({ failure: message.message });
        this.asked.get(message.id)?.reject(new Error(message.message));
        this.asked.delete(message.id);
        return;
    }
  }

  private greeted(welcome: Welcome): void {
    if (welcome.protocol !== PROTOCOL) return this.store.setState({ foreign: welcome.protocol });
    const { viewer } = this.store.getState();
    const known = welcome.viewers.includes(viewer) ? viewer : (welcome.viewers[0] ?? 'spectator');
    this.store.setState({ welcome, steps: [], step: null, stopped: false });
    this.look({ viewer: known, step: null });
  }
}

/** Each step stands at its own number; a step that is told again takes the place of the old one. */
function merged(old: readonly StepRecord[], told: readonly StepRecord[]): readonly StepRecord[] {
  const steps = [...old];
  for (const step of told) steps[step.id] = step;
  return steps;
}
