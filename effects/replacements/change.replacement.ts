import { count } from '../evaluators.ts';
import { amountOf } from '../events/amount.ts';
import { eventDef } from '../events/registry.gen.ts';
import type { Amount } from '../language.ts';
import { amount, Optional, paramsOf } from '../schema.ts';
import { defineReplacement, type OfParams, ofParams, type ReplacementDescription } from './replacement.ts';

/** The amount of an event is another one: doubled, one more, one less. The amount `event` is what it would be. */
export interface Params extends OfParams {
  /** What the amount is multiplied by; 1 when left out. */
  readonly times?: Amount;
  /** What is added to that; 0 when left out. */
  readonly plus?: Amount;
}

export const changeReplacement = defineReplacement<Params>({
  replace: (env, fact, p) => {
    const { withAmount } = eventDef(fact);
    if (!withAmount) return { facts: [fact] };
    const whole = amountOf(fact);
    const changed = whole * count(env, p.times ?? 1) + Math.sign(whole) * count(env, p.plus ?? 0);
    return { facts: [withAmount(fact, whole >= 0 ? Math.max(0, changed) : Math.min(0, changed))], spent: 1 };
  },
});

export const describeChangeReplacement = (): ReplacementDescription<Params> => ({
  params: paramsOf<Params>()({ ...ofParams(), times: Optional(amount), plus: Optional(amount) }),
  words: 'when {of}, it is that much[ times {times}][ plus {plus}]',
  example: { of: { on: 'damaged' }, times: 2 },
});
