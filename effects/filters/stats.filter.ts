import { Unsafe } from 'typebox';
import { face } from '../effective/face.ts';
import { reason } from '../reason.ts';
import { Dictionary, name } from '../schema.ts';
import { allWithin, type Bounds, bounds } from './bounds.ts';
import { defineFilter, type FilterDescription } from './filter.ts';

/** Its numbers lie within these bounds. */
export type Params = Readonly<Record<string, Bounds>>;

export const statsFilter = defineFilter<Params>({
  test: (wanted, lang) => {
    const numbers = allWithin(wanted, lang);
    return (env, ref) => {
      const stats = face(env, ref)?.stats;
      for (const { name, within } of numbers) {
        const value = stats?.[name];
        if (value === undefined) return reason('condition-false', `it has no ${name}`);
        const verdict = within(env, ref, value);
        if (verdict !== true) return verdict;
      }
      return true;
    };
  },
});

export const describeStatsFilter = (): FilterDescription<Params> => ({
  params: Unsafe<Params>(Dictionary(name, bounds())),
  words: 'with {value:after}',
  example: { cost: { max: 3 } },
});
