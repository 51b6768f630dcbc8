import { Unsafe } from 'typebox';
import { reason } from '../reason.ts';
import { Dictionary, name } from '../schema.ts';
import { lastFact } from '../state/facts.ts';
import { allWithin, type Bounds, bounds } from './bounds.ts';
import { defineFilter, type FilterDescription } from './filter.ts';

/** Declared facts of an object or player lie within these bounds: counters, flags, resources. */
export type Params = Readonly<Record<string, Bounds>>;

export const factsFilter = defineFilter<Params>({
  test: (wanted, lang) => {
    const facts = allWithin(wanted, lang);
    return (env, ref) => {
      if (ref.kind !== 'object' && ref.kind !== 'player') return reason('condition-false', 'it bears no facts');
      for (const { name, within } of facts) {
        const value = lastFact(env, ref, name);
        if (value === null) return reason('condition-false', `a ${ref.kind} has no ${name}`);
        const verdict = within(env, ref, value);
        if (verdict !== true) return verdict;
      }
      return true;
    };
  },
});

export const describeFactsFilter = (): FilterDescription<Params> => ({
  params: Unsafe<Params>(Dictionary(name, bounds())),
  words: 'with {value:before}',
  example: { damage: { min: 1 } },
});
