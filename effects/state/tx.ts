import type { Book } from '../book.ts';
import type { Choice } from '../choices/choice.ts';
import type { Position } from '../env.ts';
import type { GameEvent } from '../events/event.ts';
import type { Frame, WaitingTrigger } from '../flow/frame.ts';
import type { Reason } from '../reason.ts';
import type { FrameId, ObjectId, PlayerId, ZoneKey } from './ids.ts';
import { drawNumbers } from './random.ts';
import type { Counters, GameObject, MatchState, PlayerState } from './state.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** What one step did: its batch, the triggers that set off, and why nodes changed nothing. */
export interface Message {
  readonly events: readonly GameEvent[];
  readonly triggers: readonly WaitingTrigger[];
  readonly notes: readonly Note[];
}

/** A node that changed nothing, or a member of a batch that was dropped. */
export interface Note {
  readonly frame?: FrameId;
  readonly what: string;
  readonly reason: Reason;
}

/**
 * One answer's transaction. Lists and tables of the state are copied when they are first written and written
 * in place after that; records in them are always replaced. The state it began with stays as it was.
 */
export class Tx implements Position {
  readonly book: Book;
  /** The newest root. Each batch makes a new one, so what is derived can be kept by root. */
  state: MatchState;
  readonly messages: Message[] = [];
  /** Steps since the answer. */
  steps = 0;
  private readonly owned = new Set<unknown>();
  private events: GameEvent[] = [];
  private triggers: WaitingTrigger[] = [];
  private notes: Note[] = [];

  constructor(at: Position) {
    this.book = at.book;
    this.state = { ...at.state };
  }

  /** Makes a new root: what was derived from the old one is no longer asked. */
  renew(): void {
    this.state = { ...this.state };
  }

  set<K extends keyof MatchState>(key: K, value: MatchState[K]): void {
    (this.state as Writable<MatchState>)[key] = value;
  }

  private own<K extends 'objects' | 'players' | 'frames' | 'waiting'>(key: K): Writable<MatchState[K]> {
    const list = this.state[key];
    if (this.owned.has(list)) return list as Writable<MatchState[K]>;
    const copy = list.slice() as unknown as MatchState[K];
    this.owned.add(copy);
    this.set(key, copy);
    return copy as Writable<MatchState[K]>;
  }

  setObject(id: ObjectId, object: GameObject | null): void {
    (this.own('objects') as (GameObject | null)[])[id] = object;
  }

  setPlayer(player: PlayerId, state: PlayerState): void {
    (this.own('players') as PlayerState[])[player] = state;
  }

  /** Zones are short lists: always a fresh one, so that a zone can be known by its identity. */
  setZone(key: ZoneKey, list: readonly ObjectId[]): void {
    if (!this.owned.has(this.state.zones)) {
      const zones = { ...this.state.zones };
      this.owned.add(zones);
      this.set('zones', zones);
    }
    (this.state.zones as Record<ZoneKey, readonly ObjectId[]>)[key] = list;
  }

  pushFrame(frame: Frame): void {
    (this.own('frames') as Frame[]).push(frame);
  }

  /** Puts a frame on the stack: above all that wait, below what is resolving now. */
  stackFrame(frame: Frame): void {
    const frames = this.own('frames') as Frame[];
    const at = frames.findLastIndex((f) => f.status === 'stacked' && f.scope === frame.scope);
    frames.splice(at + 1, 0, frame);
  }

  setFrame(frame: Frame): void {
    const frames = this.own('frames') as Frame[];
    const at = frames.findLastIndex((f) => f.id === frame.id);
    if (at >= 0) frames[at] = frame;
  }

  dropFrame(id: FrameId): void {
    const frames = this.own('frames') as Frame[];
    const at = frames.findLastIndex((f) => f.id === id);
    if (at >= 0) frames.splice(at, 1);
  }

  ask(choice: Choice): void {
    this.set('choices', [...this.state.choices, choice]);
  }

  closeChoice(id: string): void {
    this.set(
      'choices',
      this.state.choices.filter((c) => c.id !== id),
    );
  }

  /** The next number of a counter. */
  number(counter: keyof Counters): number {
    const n = this.state.counters[counter] + 1;
    this.set('counters', { ...this.state.counters, [counter]: n });
    return n;
  }

  /** Random whole numbers, the k-th from 0 to `bounds[k] - 1`. */
  draw(stream: string, label: string, bounds: readonly number[]): readonly number[] {
    const [values, random] = drawNumbers(this.state.random, stream, label, bounds);
    this.set('random', random);
    return values;
  }

  /** Adds events to the history of this turn. */
  record(events: readonly GameEvent[]): void {
    const { history } = this.state;
    if (this.owned.has(history.turn)) (history.turn as GameEvent[]).push(...events);
    else {
      const turn = [...history.turn, ...events];
      this.owned.add(turn);
      this.set('history', { ...history, turn });
    }
  }

  publish(events: readonly GameEvent[]): void {
    this.events.push(...events);
  }

  setOff(triggers: readonly WaitingTrigger[]): void {
    this.triggers.push(...triggers);
  }

  note(what: string, reason: Reason, frame?: FrameId): void {
    this.notes.push(frame === undefined ? { what, reason } : { frame, what, reason });
  }

  /** Closes one step: what it published becomes one message. */
  endStep(): Message {
    const message = { events: this.events, triggers: this.triggers, notes: this.notes };
    this.events = [];
    this.triggers = [];
    this.notes = [];
    this.messages.push(message);
    this.steps += 1;
    return message;
  }
}
