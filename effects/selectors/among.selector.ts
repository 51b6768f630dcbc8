import { fits, select } from '../lang.ts';
import type { Filter, Selector } from '../language.ts';
import { filter, Optional, paramsOf, selector } from '../schema.ts';
import { hasRef } from '../state/refs.ts';
import { defineSelector } from './selector.ts';

/** Those of a selection that are like something, or that another selection leaves. */
export interface Params {
  readonly of: Selector;
  readonly where?: Filter;
  readonly except?: Selector;
}

export const amongSelector = defineSelector<Params>({
  name: 'among',
  params: paramsOf<Params>()({ of: selector, where: Optional(filter), except: Optional(selector) }),
  select: (env, p) => {
    const out = p.except === undefined ? [] : select(env, p.except);
    return select(env, p.of).filter(
      (ref) => !hasRef(out, ref) && (p.where === undefined || fits(env, ref, p.where) === true),
    );
  },
  open: (env, p) =>
    (p.except === undefined || env.book.lang.open(env, p.except)) &&
    (p.where === undefined
      ? env.book.lang.open(env, p.of)
      : env.book.lang.facesOpen(env, p.of) && env.book.lang.dataOpen(env, p.where)),
  words: '{where} among {of} except {except}',
  example: { of: 'them', where: { type: 'unit' } },
});
