import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate';
import type { Position } from '../effects/env.ts';
import { type Admitted, admit, type Rejected } from '../effects/rules/answering.ts';
import { type Input, readInput } from '../effects/rules/input.ts';
import { openRequests } from '../effects/rules/open.ts';
import type { ChoiceId, PlayerId } from '../effects/state/ids.ts';
import { Bus } from './bus.ts';
import { type Clock, hostClock } from './clock.ts';
import { EngineError } from './engine-error.ts';
import { inputEvent } from './events.ts';
import { type MatchMachine, matchMachine } from './match.machine.ts';
import type { Decision, Door, Seat } from './seat.ts';
import { type Committed, Store } from './store.ts';

export interface DriverOptions {
  readonly seats: readonly Seat[];
  /** Where delays come from; the host's timers when left out. */
  readonly clock?: Clock | undefined;
  /** Hears all that goes on between the actors, as XState's own `inspect` does. */
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
  /** Hears of faults while nobody waits for an answer: of a clock, an inspector, or a seat's `decide`. */
  readonly onFault: (error: unknown) => void;
  /** How many answers can be taken back; all when left out. */
  readonly undoable?: number | undefined;
  /** Every state is frozen: whoever writes into one fails at once. Slow; for tests. */
  readonly freeze?: boolean | undefined;
  /** Another machine in place of the ruleset's. */
  readonly machine?: MatchMachine | undefined;
}

/** An input that was taken. */
export interface Accepted {
  readonly ok: true;
  /** Of the match after it. */
  readonly revision: number;
}

/** The match before an answer, and how many inputs there were by then. */
interface Earlier {
  readonly position: Position;
  readonly inputs: number;
}

/**
 * Runs one match on actors. Whatever comes in, an input or a clock that runs out, is settled whole before anything else
 * does: then it is committed and published, or dropped because of what went wrong.
 */
export class Driver implements Door {
  readonly bus = new Bus();
  readonly store: Store;
  /** All that were taken, without those that were taken back. */
  readonly inputs: Input[] = [];
  /** Goes up with all that changes the match, an undo as well. */
  revision = 0;
  actor: ActorRefFrom<MatchMachine>;
  private readonly options: DriverOptions;
  /** What can be taken back, the latest last. */
  private readonly past: Earlier[] = [];
  private readonly since = new Map<string, number>();
  private stopped = false;

  /** @throws {EngineError} if the match cannot be brought to its first choice */
  constructor(position: Position, options: DriverOptions) {
    this.options = options;
    this.store = new Store(position, this.bus, options);
    this.actor = this.started();
    const begun = this.enter(() => this.actor.send({ type: 'SYNC' }));
    if (begun) this.enqueue(begun);
    else this.revised();
    // Whoever subscribes at once hears how it began. The match itself must not be held by that.
    const { bus } = this;
    Promise.resolve().then(() => bus.drain());
  }

  get position(): Position {
    return this.store.at;
  }

  /** Takes an input, whatever it is. @throws {EngineError} where the engine fails; the match is as it was before */
  take(from: unknown): Accepted | Rejected {
    this.mustGoOn();
    const input = readInput(from) ?? ({} as Input);
    const before = this.position;
    const admitted = this.admitted(before, input);
    if ('ok' in admitted) return admitted;
    const settled = this.enter(() => {
      this.store.expect(admitted, input);
      this.actor.send(inputEvent(admitted));
    });
    if (!settled) throw this.dropped(new Error('No actor has taken it.'));
    this.goOn(before, settled);
    return { ok: true, revision: this.revision };
  }

  /** What the latest answer was given to, and the inputs it came to; `null` where nothing can be taken back. */
  get latest(): { readonly position: Position; readonly inputs: readonly Input[] } | null {
    const earlier = this.past.at(-1);
    return earlier ? { position: earlier.position, inputs: this.inputs.slice(earlier.inputs) } : null;
  }

  /** The match as it was before its latest answer. @returns whether there was one */
  undo(): boolean {
    this.mustGoOn();
    const earlier = this.past.pop();
    if (!earlier) return false;
    this.inputs.length = earlier.inputs;
    this.store.reset(earlier.position);
    this.sync();
    this.since.clear();
    this.revised();
    this.bus.enqueue({ type: 'rewound', revision: this.revision, position: this.position });
    this.bus.drain();
    return true;
  }

  /** The revision from which on a choice has been open; `Infinity` if it is not. */
  openSince(choice: string): number {
    return this.since.get(choice) ?? Number.POSITIVE_INFINITY;
  }

  /** Stops all actors and clocks; whoever has subscribed is told that there is no more. */
  stop(): void {
    this.stopped = true;
    this.actor.stop();
    this.bus.close();
  }

  decided(player: PlayerId, choice: ChoiceId, decision: Decision): void {
    try {
      if ('error' in decision) throw decision.error;
      const taken = this.take({ type: 'answer', player, choice, value: decision.value, by: 'bot' });
      if (taken.ok || taken.code === 'stale') return;
      throw new Error(`What seat ${player} has decided is refused: ${taken.message} (${taken.hint}).`);
    } catch (fault) {
      this.options.onFault(fault);
      this.leastFor(player, choice);
    }
  }

  private mustGoOn(): void {
    if (this.stopped) throw new EngineError('The match has been stopped. Resume it from its save.');
    if (this.store.isOpen) throw new EngineError(IN_THE_MIDDLE);
  }

  private admitted(at: Position, input: Input): Admitted | Rejected {
    try {
      return admit(at, input);
    } catch (cause) {
      throw new EngineError(failure(cause), cause);
    }
  }

  failed(error: unknown): void {
    this.options.onFault(error);
  }

  /** Does the least that a player may do. Where that fails as well, he is not asked by machine again for now. */
  private leastFor(player: PlayerId, id: ChoiceId): void {
    const open = openRequests(this.position).find(
      ({ choice, request }) => choice.id === id && request.player === player,
    );
    if (!open) return;
    try {
      this.take({ type: 'answer', player, choice: id, value: open.fallback, by: 'bot' });
    } catch (fault) {
      this.store.silence(player);
      this.options.onFault(fault);
    }
  }

  private started(): ActorRefFrom<MatchMachine> {
    const { machine = matchMachine(this.position.book.ruleset), clock = hostClock, inspect, onFault } = this.options;
    const actor = createActor(machine, {
      id: 'match',
      input: { store: () => this.store, door: () => this },
      clock: {
        setTimeout: (run, milliseconds) => clock.setTimeout(() => this.ring(run), milliseconds),
        clearTimeout: (id) => clock.clearTimeout(id),
      },
      ...(inspect ? { inspect: (event) => attempt(() => inspect(event), onFault) } : {}),
    });
    // Heard by nobody an actor's error would be thrown at the host.
    actor.subscribe({ error: (error) => this.store.fail(error) });
    actor.start();
    return actor;
  }

  /** A delay is over: what comes of that is settled like an input. */
  private ring(run: () => void): void {
    attempt(() => {
      const before = this.position;
      const settled = this.enter(run);
      if (!settled) return;
      this.goOn(before, settled);
    }, this.options.onFault);
  }

  /**
   * Lets something in, which the machines settle before this returns.
   * @returns what is committed now, if anything
   * @throws {EngineError} where they cannot: what was done is dropped
   */
  private enter(work: () => void): Committed | null {
    if (this.store.isOpen) throw new EngineError(IN_THE_MIDDLE);
    return this.store.during(() => {
      attempt(work, (error) => this.store.fail(error));
      const { fault, drafted, settled } = this.store;
      if (fault) throw this.dropped(fault.error);
      if (drafted && !settled)
        throw this.dropped(new Error('The machines stand still: a message of the bus is missing.'));
      return drafted ? this.store.commit() : null;
    });
  }

  /** Drops what was done, and lets all machines stand where the match stood before. */
  private dropped(cause: unknown): EngineError {
    this.store.drop();
    if (this.revision > 0) this.sync();
    else this.stop();
    return new EngineError(failure(cause), cause);
  }

  /** The match is another than before. */
  private revised(): void {
    this.revision += 1;
    const open = new Set<string>(this.position.state.choices.map(({ id }) => id));
    for (const id of this.since.keys()) if (!open.has(id)) this.since.delete(id);
    for (const id of open) if (!this.since.has(id)) this.since.set(id, this.revision);
  }

  /** Lets all actors stand where the state stands; actors that cannot any more are made again. */
  private sync(): void {
    const send = () => attempt(() => this.actor.send({ type: 'SYNC' }), this.options.onFault);
    this.store.during(() => {
      send();
      if (this.store.settled && !this.store.fault) return;
      this.store.drop();
      attempt(() => this.actor.stop(), this.options.onFault);
      this.bus.forget();
      this.actor = this.started();
      send();
    });
  }

  /** An answer is settled: it can be taken back, and everyone may hear of it. */
  private goOn({ book, state }: Position, settled: Committed): void {
    // Without what was worked out from it: that would be kept as well.
    this.past.push({ position: { book, state }, inputs: this.inputs.length });
    if (this.past.length > (this.options.undoable ?? Number.POSITIVE_INFINITY)) this.past.shift();
    this.inputs.push(...settled.inputs);
    this.enqueue(settled);
    this.bus.drain();
  }

  private enqueue({ position, messages }: Committed): void {
    this.revised();
    this.bus.enqueue({ type: 'settled', revision: this.revision, position, messages });
  }
}

const IN_THE_MIDDLE =
  'The match is in the middle of an answer. Answer from a subscriber of its events: it hears of them afterwards.';

const failure = (cause: unknown): string =>
  `The engine failed, and the match stands as before: ${cause instanceof Error ? cause.message : String(cause)}`;

function attempt(work: () => void, onFault: (error: unknown) => void): void {
  try {
    work();
  } catch (error) {
    onFault(error);
  }
}
