import { face } from '../effective/face.ts';
import { reason } from '../reason.ts';
import { name } from '../schema.ts';
import { defineFilter, type FilterDescription } from './filter.ts';

/** Its name is this one. */
export type Params = string;

export const nameFilter = defineFilter<Params>({
  test: (wanted) => {
    const another = reason('condition-false', `not named ${wanted}`);
    return (env, ref) => face(env, ref)?.name === wanted || another;
  },
});

export const describeNameFilter = (): FilterDescription<Params> => ({
  params: name,
  words: 'named {value}',
  example: 'Ember Wolf',
});
