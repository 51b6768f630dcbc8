import { Unsafe } from 'typebox';
import { reason } from '../reason.ts';
import { Dictionary, name } from '../schema.ts';
import { fact } from '../state/facts.ts';
import { lastKnown } from '../state/objects.ts';
import { type Bounds, bounds, within } from './bounds.ts';
import { defineFilter } from './filter.ts';

/** Declared facts of an object or player lie within these bounds: counters, flags, resources. */
export type Params = Readonly<Record<string, Bounds>>;

export const factsFilter = defineFilter<Params>({
  name: 'facts',
  params: Unsafe<Params>(Dictionary(name, bounds)),
  test: (env, ref, wanted) => {
    if (ref.kind !== 'object' && ref.kind !== 'player') return reason('condition-false', 'it bears no facts');
    const known = lastKnown(env, ref);
    const decls = env.book.ruleset.facts[ref.kind];
    for (const key in wanted) {
      if (!Object.hasOwn(decls, key)) return reason('condition-false', `a ${ref.kind} has no ${key}`);
      const value = known?.facts[key] ?? fact(env, ref, key);
      const verdict = within(env, ref, key, value, wanted[key] ?? {});
      if (verdict !== true) return verdict;
    }
    return true;
  },
  words: 'with {value}',
  example: { damage: { min: 1 } },
});
