import type { Choice } from '../effects/choices/choice.ts';
import type { Position } from '../effects/env.ts';
import type { Run } from '../effects/flow/rows.ts';
import { step } from '../effects/flow/step.ts';
import { type Admitted, admit, record } from '../effects/rules/answering.ts';
import type { Input } from '../effects/rules/input.ts';
import { openRequests } from '../effects/rules/open-requests.ts';
import type { ChoiceId, FrameId } from '../effects/state/ids.ts';
import { type Message, Tx } from '../effects/state/tx.ts';
import type { Bus } from './bus.ts';
import type { Seats } from './seats.ts';

/** What an actor holds besides its own id: the way to the store. A function, so that no snapshot contains the match. */
export interface Way {
  readonly store: () => Store;
}

/** What a transaction came to. */
export interface Committed {
  readonly position: Position;
  readonly inputs: readonly Input[];
  readonly messages: readonly Message[];
}

/**
 * The one place where a match's state is. Machines look at it and change it through here, on a draft that becomes the
 * state when all of an answer is settled. Nothing that the rulebook throws gets through to them: it is kept as the fault
 * with which the draft is dropped.
 */
export class Store {
  readonly bus: Bus;
  readonly seats: Seats;
  private readonly freeze: boolean;
  private committed: Position;
  private draft: Tx | null = null;
  private inputs: Input[] = [];
  private thrown: { readonly error: unknown } | null = null;
  private opened = false;
  private rewinding = false;
  private atRest = false;
  private meant: Admitted | null = null;
  private readonly nothingCame = new Set<FrameId>();

  constructor(of: { readonly position: Position; readonly bus: Bus; readonly seats: Seats; readonly freeze: boolean }) {
    this.committed = of.position;
    this.bus = of.bus;
    this.seats = of.seats;
    this.freeze = of.freeze;
  }

  /** The match as it was committed last. */
  get position(): Position {
    return this.committed;
  }

  /** The match as it is in the middle of an answer; between answers the last that was committed. */
  get at(): Position {
    return this.draft ?? this.committed;
  }

  /** What was thrown in the middle of an answer. */
  get fault(): { readonly error: unknown } | null {
    return this.thrown;
  }

  /** Whether something has been done that is not committed yet. */
  get drafted(): boolean {
    return this.draft !== null;
  }

  /** Whether the machines have come to rest since. */
  get settled(): boolean {
    return this.atRest;
  }

  /** The machines have come to rest. */
  settle(): void {
    this.atRest = true;
  }

  /** Whether this is the input that the door has let in: machines take no other. */
  expects(input: Admitted): boolean {
    return this.meant === input;
  }

  /** Lets an input in, for the machines to take. */
  expect(admitted: Admitted, input: Input): void {
    this.meant = admitted;
    this.inputs.push(input);
  }

  /** Writes the input that was let in into the state. */
  record(admitted: Admitted): void {
    this.guarded(() => record(this.tx(), admitted));
  }

  /** Writes the fallback of one request into the state: a clock has run out. */
  expire(id: ChoiceId, place: number): void {
    this.guarded(() => {
      const { at } = this;
      const open = openRequests(at).find((o) => o.choice.id === id && o.place === place);
      if (!open) return;
      const { player } = open.request;
      const input: Input = { type: 'answer', player, choice: id, value: open.fallback, by: 'clock' };
      const admitted = admit(at, input);
      if ('ok' in admitted) throw new Error(`The fallback of choice ${id} is refused: ${admitted.message}.`);
      this.inputs.push(input);
      record(this.tx(), admitted);
    });
  }

  /** One step on the draft; what it did goes out on the inner side of the bus. */
  step(run: Run, by: FrameId | null = null): void {
    const message = this.guarded(() => step(this.tx(), run));
    if (!message) return;
    for (const event of message.events)
      if (event.type === 'finished' && event.how === 'fizzled') this.nothingCame.add(event.of);
    this.bus.wake({ type: 'STEPPED', message, by });
  }

  /** Whether an effect has come to nothing since the state was committed last. */
  fizzled(id: FrameId): boolean {
    return this.nothingCame.has(id);
  }

  /** Whether a condition of the rulebook holds; a fault is none that does. */
  holds(test: (at: Position) => boolean): boolean {
    return this.guarded(() => test(this.at)) ?? false;
  }

  /** Whether a choice lacks one answer and no more. */
  lacksOne(id: ChoiceId): boolean {
    return this.choice(id)?.answers.filter((answer) => answer === null).length === 1;
  }

  choice(id: ChoiceId): Choice | undefined {
    return this.at.state.choices.find((c) => c.id === id);
  }

  /** The draft becomes the state. */
  commit(): Committed {
    const { book, state, memo, messages } = this.tx();
    if (this.freeze) deepFreeze(state);
    this.committed = { book, state, memo };
    const settled = { position: this.committed, inputs: this.inputs, messages };
    this.drop();
    return settled;
  }

  /** The state is again what was committed last. */
  drop(): void {
    this.draft = null;
    this.atRest = false;
    this.thrown = null;
    this.meant = null;
    this.inputs = [];
    this.nothingCame.clear();
  }

  /** The match goes on from another position, while that is being done. */
  reset(position: Position, work: () => void): void {
    this.drop();
    this.committed = position;
    this.rewinding = true;
    work();
    this.rewinding = false;
  }

  /** Whether the match goes on: what was done will be committed, or was taken back. */
  get goesOn(): boolean {
    return this.rewinding || this.drafted;
  }

  private tx(): Tx {
    if (!this.draft) {
      this.draft = new Tx(this.committed);
      this.atRest = false;
    }
    return this.draft;
  }

  /** Whether something that was let in is being settled. */
  get isOpen(): boolean {
    return this.opened;
  }

  /** Lets the machines write until this has returned: what is sent to them at any other time changes nothing. */
  during<T>(work: () => T): T {
    const before = this.opened;
    this.opened = true;
    try {
      return work();
    } finally {
      this.opened = before;
    }
  }

  /** Something went wrong outside of the rulebook. */
  fail(error: unknown): void {
    this.thrown ??= { error };
  }

  /** With the door closed nothing is done, nor after a fault: the first is the one that tells what went wrong. */
  private guarded<T>(work: () => T): T | undefined {
    if (this.thrown || !this.opened) return undefined;
    try {
      return work();
    } catch (error) {
      this.thrown = { error };
      return undefined;
    }
  }
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
}
