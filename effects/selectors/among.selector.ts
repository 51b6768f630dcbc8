import type { Filter, Selector } from '../language.ts';
import { filter, Optional, paramsOf, selector } from '../schema.ts';
import { hasRef } from '../state/refs.ts';
import { defineSelector, type SelectorDescription } from './selector.ts';

/** Those of a selection that are like something, or that another selection leaves. */
export interface Params {
  /** What is selected from. */
  readonly of: Selector;
  /** What they must be like. */
  readonly where?: Filter;
  /** What is left out. */
  readonly except?: Selector;
}

export const amongSelector = defineSelector<Params>({
  select: (p, lang) => {
    const of = lang.selector(p.of);
    const except = p.except === undefined ? null : lang.selector(p.except);
    const where = lang.where(p.where);
    return (env) => {
      const out = except ? except(env) : [];
      return of(env).filter((ref) => !hasRef(out, ref) && where(env, ref));
    };
  },
  open: (env, p) =>
    (p.except === undefined || env.book.lang.open(env, p.except)) &&
    (p.where === undefined
      ? env.book.lang.open(env, p.of)
      : env.book.lang.facesOpen(env, p.of) && env.book.lang.dataOpen(env, p.where)),
  gives: (p, of) => of(p.of),
});

export const describeAmongSelector = (): SelectorDescription<Params> => ({
  params: paramsOf<Params>()({ of: selector, where: Optional(filter), except: Optional(selector) }),
  words: 'the [{where:cards}/ones] among {of:closed}[ except {except:closed}]',
  example: { of: 'them', where: { type: 'unit' } },
});
