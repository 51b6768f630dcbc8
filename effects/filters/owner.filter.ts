import { isWho, type Who } from '../evaluators.ts';
import { reason } from '../reason.ts';
import { who } from '../schema.ts';
import { lastKnown } from '../state/objects.ts';
import { defineFilter, type FilterDescription } from './filter.ts';

/** Who owns it. */
export type Params = Who;

export const ownerFilter = defineFilter<Params>({
  test: (who) => (env, ref) => {
    const object = lastKnown(env, ref);
    return (object !== null && isWho(env, who, object.owner)) || reason('condition-false', 'another owns it');
  },
});

export const describeOwnerFilter = (): FilterDescription<Params> => ({
  params: who,
  words: 'owned by {value:words}',
  example: 'opponents',
});
