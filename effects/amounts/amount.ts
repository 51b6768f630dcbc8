import type { Described } from '../described.ts';
import type { Env } from '../env.ts';
import type { Count, Lang } from '../evaluators.ts';

/** A whole number that is worked out when it is needed. */
export interface AmountDef<P> {
  /** Made ready once for its parameters, then asked at every position. */
  readonly count: (params: P, lang: Lang) => Count;
  /** Whether everyone at the table can work it out. Left out: if all that is written in it is open, faces too. */
  readonly open?: (env: Env, params: P) => boolean;
  /**
   * Whether it can differ between two sources of one player: it looks at the source or at the event itself, besides what
   * is written in it. Left out: it does not.
   */
  readonly personal?: (params: P) => boolean;
  /** It looks at what has happened before. */
  readonly looksBack?: true;
}

export type AmountDescription<P> = Described<P>;

export const defineAmount = <P>(def: AmountDef<P>): AmountDef<P> => def;
