import { test } from '../lang.ts';
import type { Condition } from '../language.ts';
import { condition, listOf, paramsOf } from '../schema.ts';
import { defineCondition } from './condition.ts';

/** All of them hold; so it is with none. */
export interface Params {
  readonly of: readonly Condition[];
}

export const allCondition = defineCondition<Params>({
  name: 'all',
  params: paramsOf<Params>()({ of: listOf<Condition>(condition) }),
  test: (env, p) => {
    for (const c of p.of) {
      const verdict = test(env, c);
      if (verdict !== true) return verdict;
    }
    return true;
  },
  words: '{of}',
  example: { of: [{ test: 'turn', whose: 'you' }] },
});
