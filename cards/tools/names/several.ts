import type { Ruleset } from '../../../effects/ruleset.ts';
import type { Problem } from '../problem.ts';
import { isTable } from '../schema/branches.ts';
import type { Place } from './name-use.ts';

/** The words for players that can be several, with how many must play for that. */
const SEVERAL: ReadonlyMap<unknown, number> = new Map([
  ['opponents', 3],
  ['everyone', 2],
  ['seats', 2],
  ['all', 2],
]);

/** A warning where one player is asked for and several may be meant: nobody is asked which, and it is the first of them. */
export function severalProblem(value: unknown, param: string, { players }: Ruleset, at: Place): Problem | undefined {
  const all = isTable(value) && value.select === 'players' && value.where === undefined ? value.who : value;
  const needed = SEVERAL.get(all);
  if (needed === undefined || players.max < needed) return undefined;
  return {
    path: [...at.path, param],
    level: 'warning',
    message: `"${param}" is one player, and "${String(all)}" can be several: it would be the first of them in turn order.`,
    expected: 'one of them, such as what a `choose` before it came to',
  };
}
