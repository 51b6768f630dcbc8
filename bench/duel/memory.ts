import type { Driver } from '../drivers/driver.ts';
import { playedFor } from './play.ts';

/** How many matches are alive at once, and how many answers each has had. */
export interface Crowd {
  readonly matches: number;
  readonly answers: number;
}

/** The heap once all that nobody holds any more is gone. Of a process with `--expose-gc`. */
async function heap(): Promise<number> {
  if (!globalThis.gc) throw new Error('It takes a process with --expose-gc.');
  for (let k = 0; k < 3; k++) {
    // What was put off holds on to matches.
    await new Promise((done) => setImmediate(done));
    globalThis.gc();
  }
  return process.memoryUsage().heapUsed;
}

/** Bytes of heap for each of many matches that are alive at once; not those of the engine and the cards. */
export async function measureMemory<M>(driver: Driver<M>, { matches, answers }: Crowd): Promise<number> {
  // Made once for all matches, and what is compiled.
  for (let seed = 1; seed <= 100; seed++) driver.stop(playedFor(driver, seed, answers));
  const before = await heap();
  const alive = Array.from({ length: matches }, (_, i) => playedFor(driver, 1 + i, answers));
  const bytes = ((await heap()) - before) / matches;
  for (const match of alive) driver.stop(match);
  return bytes;
}
