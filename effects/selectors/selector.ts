import type { Described } from '../described.ts';
import type { Env } from '../env.ts';
import type { Find, Lang } from '../evaluators.ts';
import type { Selector } from '../language.ts';

/** What bears facts. */
export type BearerKind = 'player' | 'object';

/** Finds things. Never draws at random and changes nothing. */
export interface SelectorDef<P> {
  /** Made ready once for its parameters, then asked at every position. */
  readonly select: (params: P, lang: Lang) => Find;
  /** Whether everyone at the table can work out the result. Left out: if all that is written in it is. */
  readonly open?: (env: Env, params: P) => boolean;
  /**
   * Whether it can differ between two sources of one player: it looks at the source or at the event itself, besides what
   * is written in it. Left out: it does not.
   */
  readonly personal?: (params: P) => boolean;
  /** What all it gives is, where the data tells; `of` says the same of a selection in it. Left out: the data does not. */
  readonly gives?: (params: P, of: (selector: Selector) => BearerKind | undefined) => BearerKind | undefined;
}

/** What is said of a selector, besides what it finds. */
export interface SelectorDescription<P> extends Described<P> {
  /** Its words are of one thing: always, or where this parameter is left out. */
  readonly one?: true | (keyof P & string);
}

export const defineSelector = <P>(def: SelectorDef<P>): SelectorDef<P> => def;

const wholes = new WeakMap<object, Selector>();

/** What a selector would give without its filter. Made once for each, since it is known by its identity. */
export function wholeOf<P extends object>(params: P, make: (params: P) => Selector): Selector {
  const known = wholes.get(params);
  if (known !== undefined) return known;
  const whole = make(params);
  wholes.set(params, whole);
  return whole;
}

/** What all of some selections give, if that is the same. */
export const sameKind = (kinds: readonly (BearerKind | undefined)[]): BearerKind | undefined =>
  kinds.every((kind) => kind === kinds[0]) ? kinds[0] : undefined;
