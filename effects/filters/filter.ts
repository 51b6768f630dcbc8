import type { TSchema } from 'typebox';
import type { Fits, Lang } from '../evaluators.ts';

/** One field of a filter: what one thing must be like. */
export interface FilterDef<P> {
  readonly name: string;
  readonly params: TSchema;
  /** Made ready once for its parameters, then asked about one thing after the other. */
  readonly test: (params: P, lang: Lang) => Fits;
  /**
   * It can differ between two sources of one player: it looks at the source or at the event itself, besides what
   * is written in it. Left out: it does not.
   */
  readonly personal?: true;
  /** English, as a template: see `text/template.ts`. `{value}` is the field's value. */
  readonly words: string;
  /** It is said before the noun, or is the noun; left out: it is said after it. */
  readonly place?: 'before' | 'noun';
  readonly example: P;
}

export const defineFilter = <P>(def: FilterDef<P>): FilterDef<P> => def;
