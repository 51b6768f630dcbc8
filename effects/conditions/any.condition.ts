import type { Condition } from '../language.ts';
import { reason } from '../reason.ts';
import { condition, listOf, paramsOf } from '../schema.ts';
import { type ConditionDescription, defineCondition } from './condition.ts';

/** At least one of them holds; not so with none. */
export interface Params {
  /** The conditions. */
  readonly of: readonly Condition[];
}

export const anyCondition = defineCondition<Params>({
  test: (p, lang) => {
    const of = p.of.map(lang.condition);
    return (env) => of.some((test) => test(env) === true) || reason('condition-false', 'none of these is so');
  },
});

export const describeAnyCondition = (): ConditionDescription<Params> => ({
  params: paramsOf<Params>()({ of: listOf<Condition>(condition) }),
  words: 'either ({of:or})',
  example: { of: [{ test: 'turn', whose: 'you' }] },
});
