import type { Path } from '../../cards/tools/problem.ts';
import { isTable, type Table } from '../../cards/tools/schema/branches.ts';
import { type Change, placeWords } from './changes.ts';
import type { Spot } from './spots.ts';

/** Where something is picked: one fewer, and one more, may be. */
export function widerPicks({ is, value, path }: Spot<Table>): readonly Change[] {
  if (is === 'targetSpec') return wider(value, literal(value.min ?? 1), 'min', path);
  if (is === 'effect.choose') return wider(value, literal(value.max ?? 1), 'max', path);
  return is === 'playData' && isTable(value.pick) ? wider(value.pick, 1, 'min', [...path, 'pick']) : [];
}

const literal = (amount: unknown): number | undefined => (typeof amount === 'number' ? amount : undefined);

/** @param first the bound that the other one follows where it is left out, and what it is */
function wider(table: Table, given: number | undefined, first: 'min' | 'max', path: Path): readonly Change[] {
  const min = literal(table.min ?? given);
  const max = literal(table.max ?? (first === 'min' && given !== undefined ? Math.max(given, 1) : given));
  const range = { ...table, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  const change = (bound: 'min' | 'max', to: number): Change => ({
    words: `with "${bound}: ${to}" in ${placeWords(path)}`,
    path,
    to: { ...range, [bound]: to },
  });
  return [
    ...(min !== undefined && min > 0 ? [change('min', min - 1)] : []),
    ...(max === undefined ? [] : [change('max', max + 1)]),
  ];
}
