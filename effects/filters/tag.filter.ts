import { face } from '../effective/face.ts';
import { reason } from '../reason.ts';
import { name } from '../schema.ts';
import { defineFilter } from './filter.ts';

/** It has this tag: a tribe, a clan, a class. */
export type Params = string;

export const tagFilter = defineFilter<Params>({
  name: 'tag',
  params: name,
  test: (env, ref, tag) => face(env, ref)?.tags.includes(tag) || reason('condition-false', `not ${tag}`),
  words: '{value}',
  example: 'beast',
});
