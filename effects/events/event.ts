import type { Writable } from '../copy.ts';
import type { Position } from '../env.ts';
import type { Effect } from '../language.ts';
import type { Verdict } from '../reason.ts';
import type { Fields, Known } from '../save/plain-checks.ts';
import type { Bearer } from '../state/facts.ts';
import type { CardId, FrameId, ObjectId, PlayerId, ZoneKey } from '../state/ids.ts';
import type { Ref } from '../state/refs.ts';
import type { Tx } from '../state/tx.ts';
import type { EventMap } from './map.gen.ts';

/** What has happened: `moved`, `damaged`, `began`, … */
export type EventType = keyof EventMap;

/** Type and payload of a fact. */
export type Fact = { [K in EventType]: { readonly type: K } & EventMap[K] }[EventType];

/** Where an event came from. */
export interface EventMeta {
  /** Events of one batch happened together. */
  readonly batch: number;
  /** Unique within its match: batch and place in it. */
  readonly n: number;
  readonly frame?: FrameId;
  /** The batch that set off the frame this came from. */
  readonly parent?: number;
  /** Who or what did it. */
  readonly source?: Ref;
}

/** A fact in the past tense, with its cause. The only way a state changes, besides control. */
export type GameEvent = Fact & EventMeta;

/** An event that is about to happen. */
export interface Proposal {
  readonly fact: Fact;
  readonly source?: Ref;
  /** Replacements that have changed it or were declined: none applies twice. */
  readonly applied?: readonly string[];
  /** Optional replacements whose controllers want them to apply. */
  readonly agreed?: readonly string[];
  /** Settled: no replacement is left to ask. */
  readonly decided?: true;
  /** Which node it is of, where several happen together. */
  readonly part?: number;
  /** What is done right after it if it happens. */
  readonly follows?: readonly Follow[];
}

/** What a replacement does besides: nodes, and who says "you" and "self" in them. */
export interface Follow {
  readonly nodes: readonly Effect[];
  readonly source: Ref | null;
  readonly controller: PlayerId;
  readonly event: GameEvent;
  /** Replacements of what this is done besides, or in place of: none of them applies to it. */
  readonly applied: readonly string[];
}

/** Who and what an event is about; triggers and words read these. */
export interface Roles {
  readonly subject?: Ref;
  /** The player it happened to; for an object without one, its controller is meant. */
  readonly player?: PlayerId;
  /** How much it was; left out, it is one thing that happens once. */
  readonly amount?: number;
  /** The other one in it: what was attached to, what was attacked. */
  readonly other?: Ref;
}

/** What one viewer is told: plain JSON without anything hidden from him. */
export type PublicEvent = PublicForm & { readonly type: GameEvent['type'] };
/** The details of an event, as one viewer is told them. */
export type PublicForm = Readonly<Record<string, PublicValue | undefined>>;
/** One thing that he is told, or a list of such things. */
export type PublicValue = null | boolean | number | string | SeenRef | readonly PublicValue[];

/** Who looks on: a player by his seat, somebody at the side, or a tool that is shown all of it. */
export type Viewer = number | 'spectator' | 'everything';

/** A reference as a viewer is given it: a handle, and the face where he may see it. */
export type SeenRef =
  | { readonly object: string; readonly card?: string; readonly name?: string }
  | { readonly player: number }
  | { readonly cell: string; readonly zone: string }
  | { readonly effect: number }
  | { readonly card: string; readonly name: string }
  /** A card in a zone that nobody looks into: not even its place is told. */
  | { readonly hidden: true }
  | { readonly word: string };

/** What a viewer may know of a reference. */
export interface Sight {
  readonly viewer: Viewer;
  /** How many players there are. */
  readonly seats: number;
  /** A handle that is safe to show, with the face where it may be seen. */
  readonly ref: (ref: Ref) => SeenRef;
  /** The same for an object whose face was seen by some as it happened: it is the face of then. `null`: by everyone. */
  readonly shown: (ref: Ref, card: CardId | undefined, audience: readonly PlayerId[] | null) => SeenRef;
  /** The same for what somebody has picked: of an unseen card in a hidden zone only that there is one. */
  readonly chosen: (ref: Ref) => SeenRef;
  readonly sees: (audience: readonly PlayerId[] | undefined) => boolean;
  /** Whether he sees the face of what a reference means. */
  readonly visible: (ref: Ref) => boolean;
}

/** Where something is once an event has happened, for places that hold only so much. */
export interface Arrival {
  /** `null` where it ceases to be. */
  readonly zone: ZoneKey | null;
  readonly cell?: string | undefined;
  /** What comes, if it was somewhere before. */
  readonly object?: ObjectId;
}

/** What an event adds to a declared fact. */
export interface Addition {
  readonly bearer: Bearer;
  readonly fact: string;
  readonly by: number;
}

/** What is really added, within the bounds of the fact, and what the fact is then. */
export interface Change extends Addition {
  readonly to: number;
}

export interface EventDef<P> {
  /** Part of how the flow itself goes on: it is never about to happen, so nothing can replace it. */
  readonly fixed?: true;
  /** Whether it would change anything now, or why not; leaving aside room and bounds, which its whole batch decides. */
  readonly changes: (at: Position, payload: P) => Verdict;
  /** Left out where it only adds to a fact, or only tells that something happened. */
  readonly apply?: (tx: Tx, payload: P) => void;
  readonly arrives?: (at: Position, payload: P) => Arrival | null;
  readonly adds?: (at: Position, payload: P) => Addition | null;
  /** Writes in what was really added. */
  readonly added?: (event: Writable<P>, change: Change) => void;
  readonly roles: (payload: P) => Roles;
  /** The same with another amount, or with another one it happens to; what cannot be changed so lacks these. */
  readonly withAmount?: <Q extends P>(payload: Q, amount: number) => Q;
  readonly withTarget?: <Q extends P>(payload: Q, target: Bearer) => Q;
  /** What is left of it without some; `null` for nothing. Left out, it is about its subject alone. */
  readonly without?: <Q extends P>(payload: Q, isSpared: (ref: Ref) => boolean) => Q | null;
  /** Writes in what can be read off the state before it: where it comes from, who sees it. Also for what would happen. */
  readonly fill?: (at: Position, event: Writable<P>) => void;
  /** Writes in what is only known when it happens: numbers from counters and from the generator. */
  readonly complete?: (tx: Tx, event: Writable<P>) => void;
}

/**
 * What a viewer is told of an event besides its type; `null` when not even that it happened. It is a function beside the
 * event, so that who shows nobody anything carries none of it.
 */
export type EventShown<P> = (payload: P, sight: Sight) => PublicForm | null;

/** What a payload from outside must be. It is a function beside the event, so that who only plays carries none of it. */
export interface EventDescription<P> {
  readonly payload: Fields<P>;
  /** And what must hold of its parts together. */
  readonly agrees?: (payload: P, known: Known) => boolean;
}

export const defineEvent = <P>(def: EventDef<P>): EventDef<P> => def;
