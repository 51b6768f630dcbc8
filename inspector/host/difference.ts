import type { Difference } from '../protocol/difference.ts';

/** Longer values are cut: a difference is read by people. */
const MOST_TEXT = 400;

type Plain = Readonly<Record<string, unknown>> | readonly unknown[];

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

const told = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text;
};

/** What is different between two plain values. What they share by identity is not looked into. */
export function differenceOf(before: unknown, after: unknown, key = ''): Difference | null {
  if (Object.is(before, after)) return null;
  if (before === undefined) return { key, kind: 'added', after: told(after) };
  if (after === undefined) return { key, kind: 'removed', before: told(before) };
  if (!isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after))
    return { key, kind: 'changed', before: told(before), after: told(after) };
  const children = keysOf(before, after).flatMap(
    (name) => differenceOf(Reflect.get(before, name), Reflect.get(after, name), name) ?? [],
  );
  return children.length === 0 ? null : { key, kind: 'changed', children };
}

const keysOf = (a: Plain, b: Plain): readonly string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])];

/** How many places are different. */
export function changesBetween(before: unknown, after: unknown): number {
  const count = (of: Difference | null): number =>
    of ? (of.children?.reduce((sum, child) => sum + count(child), 0) ?? 1) : 0;
  return count(differenceOf(before, after));
}
