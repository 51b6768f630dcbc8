import { face } from '../effective/face.ts';
import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { selector } from '../schema.ts';
import { defineFilter, type FilterDescription } from './filter.ts';

/** It has the name of something that this selects: of a card that was named. */
export type Params = Selector;

export const namedAsFilter = defineFilter<Params>({
  test: (of, lang) => {
    const find = lang.selector(of);
    const another = reason('condition-false', 'it has another name');
    return (env, ref) => {
      const name = face(env, ref)?.name;
      // What lies face down has an empty name, which is none.
      return (Boolean(name) && find(env).some((one) => face(env, one)?.name === name)) || another;
    };
  },
});

export const describeNamedAsFilter = (): FilterDescription<Params> => ({
  params: selector,
  words: 'with the name of {value:closed}',
  example: 'it',
});
