import type { StepRecord } from '../../protocol/messages.ts';

/** The steps from the root to one of them, which is the last. */
export function wayTo(steps: readonly StepRecord[], id: number): readonly StepRecord[] {
  const way: StepRecord[] = [];
  for (let at = steps[id]; at; at = at.parent === null ? undefined : steps[at.parent]) way.push(at);
  return way.reverse();
}

/**
 * The branch that is looked at: the way to where the match stands, as long as the step that is looked at lies on it, else
 * the way to that step.
 */
export function branchOf(
  steps: readonly StepRecord[],
  { stands, step }: { readonly stands: number; readonly step: number | null },
): readonly StepRecord[] {
  const way = wayTo(steps, stands);
  return step === null || !steps[step] || way.some(({ id }) => id === step) ? way : wayTo(steps, step);
}
