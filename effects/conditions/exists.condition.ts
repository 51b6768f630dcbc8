import { count, select } from '../lang.ts';
import type { Amount, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { amount, Optional, paramsOf, selector } from '../schema.ts';
import { defineCondition } from './condition.ts';

/** A selection gives at least `min` (1 when left out) and at most `max`. */
export interface Params {
  readonly of: Selector;
  readonly min?: Amount;
  readonly max?: Amount;
}

export const existsCondition = defineCondition<Params>({
  name: 'exists',
  params: paramsOf<Params>()({ of: selector, min: Optional(amount), max: Optional(amount) }),
  test: (env, p) => {
    const n = select(env, p.of).length;
    const min = count(env, p.min ?? (p.max === undefined ? 1 : 0));
    if (n < min) return reason('condition-false', 'there are too few');
    return p.max === undefined || n <= count(env, p.max) || reason('condition-false', 'there are too many');
  },
  open: (env, p) => env.book.lang.open(env, p.of) && env.book.lang.dataOpen(env, [p.min, p.max]),
  words: 'there is {of}',
  example: { of: { select: 'objects', in: ['board'], of: 'you' }, min: 2 },
});
