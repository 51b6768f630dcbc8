import { face } from '../effective/face.ts';
import { reason } from '../reason.ts';
import { name } from '../schema.ts';
import { defineFilter, type FilterDescription } from './filter.ts';

/** It has this type. */
export type Params = string;

export const typeFilter = defineFilter<Params>({
  test: (type) => {
    const another = reason('condition-false', `not a ${type}`);
    return (env, ref) => face(env, ref)?.types.includes(type) || another;
  },
});

export const describeTypeFilter = (): FilterDescription<Params> => ({
  params: name,
  place: 'noun',
  words: '{value}',
  example: 'unit',
});
