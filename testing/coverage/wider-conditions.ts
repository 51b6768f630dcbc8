import type { Path } from '../../cards/tools/problem.ts';
import { isTable, type Table } from '../../cards/tools/schema/branches.ts';
import { type Change, placeWords, withoutKey } from './changes.ts';
import type { Spot } from './spots.ts';

const ALWAYS = { test: 'all', of: [] };

/** What a condition asks for that something narrower asks for in turn: that is taken away instead of the whole. */
const ASKS: Readonly<Record<string, (condition: Table) => readonly string[]>> = {
  'condition.turn': (condition) => Object.keys(condition).filter((key) => key !== 'test'),
  'condition.exists': (condition) => ['min', 'max'].filter((key) => condition[key] !== undefined),
};

/** A condition that always holds, or holds in one case more. */
export function widerCondition({ is, value, path }: Spot<Table>): readonly Change[] {
  // The conditions and filters that these are made of are places of their own.
  if (is === 'condition.all' || is === 'condition.any') return [];
  if (is === 'condition.fits' && isTable(value.where) && Object.keys(value.where).length > 0) return [];
  const asked = ASKS[is]?.(value) ?? [];
  if (asked.length > 1) return asked.map((key) => withoutKey(value, key, path));
  return [{ words: `where ${placeWords(path)} (${value.test}) always holds`, path, to: ALWAYS }];
}

/** Fields that hold several bounds, each of which narrows by itself. */
const TABLES: readonly string[] = ['stats', 'facts', 'cell'];

/** A filter without one of its fields, or of their bounds. */
export function widerFilter({ value: filter, path }: Spot<Table>): readonly Change[] {
  return Object.entries(filter).flatMap(([field, value]) => {
    // The filters and the condition in these are places of their own.
    if (field === 'any' || field === 'if') return [];
    if (TABLES.includes(field) && isTable(value)) return widerTable(value, [...path, field]);
    return [withoutKey(filter, field, path)];
  });
}

const widerTable = (table: Table, path: Path): readonly Change[] =>
  Object.entries(table).flatMap(([name, value]) =>
    isTable(value)
      ? Object.keys(value).map((bound) => withoutKey(value, bound, [...path, name]))
      : [withoutKey(table, name, path)],
  );
