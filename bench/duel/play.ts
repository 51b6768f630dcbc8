// Plays duel at random, the same way on every driver.

import { duelBook, duelDecks } from '../../cards/duel/index.ts';
import { openRequests } from '../../effects/rules/open-requests.ts';
import { FOLD_START, fold } from '../checksum.ts';
import { type Driver, seated } from '../drivers/driver.ts';
import { mulberry32, type Random } from '../random.ts';
import type { Played } from '../run.ts';

const decks = Object.values(duelDecks());

/** All pairs of decks in turn. */
function begin<M>(driver: Driver<M>, seed: number): M {
  const pair = [seed, Math.floor(seed / decks.length)].map((n) => decks[n % decks.length] ?? []);
  return driver.start(duelBook(), { seed, players: seated(pair) });
}

/** The first question that is open. */
function asked<M>(driver: Driver<M>, match: M) {
  const at = driver.position(match);
  return at.state.result ? undefined : openRequests(at)[0];
}

/** A match after so many random answers, or when it is over. */
export function playedFor<M>(driver: Driver<M>, seed: number, answers: number): M {
  const random = mulberry32(seed);
  let match = begin(driver, seed);
  for (let k = 0; k < answers; k++) {
    const open = asked(driver, match);
    if (!open) break;
    match = driver.answer(match, open, open.random(random));
  }
  return match;
}

/** Plays a whole match. The checksum is folded of all random numbers and their limits, and of who has won when. */
export function playDuel<M>(driver: Driver<M>, seed: number): Played {
  const random = mulberry32(seed);
  let checksum = FOLD_START;
  const draw: Random = (limit) => {
    const value = random(limit);
    checksum = fold(fold(checksum, limit), value);
    return value;
  };
  let moves = 0;
  let match = begin(driver, seed);
  for (let open = asked(driver, match); open; open = asked(driver, match)) {
    match = driver.answer(match, open, open.random(draw));
    moves++;
  }
  const { turn, result } = driver.position(match).state;
  driver.stop(match);
  checksum = fold(checksum, turn.number);
  for (const winner of result?.winners ?? []) checksum = fold(checksum, winner);
  return { moves, checksum: checksum >>> 0 };
}
