import type { Book } from '../book.ts';
import type { Choice } from '../choices/choice.ts';
import type { Position } from '../env.ts';
import type { GameEvent } from '../events/event.ts';
import type { Frame, WaitingTrigger } from '../flow/frame.ts';
import { type Memo, memoOfCopy, newMemo } from '../memo.ts';
import type { Reason } from '../reason.ts';
import { copyState } from './copies.ts';
import type { FrameId, ObjectId, PlayerId, ZoneKey } from './ids.ts';
import { drawNumbers } from './random.ts';
import type { Counters, GameObject, MatchState, PlayerState } from './state.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** What one step did: its batch, the triggers that set off, what began, and why nodes changed nothing. */
export interface Message {
  readonly events: readonly GameEvent[];
  readonly triggers: readonly WaitingTrigger[];
  /** Effects that became pending, as they were then; unfinished plays are none. */
  readonly begun: readonly Frame[];
  readonly notes: readonly Note[];
}

/** A node that changed nothing, or a member of a batch that was dropped. */
export interface Note {
  readonly frame?: FrameId;
  readonly what: string;
  readonly reason: Reason;
}

const NONE: readonly never[] = [];

/** Lists and tables that a transaction has copied, and so may write in place. */
interface Owned {
  objects: MatchState['objects'] | null;
  players: MatchState['players'] | null;
  frames: MatchState['frames'] | null;
  zones: MatchState['zones'] | null;
  counters: MatchState['counters'] | null;
  turn: MatchState['history']['turn'] | null;
}

/**
 * One answer's transaction. Lists and tables of the state are copied when they are first written and written
 * in place after that; records in them are always replaced. The state it began with stays as it was.
 */
export class Tx implements Position {
  readonly book: Book;
  /** The newest root. Each batch makes a new one, so what is derived can be kept by root. */
  state: MatchState;
  /** What was worked out from that root. */
  memo: Memo;
  readonly messages: Message[] = [];
  /** Steps since the answer. */
  steps = 0;
  private readonly owned: Owned = {
    objects: null,
    players: null,
    frames: null,
    zones: null,
    counters: null,
    turn: null,
  };
  private events: readonly GameEvent[] = [];
  private triggers: WaitingTrigger[] = [];
  private begun: Frame[] | null = null;
  private notes: Note[] = [];

  constructor(at: Position) {
    this.book = at.book;
    this.state = copyState(at.state);
    this.memo = memoOfCopy(at, this.state);
  }

  /** Makes a new root: what was derived from the old one is no longer asked. */
  renew(): void {
    this.state = copyState(this.state);
    this.memo = newMemo(this.book, this.state);
  }

  set<K extends keyof MatchState>(key: K, value: MatchState[K]): void {
    (this.state as Writable<MatchState>)[key] = value;
  }

  setObject(id: ObjectId, object: GameObject | null): void {
    if (this.state.objects !== this.owned.objects) {
      this.owned.objects = this.state.objects.slice();
      this.set('objects', this.owned.objects);
    }
    (this.owned.objects as (GameObject | null)[])[id] = object;
  }

  setPlayer(player: PlayerId, state: PlayerState): void {
    if (this.state.players !== this.owned.players) {
      this.owned.players = this.state.players.slice();
      this.set('players', this.owned.players);
    }
    (this.owned.players as PlayerState[])[player] = state;
  }

  /** Zones are short lists: always a fresh one, so that a zone can be known by its identity. */
  setZone(key: ZoneKey, list: readonly ObjectId[]): void {
    if (this.state.zones !== this.owned.zones) {
      this.owned.zones = { ...this.state.zones };
      this.set('zones', this.owned.zones);
    }
    (this.owned.zones as Record<ZoneKey, readonly ObjectId[]>)[key] = list;
  }

  private ownFrames(): Frame[] {
    if (this.state.frames !== this.owned.frames) {
      this.owned.frames = this.state.frames.slice();
      this.set('frames', this.owned.frames);
    }
    return this.owned.frames as Frame[];
  }

  /** Where a frame is in the list; most often it is the last. */
  private placeOf(id: FrameId): number {
    const { frames } = this.state;
    let at = frames.length - 1;
    while (at >= 0 && frames[at]?.id !== id) at--;
    return at;
  }

  pushFrame(frame: Frame): void {
    if (frame.status !== 'draft') this.begin(frame);
    this.ownFrames().push(frame);
  }

  /** An effect has become pending; a play does when it is paid for. */
  begin(frame: Frame): void {
    this.begun ??= [];
    this.begun.push(frame);
  }

  /** Puts a frame on the stack: above all that wait, below what is resolving now. */
  stackFrame(frame: Frame): void {
    this.begin(frame);
    const frames = this.ownFrames();
    const at = frames.findLastIndex((f) => f.status === 'stacked' && f.scope === frame.scope);
    frames.splice(at + 1, 0, frame);
  }

  setFrame(frame: Frame): void {
    const at = this.placeOf(frame.id);
    if (at >= 0) this.ownFrames()[at] = frame;
  }

  dropFrame(id: FrameId): void {
    const at = this.placeOf(id);
    if (at === this.state.frames.length - 1) this.ownFrames().pop();
    else if (at >= 0) this.ownFrames().splice(at, 1);
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
    if (this.state.counters !== this.owned.counters) {
      this.owned.counters = { ...this.state.counters };
      this.set('counters', this.owned.counters);
    }
    const n = this.state.counters[counter] + 1;
    (this.owned.counters as Writable<Counters>)[counter] = n;
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
    if (history.turn === this.owned.turn) (this.owned.turn as GameEvent[]).push(...events);
    else {
      this.owned.turn = history.turn.concat(events);
      this.set('history', { turn: this.owned.turn, lastTurn: history.lastTurn, uses: history.uses });
    }
  }

  publish(events: readonly GameEvent[]): void {
    this.events = this.events.length === 0 ? events : [...this.events, ...events];
  }

  setOff(triggers: readonly WaitingTrigger[]): void {
    this.triggers.push(...triggers);
  }

  note(what: string, reason: Reason, frame?: FrameId): void {
    this.notes.push(frame === undefined ? { what, reason } : { frame, what, reason });
  }

  /** Closes one step: what it published becomes one message. */
  endStep(): Message {
    const { events, triggers, begun, notes } = this;
    const message = { events, triggers, begun: begun ?? NONE, notes };
    this.events = [];
    this.triggers = [];
    this.begun = null;
    this.notes = [];
    this.messages.push(message);
    this.steps += 1;
    return message;
  }
}
