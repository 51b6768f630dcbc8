// Times an implementation. For a fair number give each implementation a process of its own: the harness is shared
// code and runs slower once it has seen the states of two.

import type { Skirmish } from './game.ts';
import { FOLD_START, fold } from './game.ts';
import { play } from './play.ts';

export interface Timing {
  /** Answers in one pass through the games. */
  readonly moves: number;
  /** Answers a second in the fastest part. */
  readonly perSecond: number;
  /** The checksums of all games, folded from FOLD_START. */
  readonly checksum: number;
}

/** Milliseconds of one timed part. */
const PART = 100;

/**
 * Plays `games` games, with the seeds `seed`, `seed` + 1, … That gives the checksum and warms up. Then it goes on
 * with them in parts for so many seconds. The fastest part counts: other work on the machine only ever adds time.
 */
export function run<S>(skirmish: Skirmish<S>, games: number, seconds: number, seed = 1): Timing {
  let checksum = FOLD_START;
  let moves = 0;
  for (let game = 0; game < games; game++) {
    const played = play(skirmish, seed + game);
    checksum = fold(checksum, played.checksum);
    moves += played.moves;
  }
  let perSecond = 0;
  let game = 0;
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const begun = performance.now();
    let answers = 0;
    while (performance.now() - begun < PART) answers += play(skirmish, seed + (game++ % games)).moves;
    perSecond = Math.max(perSecond, (answers / (performance.now() - begun)) * 1000);
  }
  return { moves, perSecond, checksum: checksum >>> 0 };
}
