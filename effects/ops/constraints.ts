import { Unsafe } from 'typebox';
import type { Request } from '../choices/choice.ts';
import { clampSelect } from '../choices/select.choice.ts';
import { face } from '../effective/face.ts';
import { type Env, withCandidate } from '../env.ts';
import { count } from '../evaluators.ts';
import type { Amount, Selector } from '../language.ts';
import { amount, Optional, oneOf, paramsOf } from '../schema.ts';
import { controllerOf, lastKnown } from '../state/objects.ts';
import { type Ref, refKey } from '../state/refs.ts';

export const QUALITIES = ['name', 'owner', 'controller', 'cell'] as const;
/** What picks are held against each other by. */
export type Quality = (typeof QUALITIES)[number];

/** Bounds of what all picks come to. */
export interface Total {
  /** What each counts, as `candidate`. */
  readonly of: Amount;
  /** Least of all together. */
  readonly min?: Amount;
  /** Most of all together. */
  readonly max?: Amount;
}

/** What must hold of all picks together. */
export interface Constraints {
  /** No two picks share it: "with different names", "one of each player". */
  readonly different?: Quality;
  /** All picks share it: "of one player". */
  readonly same?: Quality;
  /** What they come to: "with a total cost of 5 or less". */
  readonly total?: Total;
}

/** The parameters of constraints, for ops that have them. */
export const constraintParams = () => ({
  different: Optional(oneOf(...QUALITIES)),
  same: Optional(oneOf(...QUALITIES)),
  total: Optional(Unsafe<Total>(paramsOf<Total>()({ of: amount, min: Optional(amount), max: Optional(amount) }))),
});

/** Whether everyone can work out what constraints say of what is offered. */
export function constraintsOpen(env: Env, { different, same, total: sum }: Constraints, from: Selector): boolean {
  if (different === 'name' || same === 'name') return false;
  if (!sum) return true;
  const { dataOpen, select } = env.book.lang;
  return (
    dataOpen(env, [sum.min, sum.max]) && select(env, from).every((ref) => dataOpen(withCandidate(env, ref), sum.of))
  );
}

/** A request whose picks obey constraints, with bounds that can be met: as many as can be had, if need be none. */
export function constrained(env: Env, request: Request, { different, same, total: sum }: Constraints): Request {
  if (request.shape !== 'select' || (!different && !same && !sum)) return request;
  const { candidates, min, max, ...rest } = request;
  const labels = (by: Quality): readonly string[] => candidates.map((ref) => labelOf(env, ref, by));
  const clamped: Request = {
    ...rest,
    ...clampSelect(candidates, min, max, {
      ...(different ? { groups: labels(different) } : {}),
      ...(same ? { same: labels(same) } : {}),
      ...(sum ? weighing(env, candidates, sum) : {}),
    }),
  };
  if (env.book.lang.answerable(clamped)) return clamped;
  const none = { ...clamped, min: 0 };
  return env.book.lang.answerable(none) ? none : { ...rest, candidates: [], min: 0, max: 0 };
}

const weighing = (env: Env, candidates: readonly Ref[], { of, min, max }: Total) => ({
  weights: candidates.map((ref) => count(withCandidate(env, ref), of)),
  sum: {
    ...(min === undefined ? {} : { min: count(env, min) }),
    ...(max === undefined ? {} : { max: count(env, max) }),
  },
});

/** What a thing has of a quality; what has none of it is like nothing else. */
function labelOf(env: Env, ref: Ref, by: Quality): string {
  const object = lastKnown(env, ref);
  switch (by) {
    case 'name':
      // What lies face down has an empty name, which is none.
      return face(env, ref)?.name || refKey(ref);
    case 'owner':
      return object ? `${object.owner}` : refKey(ref);
    case 'controller':
      return object ? `${controllerOf(object)}` : refKey(ref);
    case 'cell':
      return object?.cell === undefined ? refKey(ref) : `${object.zone} ${object.cell}`;
  }
}
