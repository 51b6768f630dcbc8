import type { Path } from '../../cards/tools/problem.ts';
import type { Table } from '../../cards/tools/schema/branches.ts';

/** One thing that is other on a card. */
export interface Change {
  /** What is other, after "nothing fails": `without "owner: you" of abilities.0.on`. */
  readonly words: string;
  readonly path: Path;
  /** What is there instead; left out: it is taken away. */
  readonly to?: unknown;
}

/** Takes away what is at a path. */
export const without = (words: string, path: Path): Change => ({ words: `without ${words}`, path });

/** Takes away an entry of a table. */
export const withoutKey = (table: Table, key: string, path: Path): Change =>
  without(`"${key}: ${inShort(table[key])}" of ${placeWords(path)}`, [...path, key]);

/** Puts something else in the place of an entry of a table. */
export const withKey = (key: string, to: unknown, path: Path): Change => ({
  words: `with "${key}: ${inShort(to)}" in ${placeWords(path)}`,
  path: [...path, key],
  to,
});

export const placeWords = (path: Path): string => path.join('.') || 'the card';

/** Data in a few words. */
function inShort(value: unknown): string {
  const whole = typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '').replace(/[:,]/g, '$& ');
  return whole.length > 60 ? `${whole.slice(0, 59)}…` : whole;
}

/** The same data with a change. */
export function changed<D>(data: D, { path, to }: Change): D {
  return at(data, path, to) as D;
}

function at(data: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(data)) {
    if (rest.length === 0 && to === undefined) return data.toSpliced(Number(key), 1);
    return data.with(Number(key), at(data[Number(key)], rest, to));
  }
  const { [key]: old, ...others } = data as Table;
  if (rest.length === 0 && to === undefined) return others;
  return { ...(data as Table), [key]: at(old, rest, to) };
}
