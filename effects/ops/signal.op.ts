import { count, select, selectPlayers } from '../evaluators.ts';
import { resultOf } from '../flow/results.ts';
import type { Amount, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { amount, name, Optional, paramsOf, selector } from '../schema.ts';
import { defineOp, type OpDescription, outcome } from './op.ts';

/** Says that something has happened that the ruleset has a name for; triggers hear it. Once for each subject. */
export interface Params {
  /** What has happened, in a word of the ruleset. */
  readonly name: string;
  /** What it has happened to. */
  readonly about?: Selector;
  /** Which player it concerns: the controller when left out. */
  readonly player?: Selector;
  /** How much it came to. */
  readonly amount?: Amount;
}

export const signalOp = defineOp<Params>({
  propose: (env, p) => {
    const player = p.player === undefined ? env.you : selectPlayers(env, p.player)[0];
    const base = {
      type: 'signalled' as const,
      name: p.name,
      ...(player === undefined ? {} : { player }),
      ...(p.amount === undefined ? {} : { amount: count(env, p.amount) }),
    };
    if (p.about === undefined) return { facts: [base] };
    return outcome(
      select(env, p.about).map((subject) => ({ ...base, subject })),
      reason('no-candidate', 'it is about nothing'),
    );
  },
  result: (_, __, { events }) =>
    resultOf(
      events.flatMap((e) => (e.type === 'signalled' && e.subject ? [e.subject] : [])),
      events.length,
    ),
});

export const describeSignalOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({
    name,
    about: Optional(selector),
    player: Optional(selector),
    amount: Optional(amount),
  }),
  words: 'signal {name}[ about {about}][ for {player}][ with the amount {amount}]',
  example: { name: 'rune-broken', player: 'you' },
});
