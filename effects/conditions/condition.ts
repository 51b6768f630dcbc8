import type { Described } from '../described.ts';
import type { Env } from '../env.ts';
import type { Lang, Test } from '../evaluators.ts';

/** Something that is so, or not for a reason. */
export interface ConditionDef<P> {
  /** Made ready once for its parameters, then asked at every position. */
  readonly test: (params: P, lang: Lang) => Test;
  /** Whether everyone at the table can work it out. Left out: if all that is written in it is open, faces too. */
  readonly open?: (env: Env, params: P) => boolean;
  /**
   * Whether it can differ between two sources of one player: it looks at the source or at the event itself, besides what
   * is written in it. Left out: it does not.
   */
  readonly personal?: (params: P) => boolean;
}

export type ConditionDescription<P> = Described<P>;

export const defineCondition = <P>(def: ConditionDef<P>): ConditionDef<P> => def;
