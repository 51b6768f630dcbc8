import type { TSchema } from 'typebox';
import type { Env } from '../env.ts';
import type { Verdict } from '../reason.ts';
import type { Ref } from '../state/refs.ts';

/** One field of a filter: what one thing must be like. */
export interface FilterDef<P> {
  readonly name: string;
  readonly params: TSchema;
  readonly test: (env: Env, ref: Ref, params: P) => Verdict;
  /** English, with `{slots}`; `{value}` is the field's value. */
  readonly words: string;
  readonly example: P;
}

export const defineFilter = <P>(def: FilterDef<P>): FilterDef<P> => def;
