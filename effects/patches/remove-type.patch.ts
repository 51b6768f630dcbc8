import { name, Optional, paramsOf } from '../schema.ts';
import { definePatch, type PatchDescription } from './patch.ts';

/** Takes a type or a tag away from it. */
export interface Params {
  /** The type. */
  readonly type?: string;
  /** The tag. */
  readonly tag?: string;
}

const less = (list: readonly string[], gone: string | undefined): readonly string[] =>
  gone === undefined || !list.includes(gone) ? list : list.filter((one) => one !== gone);

export const removeTypePatch = definePatch<Params>({
  layer: 'type',
  patch: (_, card, p) => {
    card.types = less(card.types, p.type);
    card.tags = less(card.tags, p.tag);
  },
});

export const describeRemoveTypePatch = (): PatchDescription<Params> => ({
  params: paramsOf<Params>()({ type: Optional(name), tag: Optional(name) }),
  words: '[no type {type} and no tag {tag}/no type {type}/no tag {tag}/no type less]',
  example: { tag: 'beast' },
});
