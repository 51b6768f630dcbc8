import { count } from '../evaluators.ts';
import { amountOf } from '../events/amount.ts';
import { eventDef } from '../events/registry.gen.ts';
import type { Amount } from '../language.ts';
import type { Reason } from '../reason.ts';
import { natural, Optional, paramsOf } from '../schema.ts';
import { defineReplacement, type OfParams, ofParams, type ReplacementDescription } from './replacement.ts';

/** Prevents an event, or so much of its amount. A shield with uses prevents as much as it has left. */
export interface Params extends OfParams {
  /** How much is prevented: all of it when left out. */
  readonly amount?: Amount;
}

const PREVENTED: Reason = { code: 'prevented' };

export const preventReplacement = defineReplacement<Params>({
  replace: (env, fact, p, left) => {
    const { withAmount } = eventDef(fact);
    if (!withAmount) return { facts: [], none: PREVENTED, spent: 1 };
    const whole = amountOf(fact);
    const size = Math.abs(whole);
    const most = Math.min(left ?? size, p.amount === undefined ? size : count(env, p.amount));
    const prevented = Math.max(0, Math.min(size, most));
    return {
      facts: prevented < size ? [withAmount(fact, Math.sign(whole) * (size - prevented))] : [],
      none: PREVENTED,
      spent: prevented,
    };
  },
});

export const describePreventReplacement = (): ReplacementDescription<Params> => ({
  params: paramsOf<Params>()({ ...ofParams(), amount: Optional(natural) }),
  words: 'when {of}, [{amount} of it is prevented/it is prevented]',
  example: { of: { on: 'damaged' }, amount: 2 },
});
