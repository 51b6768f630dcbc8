import type { Filter, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { filter, paramsOf, selector } from '../schema.ts';
import { type ConditionDescription, defineCondition } from './condition.ts';

/** Everything a selection gives is like this, and it gives something. */
export interface Params {
  /** What is looked at. */
  readonly of: Selector;
  /** What all of it must be like. */
  readonly where: Filter;
}

export const fitsCondition = defineCondition<Params>({
  test: (p, lang) => {
    const of = lang.selector(p.of);
    const fits = lang.filter(p.where);
    return (env) => {
      const found = of(env);
      if (found.length === 0) return reason('no-candidate', 'there is nothing to look at');
      for (const ref of found) {
        const verdict = fits(env, ref);
        if (verdict !== true) return verdict;
      }
      return true;
    };
  },
});

export const describeFitsCondition = (): ConditionDescription<Params> => ({
  params: paramsOf<Params>()({ of: selector, where: filter }),
  words: '{of} <is|are> {where:a thing}',
  example: { of: 'it', where: { type: 'unit' } },
});
