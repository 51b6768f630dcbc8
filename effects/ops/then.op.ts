import { numberResult } from '../flow/results.ts';
import type { Effect } from '../language.ts';
import { effects, paramsOf } from '../schema.ts';
import { defineOp, type OpDescription } from './op.ts';

/** A reflexive trigger: "when you do, …". It waits with the others and is taken up like them. */
export interface Params {
  /** What the trigger does. */
  readonly do: readonly Effect[];
}

export const thenOp = defineOp<Params>({
  propose: (env, p) => ({
    facts: [
      {
        type: 'signalled',
        name: 'reflexive',
        player: env.you,
        reflex: { nodes: p.do, source: env.self, controller: env.you, results: env.results },
      },
    ],
  }),
  result: (_, __, { events }) => numberResult(events.length),
});

export const describeThenOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ do: effects }),
  words: 'when that is done, {do}',
  example: { do: [{ op: 'draw' }] },
});
