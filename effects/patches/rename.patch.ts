import { name, paramsOf } from '../schema.ts';
import { definePatch, type PatchDescription } from './patch.ts';

/** Gives it another name. */
export interface Params {
  /** The name. */
  readonly name: string;
}

export const renamePatch = definePatch<Params>({
  layer: 'text',
  patch: (_, card, p) => {
    card.name = p.name;
  },
});

export const describeRenamePatch = (): PatchDescription<Params> => ({
  params: paramsOf<Params>()({ name }),
  words: 'the name {name}',
  example: { name: 'Stranger' },
});
