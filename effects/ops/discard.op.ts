import { objectsAfter } from '../flow/results.ts';
import type { Amount, Filter, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { filter, flag, name, natural, Optional, paramsOf, selector } from '../schema.ts';
import { askGivingUp, givenUp } from './giving-up.ts';
import { defineOp, type OpDescription, outcome } from './op.ts';

/** Players discard cards of their choice; as many as they can. */
export interface Params {
  /** Who discards: the controller when left out. */
  readonly who?: Selector;
  /** How many each discards; 1 when left out. */
  readonly count?: Amount;
  /** They may discard fewer. */
  readonly upTo?: boolean;
  /** What the cards must be like. */
  readonly where?: Filter;
  /** The zone they come from; `hand` when left out. */
  readonly from?: string;
  /** The zone they go to; `discard` when left out. */
  readonly to?: string;
}

const ZONES = { from: 'hand', to: 'discard' } as const;

export const discardOp = defineOp<Params>({
  ask: (env, p) => askGivingUp(env, 'discard', p, p.from ?? ZONES.from),
  propose: (env, p, answers) =>
    outcome(givenUp(env, answers, p.to ?? ZONES.to, 'discard'), reason('no-candidate', 'there is nothing to discard')),
  result: (_, __, { events }) => objectsAfter(events),
});

export const describeDiscardOp = (): OpDescription<Params> => ({
  asks: 'select',
  params: paramsOf<Params>()({
    who: Optional(selector),
    count: Optional(natural),
    upTo: Optional(flag),
    where: Optional(filter),
    from: Optional(name),
    to: Optional(name),
  }),
  zones: ZONES,
  words:
    '[{who} <discards|discard>/discard][ up to|upTo=true] [{count} {where:cards}/{count:n} <card|cards>/cards equal to {count}/{where:a card}/a card][ from the {from}][ into the {to}]',
  example: { count: 1 },
});
