import type { Book } from '../../effects/book.ts';
import type { DeckData } from '../../effects/card-data.ts';
import { cardId } from '../../effects/state/ids.ts';
import { deckSize } from './decks.ts';

/** What a deck consists of, for people who build one. */
export interface DeckCurve {
  readonly size: number;
  /** How many different cards. */
  readonly distinct: number;
  /** Cards by what they cost, from the cheapest up; cards without that stat are left out. */
  readonly byCost: readonly { readonly cost: number; readonly count: number }[];
  /** Mean cost of the cards that have one; 0 if none has. */
  readonly meanCost: number;
  /** Cards by type; a card of two types counts for both. */
  readonly byType: Readonly<Record<string, number>>;
}

/**
 * Counts of a deck whose cards the book has.
 * @param stat which number of a card is its cost
 */
export function deckCurve(book: Book, deck: DeckData, stat = 'cost'): DeckCurve {
  const costs = new Map<number, number>();
  const types = new Map<string, number>();
  for (const [id, count] of Object.entries(deck.cards)) {
    const card = book.cards.get(cardId(id))?.data;
    const cost = card?.stats?.[stat];
    if (cost !== undefined) costs.set(cost, (costs.get(cost) ?? 0) + count);
    for (const type of card?.types ?? []) types.set(type, (types.get(type) ?? 0) + count);
  }
  const byCost = [...costs].sort(([a], [b]) => a - b).map(([cost, count]) => ({ cost, count }));
  const priced = byCost.reduce((sum, { count }) => sum + count, 0);
  const total = byCost.reduce((sum, { cost, count }) => sum + cost * count, 0);
  return {
    size: deckSize(deck),
    distinct: Object.keys(deck.cards).length,
    byCost,
    meanCost: priced === 0 ? 0 : total / priced,
    byType: Object.fromEntries(types),
  };
}
