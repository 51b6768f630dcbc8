import type { Condition } from '../language.ts';
import { reason } from '../reason.ts';
import { condition, paramsOf } from '../schema.ts';
import { type ConditionDescription, defineCondition } from './condition.ts';

/** It is not so. */
export interface Params {
  /** The condition that may not hold. */
  readonly of: Condition;
}

export const notCondition = defineCondition<Params>({
  test: (p, lang) => {
    const test = lang.condition(p.of);
    return (env) => test(env) !== true || reason('condition-false', 'it is so');
  },
});

export const describeNotCondition = (): ConditionDescription<Params> => ({
  params: paramsOf<Params>()({ of: condition }),
  words: 'it is not so that {of}',
  example: { of: { test: 'turn', whose: 'you' } },
});
