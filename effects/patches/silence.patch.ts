import { paramsOf } from '../schema.ts';
import { definePatch, type PatchDescription } from './patch.ts';

/** Takes away all abilities and keywords that it has by then. */
export type Params = Readonly<Record<never, never>>;

export const silencePatch = definePatch<Params>({
  layer: 'ability',
  patch: (_, card) => {
    card.abilities = [];
    card.keywords = {};
  },
});

export const describeSilencePatch = (): PatchDescription<Params> => ({
  params: paramsOf<Params>()({}),
  words: 'no abilities',
  example: {},
});
