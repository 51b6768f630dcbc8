import { listOf, name, paramsOf } from '../schema.ts';
import { wordRef } from '../state/refs.ts';
import { defineSelector, type SelectorDescription } from './selector.ts';

/** Words to choose from: types, colours, names that a card asks for. */
export interface Params {
  /** The words. */
  readonly of: readonly string[];
}

export const wordsSelector = defineSelector<Params>({
  select: (p) => {
    const words = p.of.map(wordRef);
    return () => words;
  },
});

export const describeWordsSelector = (): SelectorDescription<Params> => ({
  params: paramsOf<Params>()({ of: listOf<string>(name, { minItems: 1 }) }),
  words: 'the words {of:or}',
  example: { of: ['unit', 'spell'] },
});
