import { Unsafe } from 'typebox';
import { face } from '../effective/face.ts';
import { count } from '../lang.ts';
import type { Amount } from '../language.ts';
import { reason } from '../reason.ts';
import { amount, Dictionary, name, Optional, paramsOf } from '../schema.ts';
import { defineFilter } from './filter.ts';

/** Its numbers lie within these bounds. */
export type Params = Readonly<Record<string, Bounds>>;

export interface Bounds {
  readonly min?: Amount;
  readonly max?: Amount;
}

const bounds = paramsOf<Bounds>()({ min: Optional(amount), max: Optional(amount) });

export const statsFilter = defineFilter<Params>({
  name: 'stats',
  params: Unsafe<Params>(Dictionary(name, bounds)),
  test: (env, ref, wanted) => {
    const stats = face(env, ref)?.stats;
    for (const [stat, { min, max }] of Object.entries(wanted)) {
      const value = stats?.[stat];
      if (value === undefined) return reason('condition-false', `it has no ${stat}`);
      if (min !== undefined && value < count(env, min)) return reason('condition-false', `${stat} is too small`);
      if (max !== undefined && value > count(env, max)) return reason('condition-false', `${stat} is too large`);
    }
    return true;
  },
  words: 'with {value}',
  example: { cost: { max: 3 } },
});
