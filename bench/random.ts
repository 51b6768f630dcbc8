/** Returns an integer from 0 to `limit` - 1, each as likely. */
export type Random = (limit: number) => number;

/** Small and fast: what is measured is not the choosing. */
export function mulberry32(seed: number): Random {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000) * limit);
  };
}
