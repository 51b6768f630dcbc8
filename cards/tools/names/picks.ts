import type { Path, Problem } from '../problem.ts';
import { isTable } from '../schema/branches.ts';
import { type JsonSchema, refName } from '../schema/json-schema.ts';
import { bearerOf } from './bearers.ts';
import type { Place } from './name-use.ts';
import type { Walker } from './programs.ts';
import { severalProblem } from './several.ts';

/** Lists of what is picked before anything is done. */
const PICKS: readonly (string | undefined)[] = ['amountSpec', 'targetSpec'];

export const isPick = (item: JsonSchema): boolean => PICKS.includes(refName(item));

/** Amounts and targets are picked in their order: each may speak of those before it, and is then known by its name. */
export function checkPicks(w: Walker, item: JsonSchema, list: readonly unknown[], at: Place): void {
  for (const [i, pick] of list.entries()) {
    const path = [...at.path, i];
    w.walk(item, pick, { ...at, path });
    if (!isTable(pick) || typeof pick.as !== 'string') continue;
    const { as, by, from } = pick;
    const several = severalProblem(by, 'by', w.words.ruleset, { ...at, path });
    if (several) w.problem(several);
    // A second one of the same name would never be asked for.
    if (at.scope.has(as)) w.problem({ path: [...path, 'as'], message: `Something else is named "${as}" already.` });
    const use = at.scope.give(as, bearerOf(from, at.scope, at.about));
    if (!at.scope.shared) w.picked([...path, 'as'], as, use);
  }
}

/** No more than a warning: that it is picked can be what other cards listen for. */
export const unusedPick = (path: Path, name: string): Problem => ({
  path,
  level: 'warning',
  message: `Nothing speaks of "${name}": it is picked for nothing.`,
  expected: 'an effect, a cost or a condition that names it',
});
