import { face } from '../effective/face.ts';
import { reason } from '../reason.ts';
import { name } from '../schema.ts';
import { defineFilter } from './filter.ts';

/** It has this keyword, printed or granted. */
export type Params = string;

export const keywordFilter = defineFilter<Params>({
  name: 'keyword',
  params: name,
  test: (env, ref, keyword) =>
    face(env, ref)?.keywords[keyword] !== undefined || reason('condition-false', `without ${keyword}`),
  words: 'with {value}',
  example: 'guard',
});
