import { drawNumbers, startRandom } from '../effects/state/random.ts';

/** Whole numbers from 0 to `n` - 1 from a seed, for bots: apart from the match's own generator. */
export function seeded(seed: number): (n: number) => number {
  let random = startRandom(seed);
  return (n) => {
    const [[value = 0], after] = drawNumbers(random, 'bot', 'bot', [n]);
    random = after;
    return value;
  };
}
