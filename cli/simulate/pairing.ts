import type { NamedBot } from '../bots.ts';
import type { Deck } from '../game/game.ts';

/** A bot with its deck. */
export interface Contestant {
  readonly deck: Deck;
  readonly bot: NamedBot;
}

/**
 * Who sits where, game by game and without end: each table of decks in turn, every deck at every seat, and with every bot
 * where the bots are different, before the next table.
 */
export function* pairings(
  tables: () => Iterable<readonly Deck[]>,
  bots: readonly NamedBot[],
): Generator<readonly Contestant[]> {
  const ways = new Set(bots.map(({ name }) => name)).size === 1 ? 1 : bots.length;
  for (;;)
    for (const decks of tables())
      for (let k = 0; k < decks.length; k++)
        for (let way = 0; way < ways; way++)
          yield decks.map((_, seat) => ({
            deck: decks[(seat + k) % decks.length] as Deck,
            bot: bots[(seat + way) % bots.length] as NamedBot,
          }));
}

/** All choices of so many decks, in order; where there are too few, each table is all of them, again and again. */
export function* tablesOf(decks: readonly Deck[], seats: number): Generator<readonly Deck[]> {
  if (decks.length < seats) yield Array.from({ length: seats }, (_, i) => decks[i % decks.length] as Deck);
  else yield* choices(decks, seats);
}

function* choices(decks: readonly Deck[], seats: number): Generator<readonly Deck[]> {
  if (seats === 0) yield [];
  else
    for (const [i, deck] of decks.entries())
      for (const rest of choices(decks.slice(i + 1), seats - 1)) yield [deck, ...rest];
}
