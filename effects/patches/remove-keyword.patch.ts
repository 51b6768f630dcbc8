import { name, paramsOf } from '../schema.ts';
import { definePatch, type PatchDescription } from './patch.ts';

/** Takes a keyword away, printed or granted. */
export interface Params {
  /** Name of the keyword. */
  readonly keyword: string;
}

export const removeKeywordPatch = definePatch<Params>({
  layer: 'ability',
  patch: (_, card, p) => {
    delete card.keywords[p.keyword];
  },
});

export const describeRemoveKeywordPatch = (): PatchDescription<Params> => ({
  params: paramsOf<Params>()({ keyword: name }),
  words: 'no {keyword}',
  example: { keyword: 'guard' },
});
