type Bag = Readonly<Record<string, unknown>>;

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A plain value, with all parts of an older one that are equal to it: what has not changed stays the very same object,
 * and nobody has to draw it again.
 */
export function steady<T>(old: unknown, next: T): T {
  // Parts are exchanged for equal ones only, so the type is kept.
  return shared(old, next) as T;
}

function shared(old: unknown, next: unknown): unknown {
  if (Object.is(old, next)) return old;
  if (Array.isArray(old) && Array.isArray(next)) {
    const parts = next.map((part, i) => shared(old[i], part));
    return parts.length === old.length && parts.every((part, i) => Object.is(part, old[i])) ? old : parts;
  }
  if (!isBag(old) || !isBag(next)) return next;
  const names = Object.keys(next);
  const parts: Record<string, unknown> = {};
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    parts[name] = shared(old[name], next[name]);
    same &&= name in old && Object.is(parts[name], old[name]);
  }
  return same ? old : parts;
}
