import { isTable } from '../../cards/tools/schema/branches.ts';

/** What a file can be. */
export type FileKind = 'ruleset' | 'set' | 'deck' | 'scenario';

/** The keys by which each is told. */
export const KEYS: Readonly<Record<string, FileKind>> = {
  set: 'set',
  deck: 'deck',
  scenario: 'scenario',
  scenarios: 'scenario',
  policy: 'ruleset',
  phases: 'ruleset',
};

/** What data is, by the first of its keys that tells. A ruleset has a table `deck`, and a deck file a name. */
export function kindOf(data: unknown): FileKind | null {
  if (!isTable(data)) return null;
  const keys = Object.keys(data);
  if (keys.some((key) => Object.hasOwn(KEYS, key) && KEYS[key] === 'ruleset')) return 'ruleset';
  const key = keys.find((name) => Object.hasOwn(KEYS, name));
  return key === undefined ? null : (KEYS[key] ?? null);
}
