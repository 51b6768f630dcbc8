import { integer } from '../outside.ts';
import { reason } from '../reason.ts';
import { bearer } from '../state/check-refs.ts';
import { type Bearer, fact, factAfter, writeFact } from '../state/facts.ts';
import { liveObject } from '../state/objects.ts';
import { gaugeOf } from './damaged.event.ts';
import { defineEvent } from './event.ts';

/** Damage was taken away from an object, or a player gained health; what really happened is the amount. */
export interface Payload {
  readonly target: Bearer;
  readonly amount: number;
}

export const healedEvent = defineEvent<Payload>({
  name: 'healed',
  payload: { target: bearer, amount: integer },
  changes: (at, p) => {
    if (p.amount <= 0) return reason('zero', 'nothing to heal');
    if (p.target.kind === 'object' && !liveObject(at, p.target)) return reason('gone', 'it is no longer where it was');
    if (!at.book.ruleset.damage?.[p.target.kind]) return reason('immune', `a ${p.target.kind} takes no damage`);
    const gauge = gaugeOf(at.book.ruleset, p.target);
    const now = fact(at, p.target, gauge.fact);
    return factAfter(at, p.target, gauge.fact, -gauge.by * p.amount) !== now || reason('already', 'it is unhurt');
  },
  complete: (tx, p) => {
    const gauge = gaugeOf(tx.book.ruleset, p.target);
    const now = fact(tx, p.target, gauge.fact);
    p.amount = Math.abs(factAfter(tx, p.target, gauge.fact, -gauge.by * p.amount) - now);
  },
  apply: (tx, p) => {
    const gauge = gaugeOf(tx.book.ruleset, p.target);
    writeFact(tx, p.target, gauge.fact, factAfter(tx, p.target, gauge.fact, -gauge.by * p.amount));
  },
  roles: (p) => ({
    subject: p.target,
    ...(p.target.kind === 'player' ? { player: p.target.player } : {}),
    amount: p.amount,
  }),
  publicForm: (p, sight) => ({ target: sight.ref(p.target), amount: p.amount }),
  words: '{target} is healed by {amount}',
});
