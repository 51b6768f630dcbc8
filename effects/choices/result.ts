/** Parts of what answers mean as named results. */
import type { Result } from '../flow/frame.ts';
import type { Ref } from '../state/refs.ts';
import { total } from './reading.ts';

export function refsAt(refs: readonly Ref[], positions: readonly number[]): Ref[] {
  const found: Ref[] = [];
  for (const i of positions) {
    const ref = refs[i];
    if (ref) found.push(ref);
  }
  return found;
}

export const sharedResult = (refs: readonly Ref[], shares: readonly number[]): Result => ({
  refs,
  amount: total(shares),
  shares,
});
