import { name, paramsOf } from '../schema.ts';
import { definePatch, type PatchDescription } from './patch.ts';

/** Switches two numbers of the card, with what earlier modifiers made of them; counters are added afterwards. */
export interface Params {
  /** Name of one stat. */
  readonly stat: string;
  /** Name of the other one. */
  readonly with: string;
}

export const swapStatsPatch = definePatch<Params>({
  layer: 'add',
  patch: (_, card, p) => {
    const { [p.stat]: one = 0, [p.with]: other = 0 } = card.stats;
    card.stats[p.stat] = other;
    card.stats[p.with] = one;
  },
});

export const describeSwapStatsPatch = (): PatchDescription<Params> => ({
  params: paramsOf<Params>()({ stat: name, with: name }),
  words: '{stat} and {with} switched',
  example: { stat: 'attack', with: 'health' },
});
