import { reason } from '../reason.ts';
import type { Gauge, Ruleset } from '../ruleset.ts';
import { bearer, ref } from '../save/check-refs.ts';
import { flag, integer, maybe } from '../save/plain-checks.ts';
import type { Bearer } from '../state/facts.ts';
import { liveObject } from '../state/objects.ts';
import type { Ref } from '../state/refs.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** An object or a player was dealt damage. */
export interface Payload {
  readonly target: Bearer;
  readonly amount: number;
  /** What dealt it; lifesteal and "damaged by" look at this. */
  readonly by?: Ref;
  /** Damage in a battle, and not from an effect. */
  readonly battle?: boolean;
}

/** The fact that damage changes, if the ruleset says that there is one. */
export const gaugeOf = (ruleset: Ruleset, target: Bearer): Gauge | undefined =>
  target.kind === 'player' ? ruleset.damage?.player : ruleset.damage?.object;

export const damagedEvent = defineEvent<Payload>({
  changes: (at, p) => {
    if (p.amount <= 0) return reason('zero', 'no damage');
    if (p.target.kind === 'object' && !liveObject(at, p.target)) return reason('gone', 'it is no longer where it was');
    return gaugeOf(at.book.ruleset, p.target) ? true : reason('immune', `a ${p.target.kind} takes no damage`);
  },
  adds: (at, p) => {
    const gauge = gaugeOf(at.book.ruleset, p.target);
    return gauge ? { bearer: p.target, fact: gauge.fact, by: gauge.by * p.amount } : null;
  },
  roles: (p) => ({
    subject: p.target,
    ...(p.target.kind === 'player' ? { player: p.target.player } : {}),
    amount: p.amount,
    ...(p.by ? { other: p.by } : {}),
  }),
  withAmount: (p, amount) => ({ ...p, amount }),
  withTarget: (p, target) => ({ ...p, target }),
});

/** What a viewer is told of it. */
export const damagedEventShown: EventShown<Payload> = (p, sight) => ({
  target: sight.ref(p.target),
  amount: p.amount,
  ...(p.by ? { by: sight.ref(p.by) } : {}),
  ...(p.battle ? { battle: true } : {}),
});

/** English, with `{slots}` named after the public form. */
export const damagedEventWords = '{target} is dealt {amount} damage[ by {by}]';

export const describeDamagedEvent = (): EventDescription<Payload> => ({
  payload: { target: bearer, amount: integer, by: maybe(ref), battle: maybe(flag) },
});
