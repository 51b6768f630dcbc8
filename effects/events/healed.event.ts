import { reason } from '../reason.ts';
import { bearer } from '../save/check-refs.ts';
import { integer } from '../save/plain-checks.ts';
import type { Bearer } from '../state/facts.ts';
import { liveObject } from '../state/objects.ts';
import { gaugeOf } from './damaged.event.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** Damage was taken away from an object, or a player gained health; what really happened is the amount. */
export interface Payload {
  readonly target: Bearer;
  readonly amount: number;
}

export const healedEvent = defineEvent<Payload>({
  changes: (at, p) => {
    if (p.amount <= 0) return reason('zero', 'nothing to heal');
    if (p.target.kind === 'object' && !liveObject(at, p.target)) return reason('gone', 'it is no longer where it was');
    return gaugeOf(at.book.ruleset, p.target) ? true : reason('immune', `a ${p.target.kind} takes no damage`);
  },
  adds: (at, p) => {
    const gauge = gaugeOf(at.book.ruleset, p.target);
    return gauge ? { bearer: p.target, fact: gauge.fact, by: -gauge.by * p.amount } : null;
  },
  added: (event, { by }) => {
    event.amount = Math.abs(by);
  },
  roles: (p) => ({
    subject: p.target,
    ...(p.target.kind === 'player' ? { player: p.target.player } : {}),
    amount: p.amount,
  }),
  withAmount: (p, amount) => ({ ...p, amount }),
  withTarget: (p, target) => ({ ...p, target }),
});

/** What a viewer is told of it. */
export const healedEventShown: EventShown<Payload> = (p, sight) => ({ target: sight.ref(p.target), amount: p.amount });

/** English, with `{slots}` named after the public form. */
export const healedEventWords = '{target} is healed by {amount}';

export const describeHealedEvent = (): EventDescription<Payload> => ({
  payload: { target: bearer, amount: integer },
});
