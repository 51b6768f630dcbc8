import type { Book } from '../book.ts';
import { cardId } from '../state/ids.ts';
import type { GameObject } from '../state/state.ts';
import type { EffectiveCard } from './card.ts';

const NOTHING: readonly never[] = [];

/** What a face-down object is to the rules, whatever lies under it: it has no name, no numbers and does nothing. */
export const FACE_DOWN: EffectiveCard = {
  card: cardId(''),
  name: '',
  types: NOTHING,
  tags: NOTHING,
  stats: {},
  keywords: {},
  abilities: NOTHING,
  forbidden: NOTHING,
};

/** The printed card of an object, also of one that lies face down: what is seen by those who may look under it. */
export function printedOf(book: Book, object: GameObject): EffectiveCard {
  const card = book.cards.get(object.card);
  if (!card) throw new Error(`The book has no card "${object.card}".`);
  return card.printed;
}
