import { face } from '../effective/face.ts';
import { reason } from '../reason.ts';
import { name } from '../schema.ts';
import { defineFilter } from './filter.ts';

/** Its name is this one. */
export type Params = string;

export const nameFilter = defineFilter<Params>({
  name: 'name',
  params: name,
  test: (wanted) => {
    const another = reason('condition-false', `not named ${wanted}`);
    return (env, ref) => face(env, ref)?.name === wanted || another;
  },
  words: 'named {value}',
  example: 'Ember Wolf',
});
