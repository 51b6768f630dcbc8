import type { Env } from '../env.ts';
import { onePlayer, select } from '../evaluators.ts';
import { resultOf } from '../flow/results.ts';
import type { Filter, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { filter, Optional, paramsOf, selector } from '../schema.ts';
import { type Ask, defineOp, type OpDescription, outcome, picked } from './op.ts';
import { emptyAsk, isOpen, selectRequest } from './requests.ts';

/** A player names a card of the game, and everyone hears it: the signal `named`. The result is the card. */
export interface Params {
  /** What the card must be like. */
  readonly where?: Filter;
  /** Who names it: the controller when left out. */
  readonly by?: Selector;
}

function ask(env: Env, p: Params): Ask | null {
  const player = onePlayer(env, p.by);
  const from: Selector = { select: 'cards', ...(p.where === undefined ? {} : { where: p.where }) };
  const refs = select(env, from);
  const open = isOpen(env, from);
  if (refs.length === 0) return open ? null : emptyAsk(player, 'name');
  return { purpose: 'name', open, requests: [selectRequest(env, player, { refs, from }, { min: 1, max: 1 })] };
}

export const nameCardOp = defineOp<Params>({
  ask,
  propose: (env, p, answers) =>
    outcome(
      picked(answers).map((subject) => ({ type: 'signalled', name: 'named', player: onePlayer(env, p.by), subject })),
      reason('no-candidate', 'there is no such card'),
    ),
  result: (_, __, { events }) =>
    resultOf(events.flatMap((e) => (e.type === 'signalled' && e.subject ? [e.subject] : []))),
});

export const describeNameCardOp = (): OpDescription<Params> => ({
  asks: 'select',
  params: paramsOf<Params>()({ where: Optional(filter), by: Optional(selector) }),
  single: ['by'],
  words: '[{by} <names|name>/name] [{where:a card}/a card] of the game',
  example: { where: { type: 'unit' } },
});
