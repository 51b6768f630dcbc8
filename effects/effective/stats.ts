import type { Position } from '../env.ts';
import type { Ruleset } from '../ruleset.ts';
import { objectFact } from '../state/facts.ts';
import type { GameObject } from '../state/state.ts';

/** What an object's counter adds to a stat. */
export function plusOf(at: Position, object: GameObject, stat: string): number {
  const plus = at.book.ruleset.stats[stat]?.plus;
  return plus === undefined ? 0 : objectFact(at, object.id, plus);
}

/** A stat is a whole number, and no less than its least. */
export const clampStat = (ruleset: Ruleset, stat: string, value: number): number =>
  Math.max(ruleset.stats[stat]?.min ?? Number.MIN_SAFE_INTEGER, Math.trunc(value));
