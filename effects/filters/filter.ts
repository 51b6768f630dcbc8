import type { TSchema } from 'typebox';
import type { Fits, Lang } from '../lang.ts';

/** One field of a filter: what one thing must be like. */
export interface FilterDef<P> {
  readonly name: string;
  readonly params: TSchema;
  /** Made ready once for its parameters, then asked about one thing after the other. */
  readonly test: (params: P, lang: Lang) => Fits;
  /** English, with `{slots}`; `{value}` is the field's value. */
  readonly words: string;
  readonly example: P;
}

export const defineFilter = <P>(def: FilterDef<P>): FilterDef<P> => def;
