import { name, paramsOf } from '../schema.ts';
import { definePatch } from './patch.ts';

/** Gives it another name. */
export interface Params {
  /** The name. */
  readonly name: string;
}

export const renamePatch = definePatch<Params>({
  name: 'rename',
  params: paramsOf<Params>()({ name }),
  layer: 'text',
  patch: (_, card, p) => {
    card.name = p.name;
  },
  words: 'the name {name}',
  example: { name: 'Stranger' },
});
