import type { EffectiveCard } from '../effective/card.ts';
import { face } from '../effective/face.ts';
import type { Selector } from '../language.ts';
import { oneOf, paramsOf, selector } from '../schema.ts';
import { type AmountDescription, defineAmount } from './amount.ts';

/** How many different names, types, tags or keywords there are among a selection. */
export interface Params {
  /** What is looked at. */
  readonly of: Selector;
  /** What is told apart. */
  readonly by: 'name' | 'type' | 'tag' | 'keyword';
}

const READ: { readonly [K in Params['by']]: (card: EffectiveCard) => readonly string[] } = {
  name: (card) => (card.name === '' ? [] : [card.name]),
  type: (card) => card.types,
  tag: (card) => card.tags,
  keyword: (card) => Object.keys(card.keywords),
};

export const kindsAmount = defineAmount<Params>({
  count: (p, lang) => {
    const of = lang.selector(p.of);
    const read = READ[p.by];
    return (env) =>
      new Set(
        of(env).flatMap((ref) => {
          const card = face(env, ref);
          return card ? read(card) : [];
        }),
      ).size;
  },
  // Faces decide, also where all can work out what is selected.
  open: (env, p) => env.book.lang.open(env, p.of) && env.book.lang.facesOpen(env, p.of),
});

export const describeKindsAmount = (): AmountDescription<Params> => ({
  params: paramsOf<Params>()({ of: selector, by: oneOf('name', 'type', 'tag', 'keyword') }),
  words: 'how many different {by} there are among {of:closed}',
  example: { of: { select: 'objects', in: ['board'], of: 'you' }, by: 'tag' },
});
