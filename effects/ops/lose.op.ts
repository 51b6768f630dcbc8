import { selectPlayers } from '../evaluators.ts';
import { resultOf } from '../flow/results.ts';
import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { name, paramsOf, selector } from '../schema.ts';
import { playerRef } from '../state/refs.ts';
import { defineOp, type OpDescription, outcome } from './op.ts';

/** Players lose the match, all at once. */
export interface Params {
  /** Who loses. */
  readonly who: Selector;
  /** The reason, in a word. */
  readonly why: string;
}

export const loseOp = defineOp<Params>({
  propose: (env, p) =>
    outcome(
      selectPlayers(env, p.who).map((player) => ({ type: 'lost' as const, player, why: p.why })),
      reason('no-candidate', 'nobody loses'),
    ),
  result: (_, __, { events }) => resultOf(events.flatMap((e) => (e.type === 'lost' ? [playerRef(e.player)] : []))),
});

export const describeLoseOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ who: selector, why: name }),
  words: '{who} <loses|lose> the match by {why}',
  example: { who: 'you', why: 'health' },
});
