import type { TSchema } from 'typebox';
import type { Env } from '../env.ts';

/** A whole number that is worked out when it is needed. */
export interface AmountDef<P> {
  readonly name: string;
  readonly params: TSchema;
  readonly count: (env: Env, params: P) => number;
  readonly words: string;
  readonly example: P;
}

export const defineAmount = <P>(def: AmountDef<P>): AmountDef<P> => def;
