import { drawNumbers, startRandom } from '../state/random.ts';
import type { Draw } from './sample.ts';

/** Numbers from a seed, for bots and tools: apart from any match's own generator. */
export function seeded(seed: number): Draw {
  let random = startRandom(seed);
  return (n) => {
    const [[value = 0], after] = drawNumbers(random, 'bot', 'bot', [n]);
    random = after;
    return value;
  };
}
