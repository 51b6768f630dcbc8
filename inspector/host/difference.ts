import type { Difference } from '../protocol/difference.ts';

/** Longer values are cut: a difference is read by people. */
const MOST_TEXT = 400;

type Plain = Readonly<Record<string, unknown>> | readonly unknown[];

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** How places and values are called. */
export interface Words {
  /** Of a place, by the keys to it; `undefined`: as its key. */
  readonly place: (path: readonly string[], value: unknown) => string | undefined;
  /** Of a value at a place; `undefined`: as JSON. */
  readonly value: (path: readonly string[], value: unknown) => string | undefined;
  /** What a place holds where nothing is written there; `undefined`: nothing. */
  readonly unwritten: (path: readonly string[]) => unknown;
}

const PLAIN: Words = { place: () => undefined, value: () => undefined, unwritten: () => undefined };

/** What is different between two plain values. What they share by identity is not looked into. */
export function differenceOf(
  written: unknown,
  writtenAfter: unknown,
  words: Words = PLAIN,
  path: readonly string[] = [],
): Difference | null {
  const before = written === undefined ? words.unwritten(path) : written;
  const after = writtenAfter === undefined ? words.unwritten(path) : writtenAfter;
  if (Object.is(before, after)) return null;
  const told = (value: unknown): string => cut(words.value(path, value) ?? JSON.stringify(value));
  const label = path.length > 0 ? words.place(path, after ?? before) : undefined;
  const here = { key: path.at(-1) ?? '', ...(label === undefined ? {} : { label }) };
  if (before === undefined) return { ...here, kind: 'added', after: told(after) };
  if (after === undefined) return { ...here, kind: 'removed', before: told(before) };
  const places = placesOf(before, after);
  if (places === null) return { ...here, kind: 'changed', before: told(before), after: told(after) };
  const children = places.flatMap(([key, was, is]) => differenceOf(was, is, words, [...path, key]) ?? []);
  return children.length === 0 ? null : { ...here, kind: 'changed', children };
}

/** How many places are different. */
export function changesBetween(before: unknown, after: unknown): number {
  if (Object.is(before, after)) return 0;
  if (before === undefined || after === undefined) return 1;
  const places = placesOf(before, after);
  return places === null ? 1 : places.reduce((sum, [, was, is]) => sum + changesBetween(was, is), 0);
}

type Places = readonly (readonly [key: string, before: unknown, after: unknown])[];

/** The places of two values beside each other; `null` where they are compared as a whole. */
function placesOf(before: unknown, after: unknown): Places | null {
  if (!isPlain(before) || !isPlain(after)) return null;
  if (Array.isArray(before) && Array.isArray(after)) {
    const [a, b] = [keyed(before), keyed(after)];
    // Only their order is another.
    if (a.by === 'value' && b.by === 'value' && sameKeys(a.of, b.of)) return equalLists(before, after) ? [] : null;
    // What is the first of a list, or the last, says nothing where its parts have ids of their own.
    const alike = a.by === b.by || before.length === 0 || after.length === 0;
    return alike ? beside(a.of, b.of) : beside(entries(before), entries(after));
  }
  if (Array.isArray(before) || Array.isArray(after)) return null;
  return beside(new Map(Object.entries(before)), new Map(Object.entries(after)));
}

const beside = (a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): Places =>
  [...new Set([...a.keys(), ...b.keys()])].map((key) => [key, a.get(key), b.get(key)]);

interface Keyed {
  readonly by: 'id' | 'value' | 'place';
  readonly of: ReadonlyMap<string, unknown>;
}

/** The parts of a list by what they are known by. */
function keyed(list: readonly unknown[]): Keyed {
  const ids = list.flatMap((part) => idOf(part) ?? []);
  if (list.length > 0 && new Set(ids).size === list.length)
    return { by: 'id', of: new Map(list.map((part, at) => [ids[at] ?? '', part])) };
  if (list.every((part) => !isPlain(part) && part !== null)) return { by: 'value', of: counted(list) };
  return { by: 'place', of: entries(list) };
}

/** A part that is there twice is another one the second time. */
function counted(list: readonly unknown[]): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  for (const part of list) {
    let key = String(part);
    for (let n = 2; found.has(key); n++) key = `${part}#${n}`;
    found.set(key, part);
  }
  return found;
}

const entries = (list: readonly unknown[]): ReadonlyMap<string, unknown> =>
  new Map(list.map((part, at) => [String(at), part]));

function idOf(part: unknown): string | undefined {
  const id: unknown = isPlain(part) ? Reflect.get(part, 'id') : undefined;
  return typeof id === 'number' || typeof id === 'string' ? String(id) : undefined;
}

const sameKeys = (a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): boolean =>
  a.size === b.size && [...a.keys()].every((key) => b.has(key));

const equalLists = (a: readonly unknown[], b: readonly unknown[]): boolean => a.every((part, at) => part === b[at]);

const cut = (text: string): string => (text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text);
