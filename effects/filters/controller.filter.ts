import { isWho, type Who } from '../evaluators.ts';
import { reason } from '../reason.ts';
import { who } from '../schema.ts';
import { controllerOf, lastKnown } from '../state/objects.ts';
import { defineFilter, type FilterDescription } from './filter.ts';

/** Who controls it; for a player, who it is. */
export type Params = Who;

export const controllerFilter = defineFilter<Params>({
  test: (who) => (env, ref) => {
    const object = lastKnown(env, ref);
    const player = ref.kind === 'player' ? ref.player : object ? controllerOf(object) : null;
    return (player !== null && isWho(env, who, player)) || reason('condition-false', 'another controls it');
  },
});

export const describeControllerFilter = (): FilterDescription<Params> => ({
  params: who,
  words: 'controlled by {value:words}',
  example: 'you',
});
