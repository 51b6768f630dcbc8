import type { Request } from '../choices/choice.ts';
import type { Described } from '../described.ts';
import type { Env } from '../env.ts';
import type { Fact } from '../events/event.ts';
import type { Result } from '../flow/frame.ts';
import type { Cost } from '../language.ts';
import type { Verdict } from '../reason.ts';
import type { Bearer } from '../state/facts.ts';
import type { Ref } from '../state/refs.ts';

/** What paying uses up, so that several costs of one payment do not count on the same thing twice. */
export type Use =
  | { readonly bearer: Bearer; readonly fact: string; readonly amount: number }
  | { readonly of: readonly Ref[]; readonly count: number }
  /** An amount from any of some facts of a bearer. */
  | { readonly bearer: Bearer; readonly from: readonly string[]; readonly amount: number };

/** What other parts of a payment take for certain. */
export interface Spent {
  readonly refs: readonly Ref[];
  /** How much of each fact, by the keys of bearer and fact. */
  readonly facts: ReadonlyMap<string, number>;
}

/** One kind of cost. `env.you` pays, `env.self` is what it is paid for. */
export interface CostDef<P> {
  /** Whether this cost alone can be paid. */
  readonly payable: (env: Env, params: P) => Verdict;
  /** What paying uses up; once something is chosen, exactly that. */
  readonly uses: (env: Env, params: P, chosen: Result | undefined) => readonly Use[];
  /** Costs that come besides, by what is chosen: paid with the others. */
  readonly more?: (params: P, chosen: Result) => readonly Cost[];
  /** Whether everyone can work out if it can be paid. Left out: if all that is written in it is open, faces too. */
  readonly open?: (env: Env, params: P) => boolean;
  /** What must be chosen to pay it; left out or `null` for nothing. */
  readonly request?: (env: Env, params: P, spent: Spent) => Request | null;
  /** What paying does. All costs of a payment are one batch. Where nothing is chosen nothing goes from its place. */
  readonly facts: (env: Env, params: P, chosen: Result | undefined) => readonly Fact[];
}

export type CostDescription<P> = Described<P>;

export const defineCost = <P>(def: CostDef<P>): CostDef<P> => def;
