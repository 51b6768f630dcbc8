import { count, select } from '../evaluators.ts';
import { resultOf } from '../flow/results.ts';
import type { Amount, Selector } from '../language.ts';
import { amount, Optional, paramsOf, selector } from '../schema.ts';
import { defineOp } from './op.ts';

/** Keeps a selection, or a number, for later nodes of this effect: name it with `as`. */
export interface Params {
  /** The selection that is kept. */
  readonly what?: Selector;
  /** The number that is kept; how many are selected when left out. */
  readonly amount?: Amount;
}

export const rememberOp = defineOp<Params>({
  name: 'remember',
  params: paramsOf<Params>()({ what: Optional(selector), amount: Optional(amount) }),
  propose: () => ({ facts: [] }),
  result: (env, p) => {
    const refs = p.what === undefined ? [] : select(env, p.what);
    return resultOf(refs, p.amount === undefined ? refs.length : count(env, p.amount));
  },
  words: 'remember [{what} with the amount {amount}/{what}/the amount {amount}]',
  example: { what: 'them' },
});
