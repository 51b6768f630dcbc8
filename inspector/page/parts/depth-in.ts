import type { StepRecord } from '../../protocol/messages.ts';

/** How many answers led to a step: the number that people know it by. */
export function depthIn(steps: readonly Pick<StepRecord, 'parent'>[], step: number): number {
  let depth = 0;
  for (let at = steps[step]?.parent ?? null; at !== null; at = steps[at]?.parent ?? null) depth += 1;
  return depth;
}
