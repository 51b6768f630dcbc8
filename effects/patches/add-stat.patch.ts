import { count } from '../evaluators.ts';
import type { Amount } from '../language.ts';
import { amount, name, paramsOf } from '../schema.ts';
import { definePatch, type PatchDescription } from './patch.ts';

/** Adds to a number of the card. */
export interface Params {
  /** Name of the stat. */
  readonly stat: string;
  /** How much is added; a negative amount takes away. */
  readonly by: Amount;
}

export const addStatPatch = definePatch<Params>({
  layer: 'add',
  patch: (env, card, p) => {
    card.stats[p.stat] = (card.stats[p.stat] ?? 0) + count(env, p.by);
  },
  fix: (env, p) => ({ ...p, by: count(env, p.by) }),
});

export const describeAddStatPatch = (): PatchDescription<Params> => ({
  params: paramsOf<Params>()({ stat: name, by: amount }),
  words: '[{by:sign} {stat}/{stat} raised by {by}]',
  example: { stat: 'attack', by: 1 },
});
