import type { Book } from '../../effects/book.ts';
import type { MatchSetup } from '../../effects/state/begin.ts';
import type { Draw } from '../invariants/invariant.ts';
import type { Seen } from './seen.ts';

const NAMES = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay', 'gus', 'hal'] as const;
/** Cards of a deck. */
const LEAST = 12;
const MOST = 30;
/** How often a card is drawn again that has been in play already. */
const AGAIN = 3;
const COPIES = 3;
/** One of so many decks is of few cards in many copies: so what they do together happens often. */
const NARROW = 3;
const FEWEST = 2;
const FEW = 6;
const SEEDS = 1_000_000_000;

/** A match of random decks, of any cards that are no tokens, each in some copies; rather of those not seen so far. */
export function dealt({ ruleset, cards }: Book, seen: Seen, draw: Draw): MatchSetup {
  const { min, max } = ruleset.players;
  const pool = [...cards.values()].filter(({ data }) => !data.token).map(({ data }) => data.id);
  const seats = min + draw(Math.max(1, Math.min(max, NAMES.length) - min + 1));
  const players = Array.from({ length: seats }, (_, seat) => ({
    name: NAMES[seat] ?? `player${seat + 1}`,
    deck: pool.length > 0 ? deckOf(pool, seen, draw) : [],
  }));
  return { players, seed: draw(SEEDS), first: draw(seats) };
}

function deckOf(all: readonly string[], seen: Seen, draw: Draw): readonly string[] {
  const few = (): string[] =>
    Array.from({ length: FEWEST + draw(FEW - FEWEST + 1) }, () => all[draw(all.length)] ?? '');
  const pool = draw(NARROW) === 0 ? few() : all;
  const size = LEAST + draw(MOST - LEAST + 1);
  const deck: string[] = [];
  while (deck.length < size) {
    let card = pool[draw(pool.length)] ?? '';
    for (let k = 0; k < AGAIN && !seen.isNew(card); k++) card = pool[draw(pool.length)] ?? '';
    for (let copies = 1 + draw(COPIES); copies > 0; copies--) deck.push(card);
  }
  return deck.slice(0, size);
}
