import { count, select } from '../evaluators.ts';
import { NOTHING, resultOf } from '../flow/results.ts';
import type { Amount, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { natural, Optional, paramsOf, selector } from '../schema.ts';
import { defineOp, type OpDescription } from './op.ts';

/** Picks some of a selection at random, each equally likely, none twice. */
export interface Params {
  /** What is picked from. */
  readonly from: Selector;
  /** How many are picked; 1 when left out. */
  readonly count?: Amount;
}

export const pickRandomOp = defineOp<Params>({
  propose: (env, p) => {
    const from = select(env, p.from);
    const n = Math.min(from.length, Math.max(0, count(env, p.count ?? 1)));
    if (from.length === 0) return { facts: [], none: reason('no-candidate', 'there is nothing to pick from') };
    if (n === 0) return { facts: [], none: reason('zero', 'none is to be picked') };
    return { facts: [{ type: 'picked', from, count: n, player: env.you }] };
  },
  result: (_, __, { events }) => {
    const event = events.find((e) => e.type === 'picked');
    return event?.type === 'picked' ? resultOf(event.refs ?? []) : NOTHING;
  },
});

export const describePickRandomOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ from: selector, count: Optional(natural) }),
  words: 'pick [{count}/one] of {from} at random',
  example: { from: { select: 'objects', in: ['board'], of: 'opponents' } },
});
