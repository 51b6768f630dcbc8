import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate';
import type { Position } from '../effects/env.ts';
import { type Admitted, admit, type Rejected } from '../effects/rules/answering.ts';
import { type Input, readInput } from '../effects/rules/input.ts';
import { openRequests } from '../effects/rules/open-requests.ts';
import type { ChoiceId, PlayerId } from '../effects/state/ids.ts';
import { Bus } from './bus.ts';
import { type Clock, hostClock } from './clock.ts';
import { EngineError } from './engine-error.ts';
import { inputEvent } from './events.ts';
import { History } from './history.ts';
import { type MatchMachine, matchMachine } from './match.machine.ts';
import type { Decision, Door, Seat } from './seat.ts';
import { openQuestions, Seats } from './seats.ts';
import { type Committed, Store } from './store.ts';

/**
 * Hears of faults while nobody waits for an answer: of a clock, an inspector, or of a seat's `decide`, then with the name
 * of who sits there.
 */
export type OnFault = (error: unknown, player?: string) => void;

export interface DriverOptions {
  readonly seats: readonly Seat[];
  /** Where delays come from; the host's timers when left out. */
  readonly clock?: Clock | undefined;
  /** Hears all that goes on between the actors, as XState's own `inspect` does. */
  readonly inspect?: ((event: InspectionEvent) => void) | undefined;
  readonly onFault: OnFault;
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

/** At the host, as nobody else listens. */
export const throwAtHost = (error: unknown): void => {
  Promise.reject(error);
};

/**
 * Runs one match on actors. Whatever comes in, an input or a clock that runs out, is settled whole before anything else
 * does: then it is committed and published, or dropped because of what went wrong.
 */
export class Driver implements Door {
  readonly bus = new Bus();
  readonly store: Store;
  readonly history: History;
  private readonly options: DriverOptions;
  private readonly seats: Seats;
  private readonly clock: Clock;
  private root: ActorRefFrom<MatchMachine>;
  private stopped = false;
  /** The actors stand where the state stands; not after a fault that came again when they were to. */
  private standing = true;
  /** What is being settled was set going by a clock. */
  private ringing = false;

  /** @throws {EngineError} if the match cannot be brought to its first choice */
  constructor(position: Position, options: DriverOptions) {
    this.options = options;
    this.clock = options.clock ?? hostClock;
    this.seats = new Seats(options.seats, this.clock);
    this.history = new History(options.undoable ?? Number.POSITIVE_INFINITY);
    this.store = new Store({ position, bus: this.bus, seats: this.seats, freeze: options.freeze ?? false });
    this.root = this.started();
    const begun = this.enter(() => this.root.send({ type: 'SYNC' }));
    if (begun) this.enqueue(begun);
    else this.history.revised(this.position);
    // Whoever subscribes at once hears how it began. The match itself must not be held by that.
    const { bus } = this;
    Promise.resolve().then(() => bus.drain());
  }

  get actor(): ActorRefFrom<MatchMachine> {
    return this.root;
  }

  get isStopped(): boolean {
    return this.stopped;
  }

  get position(): Position {
    return this.store.position;
  }

  /** Takes an input, whatever it is. @throws {EngineError} where the engine fails; the match is as it was before */
  take(from: unknown): Accepted | Rejected {
    if (this.store.isOpen) throw new Error(IN_THE_MIDDLE);
    if (this.stopped) return STOPPED;
    const before = this.position;
    const read = readInput(from) ?? ({} as Input);
    const admitted = this.admitted(before, read);
    if ('ok' in admitted) return admitted;
    // As it was read: what was given may be changed by whoever gave it.
    const input = admitted.type === 'answer' && read.type === 'answer' ? { ...read, value: admitted.answer } : read;
    if (!this.standing || this.root.getSnapshot().status !== 'active') this.sync();
    const settled = this.enter(() => {
      this.store.expect(admitted, input);
      this.root.send(inputEvent(admitted));
    });
    if (!settled) throw this.dropped(new Error('No actor has taken it.'), 'anew');
    this.goOn(before, settled);
    return { ok: true, revision: this.history.revision };
  }

  /** The match as it was before its latest answer, which is taken back by a player, or by its owner. */
  undo(by: PlayerId | 'owner'): boolean {
    if (this.store.isOpen) throw new Error(IN_THE_MIDDLE);
    const from = this.position;
    const earlier = this.stopped ? null : this.history.back();
    if (!earlier) return false;
    const { position, time } = earlier;
    if (by === 'owner') this.seats.time.forget();
    else this.seats.time.back(by, time, questionsOf(position));
    this.store.reset(position, () => this.sync());
    this.history.revised(this.position);
    this.bus.enqueue({ type: 'rewound', revision: this.history.revision, position: this.position, from });
    this.bus.drain();
    this.stopIfAsked();
    return true;
  }

  /** Stops all actors and clocks; whoever has subscribed is told that there is no more. */
  stop(): void {
    this.stopped = true;
    // In the middle of an answer it is settled first.
    this.stopIfAsked();
  }

  decided(player: PlayerId, choice: ChoiceId, decision: Decision): void {
    try {
      if ('error' in decision) throw decision.error;
      const taken = this.take({ type: 'answer', player, choice, value: decision.value, by: 'bot' });
      if (taken.ok || taken.code === 'stale' || taken.code === 'over') return;
      throw new Error(`What ${this.nameOf(player)} has decided is refused: ${taken.message} (${taken.hint}).`);
    } catch (fault) {
      this.failed(player, fault);
    }
  }

  failed(player: PlayerId, fault: unknown): void {
    this.leastFor(player);
    this.report(fault, this.nameOf(player));
  }

  /** Does the least that a player may do; where that fails as well, he is asked once more when the match goes on. */
  private leastFor(player: PlayerId): void {
    try {
      const open = openRequests(this.position).find(({ request }) => request.player === player);
      if (open) this.take({ type: 'answer', player, choice: open.choice.id, value: open.fallback, by: 'bot' });
    } catch (fault) {
      this.seats.fail(player);
      this.report(fault, this.nameOf(player));
    }
  }

  private admitted(at: Position, input: Input): Admitted | Rejected {
    try {
      return admit(at, input);
    } catch (cause) {
      throw new EngineError(failure(cause), cause);
    }
  }

  private started(): ActorRefFrom<MatchMachine> {
    const { machine = matchMachine(this.position.book.ruleset), inspect } = this.options;
    const { clock } = this;
    const actor = createActor(machine, {
      id: 'match',
      input: { store: () => this.store, door: () => this },
      clock: {
        setTimeout: (run, milliseconds) => clock.setTimeout(() => this.ring(run), milliseconds),
        clearTimeout: (id) => clock.clearTimeout(id),
      },
      ...(inspect ? { inspect: (event) => this.attempt(() => inspect(event)) } : {}),
    });
    // Heard by nobody an actor's error would be thrown at the host.
    actor.subscribe({ error: (error) => this.broken(error) });
    actor.start();
    return actor;
  }

  /** An actor has failed, and with it all that it belongs to. */
  private broken(error: unknown): void {
    if (this.store.isOpen) return this.store.fail(error);
    this.standing = false;
    this.report(error);
    // Not from within: it is still failing.
    Promise.resolve().then(() => {
      if (!this.standing && !this.store.isOpen) this.sync();
    });
  }

  /** A delay is over: what comes of that is settled like an input. */
  private ring(run: () => void): void {
    if (this.stopped) return;
    this.attempt(() => {
      const before = this.position;
      const settled = this.rung(run);
      if (settled) this.goOn(before, settled);
    });
    this.stopIfAsked();
  }

  private rung(run: () => void): Committed | null {
    this.ringing = true;
    try {
      return this.enter(run);
    } finally {
      this.ringing = false;
    }
  }

  /**
   * Lets something in, which the machines settle before this returns.
   * @returns what is committed now, if anything
   * @throws {EngineError} where they cannot: what was done is dropped
   */
  private enter(work: () => void): Committed | null {
    if (this.store.isOpen) throw new Error(IN_THE_MIDDLE);
    this.store.drop();
    return this.store.during(() => {
      this.attempt(work, (error) => this.store.fail(error));
      const { fault, drafted, settled } = this.store;
      if (fault) throw this.dropped(fault.error);
      if (drafted && !settled)
        throw this.dropped(new Error('The machines stand still: a message of the bus is missing.'), 'anew');
      return drafted ? this.store.commit() : null;
    });
  }

  /** Drops what was done, and lets all actors stand where the match stood before, or be made anew. */
  private dropped(cause: unknown, actors: 'these' | 'anew' = 'these'): EngineError {
    this.store.drop();
    // A clock that has run out would do so again at once.
    if (this.ringing) this.seats.time.forget();
    else this.seats.time.only(questionsOf(this.position));
    if (this.history.revision > 0) this.sync(actors);
    else this.stopped = true;
    this.stopIfAsked();
    return new EngineError(failure(cause), cause);
  }

  /** Lets all actors stand where the state stands; actors that cannot any more are made anew. */
  private sync(actors: 'these' | 'anew' = 'these'): void {
    if (this.stopped) return;
    this.store.during(() => {
      if (actors === 'these' && this.synced()) return;
      this.attempt(() => this.root.stop());
      this.bus.forget();
      this.root = this.started();
      this.standing = this.synced();
    });
    this.stopIfAsked();
  }

  private synced(): boolean {
    this.store.drop();
    if (this.root.getSnapshot().status === 'active') this.attempt(() => this.root.send({ type: 'SYNC' }));
    const { fault, settled } = this.store;
    this.store.drop();
    if (fault) this.report(fault.error);
    this.standing = settled && !fault;
    return this.standing;
  }

  /** An answer is settled: it can be taken back, and everyone may hear of it. */
  private goOn(before: Position, settled: Committed): void {
    const time = this.seats.clocked ? this.seats.time.only(questionsOf(this.position)) : [];
    this.history.add(before, settled.inputs, time);
    this.enqueue(settled);
    this.bus.drain();
    this.stopIfAsked();
  }

  private enqueue({ position, inputs, messages }: Committed): void {
    this.history.revised(this.position);
    this.bus.enqueue({ type: 'settled', revision: this.history.revision, position, inputs, messages });
  }

  /** What was to stop in the middle of an answer does so now. */
  private stopIfAsked(): void {
    if (!this.stopped || this.store.isOpen) return;
    this.attempt(() => this.root.stop());
    this.bus.close();
  }

  private nameOf(player: PlayerId): string {
    return this.position.state.players[player]?.name ?? String(player);
  }

  private report(error: unknown, player?: string): void {
    try {
      this.options.onFault(error, player);
    } catch (worse) {
      throwAtHost(worse);
    }
  }

  private attempt(work: () => void, failed: (error: unknown) => void = (error) => this.report(error)): void {
    try {
      work();
    } catch (error) {
      failed(error);
    }
  }
}

const questionsOf = (at: Position) => openQuestions(at).map(({ question }) => question);

const IN_THE_MIDDLE =
  'The match is in the middle of an answer. Answer from a subscriber of its events: it hears of them afterwards.';

const STOPPED: Rejected = {
  ok: false,
  code: 'over',
  message: 'the match has been stopped',
  hint: 'go on with it from its save',
};

const failure = (cause: unknown): string =>
  `The engine failed, and the match stands as before: ${cause instanceof Error ? cause.message : String(cause)}`;
