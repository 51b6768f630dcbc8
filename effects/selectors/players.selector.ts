import { isWho, type Who } from '../evaluators.ts';
import type { Filter } from '../language.ts';
import { filter, Optional, paramsOf, who } from '../schema.ts';
import { turnOrder } from '../state/objects.ts';
import { playerRef, type Ref } from '../state/refs.ts';
import { defineSelector, type SelectorDescription } from './selector.ts';

/** Players who are still in, in turn order from the active one. */
export interface Params {
  /** Which players, seen from the controller. */
  readonly who: Who;
  /** What they must be like. */
  readonly where?: Filter;
}

export const playersSelector = defineSelector<Params>({
  select: (p, lang) => {
    const where = lang.where(p.where);
    return (env) => {
      const found: Ref[] = [];
      for (const player of turnOrder(env)) {
        if (!isWho(env, p.who, player)) continue;
        const ref = playerRef(player);
        if (where(env, ref)) found.push(ref);
      }
      return found;
    };
  },
  gives: () => 'player',
});

export const describePlayersSelector = (): SelectorDescription<Params> => ({
  params: paramsOf<Params>()({ who, where: Optional(filter) }),
  words: 'the [{where:players}/players] out of {who:words}',
  example: { who: 'opponents' },
});
