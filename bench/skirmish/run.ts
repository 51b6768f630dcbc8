// Times an implementation. For a fair number give each implementation a process of its own: the harness is shared
// code and runs slower once it has seen the states of two.

import type { Skirmish } from './game.ts';
import { FOLD_START, fold } from './game.ts';
import { play } from './play.ts';

export interface Timing {
  readonly moves: number;
  readonly seconds: number;
  /** The checksums of all games, folded from FOLD_START. */
  readonly checksum: number;
}

/** Plays `games` games with the seeds `seed`, `seed` + 1, …, after as many as `warmUp` of them untimed. */
export function run<S>(skirmish: Skirmish<S>, games: number, warmUp = 2000, seed = 1): Timing {
  for (let game = 0; game < warmUp; game++) play(skirmish, seed + game);

  let checksum = FOLD_START;
  let moves = 0;
  const begin = performance.now();
  for (let game = 0; game < games; game++) {
    const played = play(skirmish, seed + game);
    checksum = fold(checksum, played.checksum);
    moves += played.moves;
  }
  const seconds = (performance.now() - begin) / 1000;
  return { moves, seconds, checksum: checksum >>> 0 };
}
