import { face } from '../effective/face.ts';
import { reason } from '../reason.ts';
import { name } from '../schema.ts';
import { defineFilter } from './filter.ts';

/** Its name is this one. */
export type Params = string;

export const nameFilter = defineFilter<Params>({
  name: 'name',
  params: name,
  test: (env, ref, wanted) => face(env, ref)?.name === wanted || reason('condition-false', `not named ${wanted}`),
  words: 'named {value}',
  example: 'Ember Wolf',
});
