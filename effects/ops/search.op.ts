import { asPlayer, type Env } from '../env.ts';
import { onePlayer, select } from '../evaluators.ts';
import { resultOf } from '../flow/results.ts';
import type { Amount, Filter, Selector } from '../language.ts';
import { filter, name, natural, Optional, paramsOf, selector } from '../schema.ts';
import { type Ask, defineOp, type OpDescription, onlyAsked, picked } from './op.ts';
import { bounds, isOpen, selectRequest } from './requests.ts';

/**
 * A player looks through a zone of his and takes cards that fit. Where a quality is asked for he may find fewer;
 * otherwise he takes as many as he can. What becomes of them, and a shuffle, are nodes of their own.
 */
export interface Params {
  /** The zone that is looked through. */
  readonly in: string;
  /** What the cards must be like. */
  readonly where?: Filter;
  /** How many are taken; 1 when left out. */
  readonly count?: Amount;
  /** Who searches: the controller when left out. */
  readonly by?: Selector;
}

function ask(env: Env, p: Params): Ask | null {
  const you = onePlayer(env, p.by);
  const own = asPlayer(env, you);
  const from: Selector = {
    select: 'objects',
    in: [p.in],
    of: 'you',
    ...(p.where === undefined ? {} : { where: p.where }),
  };
  const wanted = bounds(own, p.where === undefined ? undefined : 0, p.count, 1);
  return {
    purpose: 'search',
    open: isOpen(own, from, p.count),
    requests: [selectRequest(own, you, { refs: select(own, from), from }, wanted)],
  };
}

export const searchOp = defineOp<Params>({
  ask,
  propose: (env, p) => onlyAsked(ask(env, p)),
  result: (_, __, { answers }) => resultOf(picked(answers)),
});

export const describeSearchOp = (): OpDescription<Params> => ({
  asks: 'select',
  params: paramsOf<Params>()({ in: name, where: Optional(filter), count: Optional(natural), by: Optional(selector) }),
  single: ['by'],
  words:
    '[{by} <searches|search>/search] the {in} for [{count} {where:cards}/{count:n} <card|cards>/cards equal to {count}/{where:a card}/a card]',
  example: { in: 'deck', where: { type: 'unit' } },
});
