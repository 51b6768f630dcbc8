import type { Book } from '../book.ts';
import type { GameObject } from '../state/state.ts';
import type { EffectiveCard } from './card.ts';

/** The printed card of an object. */
export function printedOf(book: Book, object: GameObject): EffectiveCard {
  const card = book.cards.get(object.card);
  if (!card) throw new Error(`The book has no card "${object.card}".`);
  return card.printed;
}
