import type { Step } from './chronicle.ts';

/** The steps from the beginning to one of them, that one last. */
export function wayTo(step: Step): readonly Step[] {
  const way: Step[] = [];
  for (let at: Step | null = step; at; at = at.parent) way.push(at);
  return way.reverse();
}

/** The latest step that lies on both ways. */
export function forkOf(a: Step, b: Step): Step | null {
  const ids = new Set(wayTo(a).map(({ id }) => id));
  return wayTo(b).findLast(({ id }) => ids.has(id)) ?? null;
}
