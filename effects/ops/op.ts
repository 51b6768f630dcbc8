import type { Request, ShapeName } from '../choices/choice.ts';
import type { Described } from '../described.ts';
import type { Env } from '../env.ts';
import type { Fact, GameEvent } from '../events/event.ts';
import type { Answered, Result } from '../flow/frame.ts';
import type { Cost, Effect } from '../language.ts';
import { type Reason, reason, type Verdict } from '../reason.ts';
import type { PlayerId } from '../state/ids.ts';
import { liveObject } from '../state/objects.ts';
import type { Ref } from '../state/refs.ts';

/** The question of a node: one request for each player it asks. */
export interface Ask {
  readonly purpose: string;
  readonly order?: 'in-turn' | 'secret';
  readonly requests: readonly Request[];
  /**
   * Whether everyone at the table can work out what is offered. Only then does the engine answer a forced choice
   * itself: otherwise the missing pause would tell.
   */
  readonly open: boolean;
}

/** One batch of facts to come, or why there are none. */
export interface Outcome {
  readonly facts: readonly Fact[];
  readonly none?: Reason;
  /** For each of `facts` which node it is of, where several nodes happen together. */
  readonly parts?: readonly number[];
}

/** What became of a node's batch. */
export interface Happened {
  readonly events: readonly GameEvent[];
  /** For each of `events` which node it is of; `undefined` for what is of none. */
  readonly parts?: readonly (number | undefined)[];
  readonly answers: readonly Answered[];
}

/** What a control op goes on with. */
export type Expansion =
  /** A list inside this node, or nodes made now. */
  | {
      readonly list: { readonly path: string } | { readonly nodes: readonly Effect[] };
      /** Once for each of some items; or once, and then the node is looked at again. */
      readonly loop?: { readonly items: readonly Ref[]; readonly as: string } | 'again';
    }
  /** A list inside this node, in a scope of its own that is settled before the next node. */
  | { readonly settle: string }
  /** A player takes one of some actions. */
  | { readonly act: readonly string[]; readonly by: PlayerId }
  /** A card is played, as its controller decides. */
  | { readonly play: Ref; readonly by: PlayerId; readonly costs: readonly Cost[] | 'printed' }
  | { readonly skip: Reason };

interface OpBase<P> {
  /** What must be asked first; `null` when there is nothing to ask. */
  readonly ask?: (env: Env, params: P) => Ask | null;
  /** What must be asked then, given all answers so far; left out or `null` for nothing more. */
  readonly askNext?: (env: Env, params: P, answers: readonly Answered[]) => Ask | null;
  /** Whether the last of some answers is legal besides its shape; left out where every one is. */
  readonly accepts?: (env: Env, params: P, answers: readonly Answered[]) => Verdict;
}

/** What is said of an op, besides what it does. */
export interface OpDescription<P> extends Described<P> {
  /** The shape of what it asks first, if it asks. */
  readonly asks?: ShapeName;
  /** Zones that are meant where a parameter is left out. */
  readonly zones?: { readonly [K in keyof P]?: string };
  /** Parameters that are one player: where several are meant it is the first of them. */
  readonly single?: readonly (keyof P)[];
  /** It runs its body again and again: the names that the body has for what it goes through, where no `name` is given. */
  readonly loop?: readonly string[];
  /** Parameters that are looked at again later, when the names of the effect are gone. */
  readonly later?: (params: { readonly [K in keyof P]?: unknown }) => readonly (keyof P)[];
}

/** An op that is one batch. It reads and proposes; it never writes. */
export interface ProposingOp<P> extends OpBase<P> {
  readonly propose: (env: Env, params: P, answers: readonly Answered[]) => Outcome;
  /** What it came to, from what really happened. */
  readonly result: (env: Env, params: P, happened: Happened) => Result;
}

/** An op that is more than one batch, or decides what comes next: it returns nodes. */
export interface ExpandingOp<P> extends OpBase<P> {
  readonly expand: (env: Env, params: P, answers: readonly Answered[]) => Expansion;
}

export type OpDef<P> = ProposingOp<P> | ExpandingOp<P>;

export const defineOp = <P>(def: OpDef<P>): OpDef<P> => def;

/** The facts, or the reason that there are none. */
export const outcome = (facts: readonly Fact[], none: Reason): Outcome =>
  facts.length > 0 ? { facts } : { facts: [], none };

/** What a node does that only asks: nothing, and if nothing could be chosen it says why. */
export function onlyAsked(ask: Ask | null): Outcome {
  const requests = ask?.requests.filter((r) => r.shape !== 'select' || r.candidates.length > 0) ?? [];
  if (requests.length === 0) return { facts: [], none: reason('no-candidate') };
  return requests.every((r) => 'max' in r && r.max === 0) ? { facts: [], none: reason('zero') } : { facts: [] };
}

/** Why nothing is done to a selection: all of it is gone, or there was nothing from the start. */
export const noneLeft = (env: Env, refs: readonly Ref[], none: Reason): Reason =>
  refs.length > 0 && refs.every((r) => r.kind === 'object' && !liveObject(env, r)) ? reason('gone') : none;

/** All answers to a node's question as one list of references. */
export const picked = (answers: readonly Answered[]): readonly Ref[] => answers.flatMap((a) => a.result.refs);
