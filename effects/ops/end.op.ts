import { selectPlayers } from '../evaluators.ts';
import { numberResult } from '../flow/results.ts';
import type { Selector } from '../language.ts';
import { name, Optional, paramsOf, selector } from '../schema.ts';
import { defineOp, type OpDescription } from './op.ts';

/** The match is over; these players win it, or nobody. */
export interface Params {
  /** Who wins: nobody when left out. */
  readonly winners?: Selector;
  /** The reason, in a word. */
  readonly why: string;
}

export const endOp = defineOp<Params>({
  propose: (env, p) => ({
    facts: [{ type: 'ended', winners: p.winners === undefined ? [] : selectPlayers(env, p.winners), reason: p.why }],
  }),
  result: (_, __, { events }) => numberResult(events.length),
});

export const describeEndOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ winners: Optional(selector), why: name }),
  words: 'the match ends by {why}[ and {winners} <wins|win>]',
  example: { winners: 'you', why: 'survived' },
});
