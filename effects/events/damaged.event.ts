import { flag, integer, maybe } from '../outside.ts';
import { reason } from '../reason.ts';
import type { Ruleset } from '../ruleset.ts';
import { bearer, ref } from '../state/check-refs.ts';
import { type Bearer, fact, factAfter, writeFact } from '../state/facts.ts';
import { liveObject } from '../state/objects.ts';
import type { Ref } from '../state/refs.ts';
import { defineEvent } from './event.ts';

/** An object or a player was dealt damage. */
export interface Payload {
  readonly target: Bearer;
  readonly amount: number;
  /** What dealt it; lifesteal and "damaged by" look at this. */
  readonly by?: Ref;
  /** Damage in a battle, and not from an effect. */
  readonly battle?: boolean;
}

/** The fact that damage changes, as the ruleset says. */
export function gaugeOf(ruleset: Ruleset, target: Bearer) {
  const gauge = target.kind === 'player' ? ruleset.damage?.player : ruleset.damage?.object;
  if (!gauge)
    throw new Error(
      `The ruleset "${ruleset.name}" does not say what damage to a ${target.kind} changes. Add \`damage.${target.kind}\`.`,
    );
  return gauge;
}

export const damagedEvent = defineEvent<Payload>({
  name: 'damaged',
  payload: { target: bearer, amount: integer, by: maybe(ref), battle: maybe(flag) },
  changes: (at, p) => {
    if (p.amount <= 0) return reason('zero', 'no damage');
    if (p.target.kind === 'object' && !liveObject(at, p.target)) return reason('gone', 'it is no longer where it was');
    if (!at.book.ruleset.damage?.[p.target.kind]) return reason('immune', `a ${p.target.kind} takes no damage`);
    const gauge = gaugeOf(at.book.ruleset, p.target);
    const now = fact(at, p.target, gauge.fact);
    return (
      factAfter(at, p.target, gauge.fact, gauge.by * p.amount) !== now ||
      reason('already', `${gauge.fact} is at its bound`)
    );
  },
  apply: (tx, p) => {
    const gauge = gaugeOf(tx.book.ruleset, p.target);
    writeFact(tx, p.target, gauge.fact, factAfter(tx, p.target, gauge.fact, gauge.by * p.amount));
  },
  roles: (p) => ({
    subject: p.target,
    ...(p.target.kind === 'player' ? { player: p.target.player } : {}),
    amount: p.amount,
    ...(p.by ? { other: p.by } : {}),
  }),
  publicForm: (p, sight) => ({
    target: sight.ref(p.target),
    amount: p.amount,
    ...(p.by ? { by: sight.ref(p.by) } : {}),
    ...(p.battle ? { battle: true } : {}),
  }),
  words: '{target} is dealt {amount} damage[ by {by}]',
});
