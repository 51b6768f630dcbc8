import { Unsafe } from 'typebox';
import { count } from '../lang.ts';
import { reason } from '../reason.ts';
import { amount, Dictionary, name, Optional, paramsOf } from '../schema.ts';
import { fact } from '../state/facts.ts';
import { lastKnown } from '../state/objects.ts';
import { defineFilter } from './filter.ts';
import type { Bounds } from './stats.filter.ts';

/** Declared facts of an object or player lie within these bounds: counters, flags, resources. */
export type Params = Readonly<Record<string, Bounds>>;

const bounds = paramsOf<Bounds>()({ min: Optional(amount), max: Optional(amount) });

export const factsFilter = defineFilter<Params>({
  name: 'facts',
  params: Unsafe<Params>(Dictionary(name, bounds)),
  test: (env, ref, wanted) => {
    if (ref.kind !== 'object' && ref.kind !== 'player') return reason('condition-false', 'it bears no facts');
    const known = lastKnown(env, ref);
    for (const [key, { min, max }] of Object.entries(wanted)) {
      const value = known?.facts[key] ?? fact(env, ref, key);
      if (min !== undefined && value < count(env, min)) return reason('condition-false', `${key} is too small`);
      if (max !== undefined && value > count(env, max)) return reason('condition-false', `${key} is too large`);
    }
    return true;
  },
  words: 'with {value}',
  example: { damage: { min: 1 } },
});
