import { bearerOf } from './bearers.ts';
import { isTable } from './branches.ts';
import { type JsonSchema, refName } from './json-schema.ts';
import type { Place } from './name-use.ts';
import type { Walker } from './programs.ts';

/** Lists of what is picked before anything is done. */
const PICKS: readonly (string | undefined)[] = ['amountSpec', 'targetSpec'];

export const isPick = (item: JsonSchema): boolean => PICKS.includes(refName(item));

/** Amounts and targets are picked in their order: each may speak of those before it, and is then known by its name. */
export function checkPicks(w: Walker, item: JsonSchema, list: readonly unknown[], at: Place): void {
  for (const [i, pick] of list.entries()) {
    const path = [...at.path, i];
    w.walk(item, pick, { ...at, path });
    if (!isTable(pick) || typeof pick.as !== 'string') continue;
    const { as, from } = pick;
    // A second one of the same name would never be asked for.
    if (at.scope.has(as)) w.problem({ path: [...path, 'as'], message: `Something else is named "${as}" already.` });
    at.scope.give(as, bearerOf(from, at.scope, at.about));
  }
}
