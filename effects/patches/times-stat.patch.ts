import { count } from '../evaluators.ts';
import type { Amount } from '../language.ts';
import { amount, name, paramsOf } from '../schema.ts';
import { definePatch, type PatchDescription } from './patch.ts';

/** Multiplies a number of the card, with what earlier modifiers added to it; counters are added afterwards. */
export interface Params {
  /** Name of the stat. */
  readonly stat: string;
  /** By how much it is multiplied. */
  readonly times: Amount;
}

export const timesStatPatch = definePatch<Params>({
  layer: 'add',
  patch: (env, card, p) => {
    const value = (card.stats[p.stat] ?? 0) * count(env, p.times);
    card.stats[p.stat] = value === 0 ? 0 : value;
  },
  fix: (env, p) => ({ ...p, times: count(env, p.times) }),
});

export const describeTimesStatPatch = (): PatchDescription<Params> => ({
  params: paramsOf<Params>()({ stat: name, times: amount }),
  words: '{times} times the {stat}',
  example: { stat: 'attack', times: 2 },
});
