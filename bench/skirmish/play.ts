// The harness: plays one random game, the same one for every implementation that follows the rules.

import { FOLD_START, fold } from '../checksum.ts';
import { mulberry32, type Random } from '../random.ts';
import type { Played } from '../run.ts';
import type { CardName, Skirmish } from './game.ts';
import { DECK, listed } from './game.ts';

/**
 * Plays a game with shuffled decks, choosing uniformly among the listed answers. The checksum is folded of the count of
 * options and the chosen index of every move, and at the end of the digest.
 */
export function play<S>(skirmish: Skirmish<S>, seed: number): Played {
  const random = mulberry32(seed);
  let state = skirmish.start([shuffled(DECK, random), shuffled(DECK, random)]);
  let result = skirmish.over(state);
  let checksum = FOLD_START;
  let moves = 0;
  while (result === null) {
    const count = skirmish.count(state);
    const index = random(count);
    checksum = fold(fold(checksum, count), index);
    state = skirmish.answer(state, index);
    result = skirmish.over(state);
    moves++;
  }
  return { moves, checksum: fold(checksum, skirmish.digest(state)) >>> 0 };
}

/** Fisher-Yates from the last card down. */
function shuffled(cards: readonly CardName[], random: Random): CardName[] {
  const deck = cards.slice();
  for (let i = deck.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [deck[i], deck[j]] = [listed(deck, j), listed(deck, i)];
  }
  return deck;
}
