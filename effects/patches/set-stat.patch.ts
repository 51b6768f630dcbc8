import { count } from '../evaluators.ts';
import type { Amount } from '../language.ts';
import { amount, name, paramsOf } from '../schema.ts';
import { definePatch, type PatchDescription } from './patch.ts';

/** Gives a number of the card a new base value. */
export interface Params {
  /** Name of the stat. */
  readonly stat: string;
  /** The new value. */
  readonly to: Amount;
}

export const setStatPatch = definePatch<Params>({
  layer: 'set',
  patch: (env, card, p) => {
    card.stats[p.stat] = count(env, p.to);
  },
  fix: (env, p) => ({ ...p, to: count(env, p.to) }),
});

export const describeSetStatPatch = (): PatchDescription<Params> => ({
  params: paramsOf<Params>()({ stat: name, to: amount }),
  words: '{stat} of exactly {to}',
  example: { stat: 'attack', to: 1 },
});
