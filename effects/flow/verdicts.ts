import type { Position } from '../env.ts';
import type { Addition, Change, Fact } from '../events/event.ts';
import { eventDef } from '../events/registry.gen.ts';
import { type Reason, reason } from '../reason.ts';
import { factAfter, fact as factNow } from '../state/facts.ts';
import { crowdedOut } from './room.ts';
import { sharesOf } from './sums.ts';

/** What only shows when the facts of a batch are looked at together, on the state before it. */
export interface Together {
  /** Those for which there is no room. */
  readonly crowded: ReadonlySet<Fact>;
  /** What becomes of those that must be added up. */
  readonly shares: ReadonlyMap<Fact, Change>;
}

/** A fact that nothing else in its batch has to do with. */
export const ALONE: Together = { crowded: new Set(), shares: new Map() };

export function together(at: Position, facts: readonly Fact[]): Together {
  const crowded = crowdedOut(at, facts);
  const shares = sharesOf(at, facts);
  return crowded.size === 0 && shares.size === 0 ? ALONE : { crowded, shares };
}

/** What becomes of a fact as one of those that happen together: why it changes nothing, or what it adds, if it does. */
export function outcomeOf(at: Position, fact: Fact, all: Together): Reason | Change | null {
  const def = eventDef(fact);
  const verdict = def.changes(at, fact);
  if (verdict !== true) return verdict;
  if (all.crowded.has(fact)) return reason('full', 'there is no room for it');
  const added = def.adds?.(at, fact);
  if (!added) return null;
  const change = all.shares.get(fact) ?? changeOf(at, added);
  return change.by === 0 ? reason('already', `${change.fact} is at its bound`) : change;
}

function changeOf(at: Position, { bearer, fact, by }: Addition): Change {
  const to = factAfter(at, bearer, fact, by);
  return { bearer, fact, by: to - factNow(at, bearer, fact), to };
}

export const isNothing = (outcome: Reason | Change | null): outcome is Reason => outcome !== null && 'code' in outcome;

/** Whether some of the facts would change anything when all of them happen together. */
export function changeAnything(at: Position, facts: readonly Fact[]): boolean {
  const all = together(at, facts);
  return facts.some((fact) => !isNothing(outcomeOf(at, fact, all)));
}
