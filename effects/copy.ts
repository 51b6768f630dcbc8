// Copies of records that gain keys. `{ ...record, key: value }` is fine where the record has the key already. Where it
// may be new, V8 (at least up to Node 20) gives every object made like that a hidden class of its own: making it is
// slow, and so is all code that meets such objects from then on.

/** A record that is being put together: keys that may be absent are set on it one by one, in one order. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** `{ ...record, ...changes }`, for changes that may bring new keys. */
export const withKeys = <T extends object, C extends object>(record: T, changes: C): T & C =>
  Object.assign({}, record, changes);

/** A copy of a table in which one entry is again what it was, or is not there. */
export const restored = <T>(table: Readonly<Record<string, T>>, key: string, value: T | undefined) =>
  value === undefined ? withoutEntry(table, key) : withEntry(table, key, value);

function withoutEntry<T>(table: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  const { [key]: _, ...rest } = table;
  return rest;
}

/** A copy of a table with one entry set. */
export function withEntry<T>(table: Readonly<Record<string, T>>, key: string, value: T): Readonly<Record<string, T>> {
  const copy: Record<string, T> = Object.assign({}, table);
  copy[key] = value;
  return copy;
}
