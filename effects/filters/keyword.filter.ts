import { face } from '../effective/face.ts';
import { reason } from '../reason.ts';
import { name } from '../schema.ts';
import { defineFilter, type FilterDescription } from './filter.ts';

/** It has this keyword, printed or granted. */
export type Params = string;

export const keywordFilter = defineFilter<Params>({
  test: (keyword) => {
    const without = reason('condition-false', `without ${keyword}`);
    return (env, ref) => face(env, ref)?.keywords[keyword] !== undefined || without;
  },
});

export const describeKeywordFilter = (): FilterDescription<Params> => ({
  params: name,
  words: 'with {value}',
  example: 'guard',
});
