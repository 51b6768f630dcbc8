// Times an implementation. For a fair number give each implementation a process of its own: the harness is shared
// code and runs slower once it has seen the states of two.

import { FOLD_START, fold } from './checksum.ts';

/** One game. */
export interface Played {
  /** Answers given. */
  readonly moves: number;
  /** Of all that was asked, answered and came of it: equal for whoever has played the same. */
  readonly checksum: number;
}

/** How long is measured. */
export interface Effort {
  /** With how many games: a pass through them comes first, and gives the checksum. */
  readonly games: number;
  /** Seconds to warm up in at least, that pass included. */
  readonly warmUp: number;
  /** Seconds of measuring after that. */
  readonly seconds: number;
  /** Answers in one timed part at least: those of a few games are not all as dear. */
  readonly part: number;
}

export interface Timing {
  /** Answers in one pass through the games. */
  readonly moves: number;
  /** Answers a second in the fastest part. */
  readonly perSecond: number;
  /** The checksums of all games, folded from FOLD_START. */
  readonly checksum: number;
}

/** Milliseconds of one timed part at least. */
const PART = 100;

/** Does what promises have put off. Games are played in one go; a live match waits for its end to be published. */
const breathe = (): Promise<void> => Promise.resolve();

/**
 * Plays games with the seeds `seed`, `seed` + 1, …, first to warm up, then in parts for so many seconds. The fastest
 * part counts: other work on the machine only ever adds time.
 */
export async function run(play: (seed: number) => Played, effort: Effort, seed = 1): Promise<Timing> {
  const { games, warmUp, seconds, part } = effort;
  const warm = performance.now() + warmUp * 1000;
  let checksum = FOLD_START;
  let moves = 0;
  for (let game = 0; game < games; game++) {
    const played = play(seed + game);
    checksum = fold(checksum, played.checksum);
    moves += played.moves;
    await breathe();
  }
  let game = 0;
  for (; performance.now() < warm; await breathe()) play(seed + (game++ % games));
  let perSecond = 0;
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await breathe()) {
    const begun = performance.now();
    let answers = 0;
    while (answers < part || performance.now() - begun < PART) answers += play(seed + (game++ % games)).moves;
    perSecond = Math.max(perSecond, (answers / (performance.now() - begun)) * 1000);
  }
  return { moves, perSecond, checksum: checksum >>> 0 };
}
