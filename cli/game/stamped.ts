import { isTable } from '../../cards/tools/schema/branches.ts';
import { UserError } from '../errors.ts';
import { SHIPPED } from './source.ts';

/**
 * The game that a save or a replay says it was made with; `null` where it says nothing.
 * @throws {UserError} if it is none of the shipped ones
 */
export function stampedGame(file: string, data: unknown): string | null {
  const stamp = isTable(data) ? data.ruleset : undefined;
  const name = isTable(stamp) ? stamp.name : undefined;
  if (typeof name !== 'string') return null;
  if (Object.hasOwn(SHIPPED, name)) return name;
  throw new UserError(`${file} was played by "${name.slice(0, 64)}": give that game's folder with --ruleset`);
}
