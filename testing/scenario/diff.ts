/** Differences between what was expected and what there is, as lines for people. */
import { normalLine } from './lines.ts';
import type { Offer } from './offer.ts';

/** What is missing from a list, and what is there besides. */
export function listDiff(what: string, offer: Offer, expected: readonly string[], ordered: boolean): string[] {
  const used = new Set<number>();
  const order: number[] = [];
  const lines: string[] = [];
  for (const name of expected) {
    const found = offer.find(name, used);
    if ('at' in found && !used.has(found.at)) {
      used.add(found.at);
      order.push(found.at);
    } else if ('problem' in found && !found.missing) lines.push(`${what}: ${found.problem}`);
    else lines.push(`${what}: expected "${name}", and it is not there`);
  }
  offer.names.forEach((name, i) => {
    if (!used.has(i)) lines.push(`${what}: "${name}" is there, and was not expected`);
  });
  if (lines.length > 0) return [...lines, `${what}: there is ${offer.names.join(', ') || 'nothing'}`];
  if (!ordered || order.every((at, i) => at === i)) return [];
  return [`${what}: expected the order ${expected.join(', ')}; got ${offer.names.join(', ')}`];
}

export function valueDiff<T extends string | number | boolean>(
  what: string,
  got: T | undefined,
  expected: T | undefined,
): string[] {
  if (expected === undefined || got === expected) return [];
  return [`${what}: expected ${shown(expected)}, got ${shown(got)}`];
}

const shown = (value: string | number | boolean | undefined): string =>
  value === undefined || value === '' ? 'none' : `${value}`;

/** Numbers by name; what is not expected is not looked at. */
export const numbersDiff = (
  what: string,
  got: (name: string) => number | undefined,
  expected: Readonly<Record<string, number>> | undefined,
): string[] =>
  Object.entries(expected ?? {}).flatMap(([name, value]) => valueDiff(`${what}.${name}`, got(name), value));

/** Two lists of lines, the longest common part of them unmarked. */
function linesDiff(expected: readonly string[], got: readonly string[]): string[] {
  if (expected.length === got.length && expected.every((line, i) => line === got[i])) return [];
  // common[i][j]: the most lines that the rests from i and from j have in common.
  const common = Array.from({ length: expected.length + 1 }, () => Array<number>(got.length + 1).fill(0));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = expected.length - 1; i >= 0; i--)
    for (let j = got.length - 1; j >= 0; j--) {
      const row = common[i];
      if (row) row[j] = expected[i] === got[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const lines: string[] = [];
  let [i, j] = [0, 0];
  while (i < expected.length || j < got.length)
    if (i < expected.length && j < got.length && expected[i] === got[j]) {
      lines.push(`    ${got[j]}`);
      i += 1;
      j += 1;
    } else if (j >= got.length || (i < expected.length && at(i + 1, j) >= at(i, j + 1)))
      lines.push(`  - ${expected[i++]}`);
    else lines.push(`  + ${got[j++]}`);
  return lines;
}

/** The first of some lines that does not come after those before it. */
function firstMissing(some: readonly string[], got: readonly string[]): string | null {
  let from = 0;
  for (const line of some) {
    const at = got.indexOf(line, from);
    if (at < 0) return line;
    from = at + 1;
  }
  return null;
}

/** Lines of events, all of them or some. */
export function eventsDiff(
  all: readonly string[] | undefined,
  some: readonly string[] | undefined,
  got: readonly string[],
): string[] {
  const lines = all ? linesDiff(all.map(normalLine), got) : [];
  const missing = some ? firstMissing(some.map(normalLine), got) : null;
  return [
    ...(lines.length > 0 ? ['events (- expected, + got):', ...lines] : []),
    ...(missing === null
      ? []
      : [`some: "${missing}" did not happen there; what happened:`, ...got.map((e) => `    ${e}`)]),
  ];
}
