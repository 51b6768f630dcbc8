import { bearerOf } from './bearers.ts';
import { isTable } from './branches.ts';
import type { JsonSchema } from './json-schema.ts';
import type { Place } from './name-use.ts';
import type { Walker } from './programs.ts';

/** Targets are chosen in their order: each may speak of those before it, and is then known by its name. */
export function checkTargets(w: Walker, item: JsonSchema, list: readonly unknown[], at: Place): void {
  for (const [i, target] of list.entries()) {
    const path = [...at.path, i];
    w.walk(item, target, { ...at, path });
    if (!isTable(target) || typeof target.as !== 'string') continue;
    const { as, from } = target;
    // A second one of the same name would never be asked for.
    if (at.scope.has(as)) w.problem({ path: [...path, 'as'], message: `Another target is named "${as}" already.` });
    at.scope.give(as, bearerOf(from, at.scope, at.about));
  }
}
