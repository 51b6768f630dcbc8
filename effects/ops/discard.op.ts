import { asPlayer } from '../env.ts';
import { select, selectPlayers } from '../evaluators.ts';
import { objectsAfter } from '../flow/results.ts';
import type { Amount, Filter, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { filter, flag, name, natural, Optional, paramsOf, selector } from '../schema.ts';
import { liveObject, zoneFor } from '../state/objects.ts';
import { defineOp, type OpDescription, outcome, picked } from './op.ts';
import { bounds, isOpen, selectRequest } from './requests.ts';

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

const cardsOf = (p: Params): Selector => ({
  select: 'objects',
  in: [p.from ?? ZONES.from],
  of: 'you',
  ...(p.where === undefined ? {} : { where: p.where }),
});

export const discardOp = defineOp<Params>({
  name: 'discard',
  ask: (env, p) => {
    const players = selectPlayers(env, p.who ?? 'you');
    const requests = players.map((player) => {
      const own = asPlayer(env, player);
      const wanted = bounds(own, p.upTo ? 0 : undefined, p.count, 1);
      return selectRequest(own, player, { refs: select(own, cardsOf(p)), from: cardsOf(p) }, wanted);
    });
    if (requests.length === 0) return null;
    const open = players.every((you) => isOpen(asPlayer(env, you), cardsOf(p), p.count));
    return { purpose: 'discard', requests, open };
  },
  propose: (env, p, answers) =>
    outcome(
      picked(answers).flatMap((object) => {
        const live = liveObject(env, object);
        if (!live || object.kind !== 'object') return [];
        return [{ type: 'moved' as const, object, to: zoneFor(env, p.to ?? ZONES.to, live.owner), how: 'discard' }];
      }),
      reason('no-candidate', 'there is nothing to discard'),
    ),
  result: (_, __, { events }) => objectsAfter(events),
});

export const describeDiscardOp = (): OpDescription<Params> => ({
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
