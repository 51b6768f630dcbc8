/** Deepest nesting of a state. Cards alone may be 64 levels deep, and effects made in play hold parts of them. */
const MOST_LEVELS = 200;
/** Far above any real match; below what would stop a server. */
const MOST_VALUES = 5_000_000;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Why something is no plain data. */
export class NotPlain extends Error {}

/**
 * A fresh copy of plain JSON, each value read once: what is checked later cannot change under the checker's hands, and
 * who handed it in cannot change it afterwards.
 * @throws {NotPlain} for anything that plain JSON at rest does not have, and what a getter throws
 */
export function readPlain(value: unknown): unknown {
  let left = MOST_VALUES;
  const read = (v: unknown, depth: number): unknown => {
    if (depth > MOST_LEVELS) throw new NotPlain('it is nested too deeply');
    if (--left < 0) throw new NotPlain('it is too large');
    if (v === null || typeof v === 'boolean' || typeof v === 'string') return v;
    if (typeof v === 'number') {
      if (Number.isFinite(v) && !Object.is(v, -0)) return v;
      throw new NotPlain('it holds a number that is not finite');
    }
    if (typeof v !== 'object') throw new NotPlain(`it holds a ${typeof v}`);
    if (Array.isArray(v)) {
      const { length } = v;
      if (length > left) throw new NotPlain('it is too large');
      return Array.from({ length }, (_, i) => read(v[i], depth + 1));
    }
    const copy: Record<string, unknown> = {};
    for (const key of Object.keys(v)) {
      if (FORBIDDEN.has(key)) throw new NotPlain(`it has the forbidden key "${key}"`);
      copy[key] = read((v as Readonly<Record<string, unknown>>)[key], depth + 1);
    }
    return copy;
  };
  return read(value, 0);
}
