import { hashOf } from '../effects/hash.ts';
import type { MatchState } from '../effects/state/state.ts';
import type { Draw } from './invariants/invariant.ts';

/** A small seeded generator, apart from the engine's own (mulberry32). */
export function drawFrom(seed: number): Draw {
  let a = seed | 0;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
}

/** Draws that depend on a state alone: what they find in it once, they find whenever it comes again. */
export const drawAt = (state: MatchState): Draw => drawFrom(Number.parseInt(hashOf(state).slice(0, 6), 36));
