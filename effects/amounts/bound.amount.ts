import { count } from '../lang.ts';
import type { Amount } from '../language.ts';
import { amount, Optional, paramsOf } from '../schema.ts';
import { defineAmount } from './amount.ts';

/** `of`, but no less than `min` and no more than `max`. */
export interface Params {
  readonly of: Amount;
  readonly min?: Amount;
  readonly max?: Amount;
}

export const boundAmount = defineAmount<Params>({
  name: 'bound',
  params: paramsOf<Params>()({ of: amount, min: Optional(amount), max: Optional(amount) }),
  count: (env, p) => {
    const low = p.min === undefined ? Number.MIN_SAFE_INTEGER : count(env, p.min);
    const high = p.max === undefined ? Number.MAX_SAFE_INTEGER : count(env, p.max);
    return Math.max(low, Math.min(count(env, p.of), high));
  },
  words: '{of}, at least {min} and at most {max}',
  example: { of: { amount: 'result', of: 'it' }, max: 5 },
});
