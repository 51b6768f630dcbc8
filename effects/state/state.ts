import type { Choice } from '../choices/choice.ts';
import type { Modifier } from '../effective/stored-modifier.ts';
import type { GameEvent } from '../events/event.ts';
import type { DelayedTrigger, Frame, WaitingTrigger } from '../flow/frame.ts';
import type { CardId, FrameId, ObjectId, PlayerId, ZoneKey } from './ids.ts';
import type { RandomState } from './random.ts';
import type { ObjectRef, Ref } from './refs.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * A whole match as plain JSON. Immutable to everyone outside the step that makes it.
 * At rest absent is a missing key, so equal states are equal as JSON.
 */
export interface MatchState {
  readonly ruleset: string;
  readonly players: readonly PlayerState[];
  /** By object id. An object that ceased to exist (a token that left play) stays as `null`. */
  readonly objects: readonly (GameObject | null)[];
  /** The order of a zone; the last is the top. */
  readonly zones: Readonly<Record<ZoneKey, readonly ObjectId[]>>;
  readonly turn: TurnState;
  /** Pending effects, the innermost last. */
  readonly frames: readonly Frame[];
  readonly waiting: readonly WaitingTrigger[];
  readonly delayed: readonly DelayedTrigger[];
  /** Open `settle` scopes, the innermost last; scope 0 is the match and is not listed. */
  readonly scopes: readonly number[];
  readonly choices: readonly Choice[];
  readonly modifiers: readonly Modifier[];
  readonly reveals: readonly Reveal[];
  /** What objects were when they left a zone, kept while something still refers to them. */
  readonly snapshots: readonly Snapshot[];
  readonly priority: Priority | null;
  /** Set by every batch: state checks have not looked at the state since. */
  readonly unchecked: boolean;
  readonly history: History;
  readonly random: RandomState;
  readonly counters: Counters;
  readonly result: Result | null;
}

export interface PlayerState {
  readonly name: string;
  /** Declared player facts; a missing key is the declared initial value. */
  readonly facts: Facts;
  /** Why this player is out of the match. */
  readonly out?: string;
}

export type Facts = Readonly<Record<string, number>>;

/** A card, a token or whatever else lies in a zone, as the state has it: `effective` says what it is. */
export interface GameObject {
  readonly id: ObjectId;
  /** Incarnation: a number of its own for each stay in a zone, from one counter for the whole match. */
  readonly inc: number;
  readonly card: CardId;
  readonly owner: PlayerId;
  readonly zone: ZoneKey;
  readonly cell?: string;
  readonly token?: true;
  readonly faceDown?: true;
  readonly facts: Facts;
  readonly attachedTo?: ObjectRef;
  /** What it has noted, under a name each: the cards that were exiled with it. It forgets with its stay. */
  readonly memory?: Readonly<Record<string, readonly Ref[]>>;
  /** Players who have seen the face of this incarnation although its zone hides it. */
  readonly known?: readonly PlayerId[];
}

export interface TurnState {
  /** Counts every player's turn from 1; 0 before the first. */
  readonly number: number;
  readonly active: PlayerId;
  /** Name of the current phase row. */
  readonly step: string;
  /** Whether the window of the current step is still open. */
  readonly window: boolean;
  /** Whose turns come before the next one in turn order. */
  readonly extraTurns: readonly PlayerId[];
  /** In an extra turn: who had the last turn in turn order, which goes on after him. */
  readonly lastInOrder?: PlayerId;
  /** Steps that are put in before this turn goes on, in their order. */
  readonly extraSteps: readonly string[];
  /** In a step that was put in: the step after which the turn goes on then. */
  readonly detour?: string;
}

export interface Priority {
  readonly holder: PlayerId;
  readonly passes: number;
}

/** Who sees the faces of some objects, and until when. */
export interface Reveal {
  readonly objects: readonly ObjectRef[];
  readonly audience: readonly PlayerId[];
  readonly during?: FrameId;
  readonly until: 'frame' | 'turn' | 'stay';
}

/** The one place of per-turn and per-game bookkeeping, fed by events alone. */
export interface History {
  readonly turn: readonly GameEvent[];
  readonly lastTurn: readonly GameEvent[];
  /** Uses of limited abilities: key of the ability instance to uses this turn / this match. */
  readonly uses: Readonly<Record<string, number>>;
}

export interface Counters {
  readonly incarnation: number;
  readonly frame: number;
  readonly choice: number;
  readonly modifier: number;
  readonly batch: number;
  readonly scope: number;
  readonly trigger: number;
}

/** How the match ended. No winner is a draw. */
export interface Result {
  readonly winners: readonly PlayerId[];
  readonly reason: string;
}
