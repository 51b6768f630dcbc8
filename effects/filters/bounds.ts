import { type Env, withCandidate } from '../env.ts';
import type { Count, Lang } from '../evaluators.ts';
import type { Amount } from '../language.ts';
import { reason, type Verdict } from '../reason.ts';
import { amount, Optional, paramsOf } from '../schema.ts';
import type { Ref } from '../state/refs.ts';

/** Bounds of a number, each worked out with the thing looked at as `candidate`. */
export interface Bounds {
  /** The least it may be. */
  readonly min?: Amount;
  /** The most it may be. */
  readonly max?: Amount;
}

export const bounds = () => paramsOf<Bounds>()({ min: Optional(amount), max: Optional(amount) });

/** A number by its name, and whether a value of it lies within its bounds. */
interface Named {
  readonly name: string;
  readonly within: (env: Env, ref: Ref, value: number) => Verdict;
}

/** Bounds of several numbers, made ready. */
export const allWithin = (wanted: Readonly<Record<string, Bounds>>, lang: Lang): readonly Named[] =>
  Object.entries(wanted).map(([name, of]) => ({ name, within: within(name, of, lang) }));

function within(name: string, of: Bounds, lang: Lang): Named['within'] {
  const min = bound(of.min, lang);
  const max = bound(of.max, lang);
  const tooSmall = reason('condition-false', `${name} is too small`);
  const tooLarge = reason('condition-false', `${name} is too large`);
  return (env, ref, value) => {
    if (min && value < min(env, ref)) return tooSmall;
    if (max && value > max(env, ref)) return tooLarge;
    return true;
  };
}

function bound(of: Amount | undefined, lang: Lang): ((env: Env, ref: Ref) => number) | null {
  if (of === undefined) return null;
  if (typeof of === 'number') return () => of;
  const count: Count = lang.amount(of);
  return (env, ref) => count(withCandidate(env, ref));
}
