import { face } from '../effective/face.ts';
import { reason } from '../reason.ts';
import { name } from '../schema.ts';
import { defineFilter, type FilterDescription } from './filter.ts';

/** It has this tag: a tribe, a clan, a class. */
export type Params = string;

export const tagFilter = defineFilter<Params>({
  test: (tag) => {
    const without = reason('condition-false', `not ${tag}`);
    return (env, ref) => face(env, ref)?.tags.includes(tag) || without;
  },
});

export const describeTagFilter = (): FilterDescription<Params> => ({
  params: name,
  place: 'before',
  words: '{value}',
  example: 'beast',
});
