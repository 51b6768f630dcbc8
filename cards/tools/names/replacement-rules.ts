import { EVENTS } from '../../../effects/events/registry.gen.ts';
import { TRIGGERS } from '../../../effects/triggers/registry.gen.ts';
import type { Path, Problem } from '../problem.ts';
import { isTable } from '../schema/branches.ts';

/** Why what a replacement is about cannot be replaced. */
export function fixedProblem(replacement: unknown, path: Path): Problem | undefined {
  const of = isTable(replacement) ? replacement.of : undefined;
  const on = isTable(of) ? of.on : undefined;
  if (typeof on !== 'string' || !Object.hasOwn(TRIGGERS, on)) return undefined;
  const { events } = TRIGGERS[on as keyof typeof TRIGGERS];
  if (events.some((type) => !('fixed' in EVENTS[type]))) return undefined;
  return {
    path: [...path, 'of', 'on'],
    message: `"${on}" cannot be replaced: it is how the match itself goes on.`,
    expected: `an ability with \`on: ${on}\` for what is to be done then`,
  };
}
