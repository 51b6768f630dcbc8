import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { paramsOf, selector } from '../schema.ts';
import { hasRef } from '../state/refs.ts';
import { type ConditionDescription, defineCondition } from './condition.ts';

/** Two selections have something in common. */
export interface Params {
  /** The first selection. */
  readonly one: Selector;
  /** The second selection. */
  readonly other: Selector;
}

export const sameCondition = defineCondition<Params>({
  test: (p, lang) => {
    const one = lang.selector(p.one);
    const other = lang.selector(p.other);
    return (env) => {
      const others = other(env);
      return one(env).some((r) => hasRef(others, r)) || reason('condition-false', 'they are not the same');
    };
  },
  open: (env, p) => env.book.lang.open(env, p.one) && env.book.lang.open(env, p.other),
});

export const describeSameCondition = (): ConditionDescription<Params> => ({
  params: paramsOf<Params>()({ one: selector, other: selector }),
  words: '{one} <is|are> {other}',
  example: { one: 'it', other: 'self' },
});
