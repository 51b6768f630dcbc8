import type { Described } from '../described.ts';
import type { Fits, Lang } from '../evaluators.ts';

/** One field of a filter: what one thing must be like. */
export interface FilterDef<P> {
  /** Made ready once for its parameters, then asked about one thing after the other. */
  readonly test: (params: P, lang: Lang) => Fits;
  /**
   * It can differ between two sources of one player: it looks at the source or at the event itself, besides what
   * is written in it. Left out: it does not.
   */
  readonly personal?: true;
}

/** What is said of a field of filters, besides what it asks; in its words `{value}` is the field's value. */
export interface FilterDescription<P> extends Described<P> {
  /** It is said before the noun, or is the noun; left out: it is said after it. */
  readonly place?: 'before' | 'noun';
}

export const defineFilter = <P>(def: FilterDef<P>): FilterDef<P> => def;
