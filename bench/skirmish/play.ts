// The harness: plays one random game, the same one for every implementation that follows the rules.

import type { CardName, Result, Skirmish } from './game.ts';
import { DECK, FOLD_START, fold, listed } from './game.ts';

/** Returns an integer from 0 to `limit` - 1, each as likely. */
export type Random = (limit: number) => number;

export interface Played {
  /** Answers given. */
  readonly moves: number;
  /** For every move the count of options and the chosen index, at the end the digest, all folded from FOLD_START. */
  readonly checksum: number;
  readonly result: Result;
}

/** Plays a game with shuffled decks, choosing uniformly among the listed answers. */
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
  return { moves, checksum: fold(checksum, skirmish.digest(state)) >>> 0, result };
}

function mulberry32(seed: number): Random {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000) * limit);
  };
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
