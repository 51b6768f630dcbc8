import { face } from '../effective/face.ts';
import { reason } from '../reason.ts';
import { name } from '../schema.ts';
import { defineFilter } from './filter.ts';

/** It has this tag: a tribe, a clan, a class. */
export type Params = string;

export const tagFilter = defineFilter<Params>({
  name: 'tag',
  params: name,
  test: (tag) => {
    const without = reason('condition-false', `not ${tag}`);
    return (env, ref) => face(env, ref)?.tags.includes(tag) || without;
  },
  words: '{value}',
  place: 'before',
  example: 'beast',
});
