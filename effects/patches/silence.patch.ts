import { paramsOf } from '../schema.ts';
import { definePatch } from './patch.ts';

/** Takes away all abilities and keywords that it has by then. */
export type Params = Readonly<Record<never, never>>;

export const silencePatch = definePatch<Params>({
  name: 'silence',
  params: paramsOf<Params>()({}),
  layer: 'ability',
  patch: (_, card) => {
    card.abilities = [];
    card.keywords = {};
  },
  words: 'no abilities',
  example: {},
});
