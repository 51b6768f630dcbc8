import { count, select } from '../evaluators.ts';
import { resultOf } from '../flow/results.ts';
import type { Amount, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { amount, name, Optional, paramsOf, selector } from '../schema.ts';
import { liveObject, notedBy } from '../state/objects.ts';
import { distinctRefs } from '../state/refs.ts';
import { defineOp, type OpDescription } from './op.ts';

/**
 * Keeps a selection, or a number, for later nodes of this effect: name it with `as`. With `under` the source notes the
 * selection for as long as it stays where it is: the selector `noted` finds it again, also from another ability.
 */
export interface Params {
  /** The selection that is kept. */
  readonly what?: Selector;
  /** The number that is kept; how many are selected when left out. */
  readonly amount?: Amount;
  /** The name under which the source notes what is selected, beside what it has noted there. */
  readonly under?: string;
}

export const rememberOp = defineOp<Params>({
  propose: (env, p) => {
    if (p.under === undefined) return { facts: [] };
    if (env.self?.kind !== 'object') return { facts: [], none: reason('no-candidate', 'there is nothing to note it') };
    const refs = p.what === undefined ? [] : select(env, p.what);
    if (refs.length === 0) return { facts: [], none: reason('no-candidate', 'there is nothing to note') };
    const known = notedBy(liveObject(env, env.self), p.under);
    return { facts: [{ type: 'noted', object: env.self, under: p.under, refs: distinctRefs([...known, ...refs]) }] };
  },
  result: (env, p) => {
    const refs = p.what === undefined ? [] : select(env, p.what);
    return resultOf(refs, p.amount === undefined ? refs.length : count(env, p.amount));
  },
});

export const describeRememberOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ what: Optional(selector), amount: Optional(amount), under: Optional(name) }),
  words: 'remember [{what} with the amount {amount}/{what}/the amount {amount}][ under {under}]',
  example: { what: 'them' },
});
