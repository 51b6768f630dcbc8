import { answerable } from './answerable.ts';
import { conserved } from './conserved.ts';
import { finished } from './finished.ts';
import { hidden } from './hidden.ts';
import type { Draw, Invariant, Rest } from './invariant.ts';
import { saved } from './saved.ts';
import { sound } from './sound.ts';

/** What holds in every game whenever a match rests: scenarios, choice paths and random play are all held to it. */
export const INVARIANTS: readonly Invariant[] = [answerable, sound, conserved, finished, saved, hidden];

/** The first that does not hold, and how; `null` if all do. */
export function brokenAt(rest: Rest, draw: Draw, invariants: readonly Invariant[] = INVARIANTS): string | null {
  for (const { name, broken } of invariants) {
    const how = broken(rest, draw);
    if (how !== null) return `it must hold that ${name}: ${how}`;
  }
  return null;
}
