/**
 * Checks of plain data that comes from outside: small functions, put together like the types they stand for. Where a
 * type gains a key, the record of its checks no longer compiles. They take data that was read as plain JSON.
 */
import type { Book } from '../book.ts';

/** What a check may look at besides the value. */
export interface Known {
  readonly book: Book;
  readonly players: number;
  /** How many objects there have been. */
  readonly objects: number;
  /** The highest numbers that were given. */
  readonly counters: Readonly<Record<string, number>>;
  /** Keys of all zones that there must be. */
  readonly zones: ReadonlySet<string>;
  /** What is wrong with a piece of the language: an `effect`, a `condition`, an `ability`, … */
  readonly language: (kind: string, value: unknown) => string | null;
}

/** What is wrong with a value, with the place in it, or `null`. */
export type Expect = (value: unknown, known: Known) => string | null;

/** A key that may be absent. */
interface Maybe {
  readonly maybe: Expect;
}
export const maybe = (expect: Expect): Maybe => ({ maybe: expect });

/** A check for each key of a type; `maybe` for exactly those that may be absent. */
export type Fields<T> = {
  readonly [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? Maybe : Expect;
};

/** The same when it is not known of which type. */
type Checks = Readonly<Record<string, Expect | Maybe>>;

export type Plain = Readonly<Record<string, unknown>>;

export const isPlain = (v: unknown): v is Plain => typeof v === 'object' && v !== null && !Array.isArray(v);

/** The problem with the place that it is at: `.frames.0.cursor: expected a list`. */
export const inside = (key: string | number, problem: string): string =>
  problem.startsWith('.') ? `.${key}${problem}` : `.${key}: ${problem}`;

export const whole =
  (min: number, max = Number.MAX_VALUE): Expect =>
  (v) =>
    Number.isInteger(v) && (v as number) >= min && (v as number) <= max
      ? null
      : `expected a whole number${min > -Number.MAX_VALUE ? ` from ${min} on` : ''}`;

export const count = whole(0);
/** Amounts may grow beyond 2^53: they are whole all the same. */
export const integer = whole(-Number.MAX_VALUE);
export const flag: Expect = (v) => (typeof v === 'boolean' ? null : 'expected true or false');
export const text: Expect = (v) => (typeof v === 'string' ? null : 'expected a text');

/** One of some values. */
export const oneOf =
  (...values: readonly unknown[]): Expect =>
  (v) =>
    values.includes(v) ? null : `expected ${values.map((x) => JSON.stringify(x)).join(' or ')}`;

export const yes = oneOf(true);

export const nullable =
  (expect: Expect): Expect =>
  (v, known) =>
    v === null ? null : expect(v, known);

export const list =
  (expect: Expect): Expect =>
  (v, known) => {
    if (!Array.isArray(v)) return 'expected a list';
    for (let i = 0; i < v.length; i++) {
      const problem = expect(v[i], known);
      if (problem !== null) return inside(i, problem);
    }
    return null;
  };

/** A table of free keys; `key` checks them. */
export const table =
  (expect: Expect, key: Expect = () => null): Expect =>
  (v, known) => {
    if (!isPlain(v)) return 'expected a table';
    for (const name of Object.keys(v)) {
      const problem = key(name, known) ?? expect(v[name], known);
      if (problem !== null) return inside(name, problem);
    }
    return null;
  };

/** A record with the keys of a type and no others. `also` looks at it as a whole once its parts are sound. */
export const record =
  <T>(fields: Fields<T>, also?: (value: T, known: Known) => string | null): Expect =>
  (v, known) => {
    if (!isPlain(v)) return 'expected a record';
    const all = fields as Checks;
    for (const key of Object.keys(v)) if (!Object.hasOwn(all, key)) return inside(key, 'there is no such key');
    for (const key of Object.keys(all)) {
      const field = all[key] as Expect | Maybe;
      const there = Object.hasOwn(v, key);
      if (!there && typeof field !== 'function') continue;
      if (!there) return inside(key, 'it is missing');
      const problem = (typeof field === 'function' ? field : field.maybe)(v[key], known);
      if (problem !== null) return inside(key, problem);
    }
    // Sound by now: its keys and values are those of the type.
    return also?.(v as T, known) ?? null;
  };

/** What a member of a union says of the keys that only it has, and what must hold of them together. */
interface Own<T> {
  readonly fields: Fields<T>;
  readonly agrees?: ((value: T, known: Known) => boolean) | undefined;
}

/** A record of a union: with the keys that all members have, by their checks, and with its own. */
export const member = <T>(shared: Checks, { fields, agrees }: Own<T>): Expect =>
  record<T>({ ...shared, ...fields }, (value, known) =>
    agrees?.(value, known) === false ? 'its parts do not fit together' : null,
  );

/** A union whose members are told apart by a key. */
export const union =
  (key: string, members: Readonly<Record<string, Expect>>): Expect =>
  (v, known) => {
    const name = isPlain(v) ? v[key] : undefined;
    if (typeof name !== 'string' || !Object.hasOwn(members, name)) return `expected a record with a known "${key}"`;
    return (members[name] as Expect)(v, known);
  };

/** A union with a member for each entry of a registry. */
export function unionOf<R extends object>(
  key: string,
  registry: R,
  memberOf: (name: Extract<keyof R, string>) => Expect,
): Expect {
  const members: Record<string, Expect> = {};
  for (const name in registry) members[name] = memberOf(name);
  return union(key, members);
}

/** A piece of the language that cards are written in. */
export const language =
  (kind: string): Expect =>
  (v, known) =>
    known.language(kind, v);
