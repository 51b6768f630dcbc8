import { name, Optional, paramsOf } from '../schema.ts';
import { definePatch, type PatchDescription } from './patch.ts';

/** Makes it a type or gives it a tag in addition to what it is. */
export interface Params {
  /** The type. */
  readonly type?: string;
  /** The tag. */
  readonly tag?: string;
}

const plus = (list: readonly string[], more: string | undefined): readonly string[] =>
  more === undefined || list.includes(more) ? list : [...list, more];

export const addTypePatch = definePatch<Params>({
  layer: 'type',
  patch: (_, card, p) => {
    card.types = plus(card.types, p.type);
    card.tags = plus(card.tags, p.tag);
  },
});

export const describeAddTypePatch = (): PatchDescription<Params> => ({
  params: paramsOf<Params>()({ type: Optional(name), tag: Optional(name) }),
  words: '[the type {type} and the tag {tag}/the type {type}/the tag {tag}/no other type]',
  example: { tag: 'beast' },
});
