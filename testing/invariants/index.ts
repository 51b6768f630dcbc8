import { accounted } from './accounted.ts';
import { answerable } from './answerable.ts';
import { askedOnce } from './asked-once.ts';
import { checksMade } from './checks-made.ts';
import { conserved } from './conserved.ts';
import { finished } from './finished.ts';
import { fizzled } from './fizzled.ts';
import { hidden } from './hidden.ts';
import { inOrder } from './in-order.ts';
import type { Draw, Invariant, Rest } from './invariant.ts';
import { lasting } from './lasting.ts';
import { offers } from './offers.ts';
import { paid } from './paid.ts';
import { prevented } from './prevented.ts';
import { saved } from './saved.ts';
import { sound } from './sound.ts';
import { tokens } from './tokens.ts';
import { told } from './told.ts';
import { uses } from './uses.ts';

/** What holds in every game whenever a match rests: scenarios, choice paths and random play are all held to it. */
export const INVARIANTS: readonly Invariant[] = [
  answerable,
  offers,
  askedOnce,
  sound,
  conserved,
  tokens,
  finished,
  accounted,
  inOrder,
  fizzled,
  checksMade,
  lasting,
  uses,
  paid,
  prevented,
  told,
  saved,
  hidden,
];

/** The first that does not hold, and how; `null` if all do. */
export function brokenAt(rest: Rest, draw: Draw, invariants: readonly Invariant[] = INVARIANTS): string | null {
  for (const { name, broken } of invariants) {
    const how = broken(rest, draw);
    if (how !== null) return `it must hold that ${name}: ${how}`;
  }
  return null;
}
