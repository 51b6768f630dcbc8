import { count } from '../evaluators.ts';
import type { Amount, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { name, natural, Optional, paramsOf, selector } from '../schema.ts';
import { defineOp, type OpDescription } from './op.ts';

/** Players draw cards, one after the other: each is an event of its own that may be replaced. */
export interface Params {
  /** Who draws: the controller when left out. */
  readonly who?: Selector;
  /** How many each draws; 1 when left out. */
  readonly count?: Amount;
  /** The zone they come from; `deck` when left out. */
  readonly from?: string;
  /** The zone they go to; `hand` when left out. */
  readonly to?: string;
}

const ZONES = { from: 'deck', to: 'hand' } as const;

const MOST = 1000;

export const drawOp = defineOp<Params>({
  expand: (env, p) => {
    const n = Math.min(MOST, count(env, p.count ?? 1));
    if (n <= 0) return { skip: reason('zero', 'no card is drawn') };
    const one = { op: 'drawOne' as const, from: p.from ?? ZONES.from, to: p.to ?? ZONES.to, who: 'drawer' };
    const each = { op: 'forEach' as const, of: p.who ?? 'you', name: 'drawer', do: [one] };
    return { list: { nodes: n === 1 ? [each] : [{ op: 'repeat' as const, times: n, do: [each] }] } };
  },
});

export const describeDrawOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({
    who: Optional(selector),
    count: Optional(natural),
    from: Optional(name),
    to: Optional(name),
  }),
  zones: ZONES,
  words:
    '[{who} <draws|draw>/draw] [{count:n} <card|cards>/cards equal to {count}/a card][ from the {from}][ into the {to}]',
  example: { count: 2 },
});
