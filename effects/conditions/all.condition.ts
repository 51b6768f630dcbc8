import type { Condition } from '../language.ts';
import { condition, listOf, paramsOf } from '../schema.ts';
import { type ConditionDescription, defineCondition } from './condition.ts';

/** All of them hold; so it is with none. */
export interface Params {
  /** The conditions. */
  readonly of: readonly Condition[];
}

export const allCondition = defineCondition<Params>({
  test: (p, lang) => {
    const of = p.of.map(lang.condition);
    return (env) => {
      for (const test of of) {
        const verdict = test(env);
        if (verdict !== true) return verdict;
      }
      return true;
    };
  },
});

export const describeAllCondition = (): ConditionDescription<Params> => ({
  params: paramsOf<Params>()({ of: listOf<Condition>(condition) }),
  words: 'both ({of:and})',
  example: { of: [{ test: 'turn', whose: 'you' }] },
});
