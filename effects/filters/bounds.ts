import { type Env, withCandidate } from '../env.ts';
import { count } from '../lang.ts';
import type { Amount } from '../language.ts';
import { type Reason, reason, type Verdict } from '../reason.ts';
import { amount, Optional, paramsOf } from '../schema.ts';
import type { Ref } from '../state/refs.ts';

/** Bounds of a number, each worked out with the thing looked at as `candidate`. */
export interface Bounds {
  readonly min?: Amount;
  readonly max?: Amount;
}

export const bounds = paramsOf<Bounds>()({ min: Optional(amount), max: Optional(amount) });

const bound = (env: Env, ref: Ref, of: Amount): number =>
  typeof of === 'number' ? of : count(withCandidate(env, ref), of);

/** Whether a value of a thing lies within bounds. */
export function within(env: Env, ref: Ref, what: string, value: number, { min, max }: Bounds): Verdict {
  if (min !== undefined && value < bound(env, ref, min)) return outside(what).small;
  if (max !== undefined && value > bound(env, ref, max)) return outside(what).large;
  return true;
}

interface Outside {
  readonly small: Reason;
  readonly large: Reason;
}

/** Filters say no far more often than anybody reads why: the words are put together once for each name. */
const outsides = new Map<string, Outside>();

function outside(what: string): Outside {
  const known = outsides.get(what);
  if (known) return known;
  const made = {
    small: reason('condition-false', `${what} is too small`),
    large: reason('condition-false', `${what} is too large`),
  };
  outsides.set(what, made);
  return made;
}
