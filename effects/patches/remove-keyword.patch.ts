import { name, paramsOf } from '../schema.ts';
import { definePatch } from './patch.ts';

/** Takes a keyword away, printed or granted. */
export interface Params {
  /** Name of the keyword. */
  readonly keyword: string;
}

export const removeKeywordPatch = definePatch<Params>({
  name: 'removeKeyword',
  params: paramsOf<Params>()({ keyword: name }),
  layer: 'ability',
  patch: (_, card, p) => {
    delete card.keywords[p.keyword];
  },
  words: 'no {keyword}',
  example: { keyword: 'guard' },
});
