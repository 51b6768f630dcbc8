import { Unsafe } from 'typebox';
import { face } from '../effective/face.ts';
import { reason } from '../reason.ts';
import { Dictionary, name } from '../schema.ts';
import { type Bounds, bounds, within } from './bounds.ts';
import { defineFilter } from './filter.ts';

/** Its numbers lie within these bounds. */
export type Params = Readonly<Record<string, Bounds>>;

export const statsFilter = defineFilter<Params>({
  name: 'stats',
  params: Unsafe<Params>(Dictionary(name, bounds)),
  test: (env, ref, wanted) => {
    const stats = face(env, ref)?.stats;
    for (const stat in wanted) {
      const value = stats?.[stat];
      if (value === undefined) return reason('condition-false', `it has no ${stat}`);
      const verdict = within(env, ref, stat, value, wanted[stat] ?? {});
      if (verdict !== true) return verdict;
    }
    return true;
  },
  words: 'with {value}',
  example: { cost: { max: 3 } },
});
