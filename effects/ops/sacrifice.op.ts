import { asPlayer, type Env } from '../env.ts';
import { select, selectPlayers } from '../evaluators.ts';
import { objectsAfter } from '../flow/results.ts';
import type { Amount, Filter, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { filter, name, natural, Optional, paramsOf, selector } from '../schema.ts';
import { liveObject, zoneFor } from '../state/objects.ts';
import { type Ask, defineOp, type OpDescription, outcome, picked } from './op.ts';
import { bounds, isOpen, selectRequest } from './requests.ts';

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

const thoseOf = (p: Params): Selector => ({
  select: 'objects',
  in: [p.from ?? ZONES.from],
  of: 'you',
  ...(p.where === undefined ? {} : { where: p.where }),
});

function ask(env: Env, p: Params): Ask | null {
  const players = selectPlayers(env, p.who ?? 'you');
  if (players.length === 0) return null;
  return {
    purpose: 'sacrifice',
    requests: players.map((player) => {
      const own = asPlayer(env, player);
      const from = thoseOf(p);
      return selectRequest(own, player, { refs: select(own, from), from }, bounds(own, undefined, p.count, 1));
    }),
    open: players.every((player) => isOpen(asPlayer(env, player), thoseOf(p), p.count)),
  };
}

export const sacrificeOp = defineOp<Params>({
  name: 'sacrifice',
  ask,
  propose: (env, p, answers) =>
    outcome(
      picked(answers).flatMap((object) => {
        const live = liveObject(env, object);
        if (!live || object.kind !== 'object') return [];
        return [{ type: 'moved' as const, object, to: zoneFor(env, p.to ?? ZONES.to, live.owner), how: 'sacrifice' }];
      }),
      reason('no-candidate', 'there is nothing to sacrifice'),
    ),
  result: (_, __, { events }) => objectsAfter(events),
});

export const describeSacrificeOp = (): OpDescription<Params> => ({
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
