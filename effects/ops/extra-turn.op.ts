import { selectPlayers } from '../evaluators.ts';
import { resultOf } from '../flow/results.ts';
import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { Optional, paramsOf, selector } from '../schema.ts';
import { playerRef } from '../state/refs.ts';
import { defineOp, type OpDescription, outcome } from './op.ts';

/** Players take an extra turn after this one. Of several the last that was given comes first. */
export interface Params {
  /** Who takes it: the controller when left out. */
  readonly who?: Selector;
}

export const extraTurnOp = defineOp<Params>({
  propose: (env, p) =>
    outcome(
      // In turn order: the first of several takes his first.
      selectPlayers(env, p.who ?? 'you')
        .toReversed()
        .map((player) => ({ type: 'turnAdded' as const, player })),
      reason('no-candidate', 'nobody takes it'),
    ),
  result: (_, __, { events }) => resultOf(events.flatMap((e) => (e.type === 'turnAdded' ? [playerRef(e.player)] : []))),
});

export const describeExtraTurnOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ who: Optional(selector) }),
  words: '[{who} <takes|take>/take] an extra turn after this one',
  example: { who: 'you' },
});
