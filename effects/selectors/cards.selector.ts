import type { Filter } from '../language.ts';
import { filter, Optional, paramsOf } from '../schema.ts';
import type { Ref } from '../state/refs.ts';
import { defineSelector, type SelectorDescription } from './selector.ts';

/** Cards of the book, not objects: to name one, or to make one. In the order of their ids. */
export interface Params {
  /** What the cards must be like. */
  readonly where?: Filter;
}

export const cardsSelector = defineSelector<Params>({
  select: (p, lang) => {
    const where = lang.where(p.where);
    return (env) =>
      [...env.book.cards.keys()].map((card): Ref => ({ kind: 'card', card })).filter((ref) => where(env, ref));
  },
});

export const describeCardsSelector = (): SelectorDescription<Params> => ({
  params: paramsOf<Params>()({ where: Optional(filter) }),
  words: 'every [{where:card}/card] of the game',
  example: { where: { type: 'unit' } },
});
