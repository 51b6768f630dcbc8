import { objectsAfter } from '../flow/results.ts';
import type { Amount, Filter, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { filter, name, natural, Optional, paramsOf, selector } from '../schema.ts';
import { askGivingUp, givenUp } from './giving-up.ts';
import { defineOp, type OpDescription, outcome } from './op.ts';

/** Players sacrifice objects of their choice; as many as they can. It is no destruction, and dies all the same. */
export interface Params {
  /** Who sacrifices: the controller when left out. */
  readonly who?: Selector;
  /** How many each sacrifices; 1 when left out. */
  readonly count?: Amount;
  /** What the objects must be like. */
  readonly where?: Filter;
  /** The zone they are in; `board` when left out. */
  readonly from?: string;
  /** The zone they go to; `discard` when left out. */
  readonly to?: string;
}

const ZONES = { from: 'board', to: 'discard' } as const;

export const sacrificeOp = defineOp<Params>({
  ask: (env, p) => askGivingUp(env, 'sacrifice', p, p.from ?? ZONES.from),
  propose: (env, p, answers) =>
    outcome(
      givenUp(env, answers, p.to ?? ZONES.to, 'sacrifice'),
      reason('no-candidate', 'there is nothing to sacrifice'),
    ),
  result: (_, __, { events }) => objectsAfter(events),
});

export const describeSacrificeOp = (): OpDescription<Params> => ({
  asks: 'select',
  params: paramsOf<Params>()({
    who: Optional(selector),
    count: Optional(natural),
    where: Optional(filter),
    from: Optional(name),
    to: Optional(name),
  }),
  zones: ZONES,
  words:
    '[{who} <sacrifices|sacrifice>/sacrifice] [{count} {where:cards}/{count:n} <card|cards>/cards equal to {count}/{where:a card}/a card][ from the {from}][ into the {to}]',
  example: { who: 'opponents', where: { type: 'unit' } },
});
