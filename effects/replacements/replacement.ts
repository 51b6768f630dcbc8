import type { Described } from '../described.ts';
import type { Env } from '../env.ts';
import type { Fact } from '../events/event.ts';
import type { Effect, Trigger } from '../language.ts';
import type { Reason } from '../reason.ts';
import { trigger } from '../schema.ts';

/** What every replacement says: which event that would happen it is about. */
export interface OfParams {
  /** The event that is replaced. */
  readonly of: Trigger;
}

export const ofParams = () => ({ of: trigger });

/** What becomes of a proposal. */
export interface Replaced {
  /** What happens in its place, in the same batch. */
  readonly facts: readonly Fact[];
  /** What else is done, as the next nodes. */
  readonly also?: readonly Effect[];
  /** Why, where nothing happens in its place; `replaced` when left out. */
  readonly none?: Reason;
  /** How many of its uses are used up; for a modifier that has a number of them. */
  readonly spent?: number;
}

/** One way to change, split or drop an event before it happens. `env.event` is the one that would happen. */
export interface ReplacementDef<P> {
  readonly replace: (env: Env, fact: Fact, params: P, left: number | undefined) => Replaced;
}

export type ReplacementDescription<P> = Described<P>;

export const defineReplacement = <P>(def: ReplacementDef<P>): ReplacementDef<P> => def;
