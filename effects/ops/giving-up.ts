import { asPlayer, type Env } from '../env.ts';
import { select, selectPlayers } from '../evaluators.ts';
import type { Fact } from '../events/event.ts';
import type { Answered } from '../flow/frame.ts';
import type { Amount, Filter, Selector } from '../language.ts';
import { liveObject, zoneFor } from '../state/objects.ts';
import { type Ask, picked } from './op.ts';
import { bounds, isOpen, selectRequest } from './requests.ts';

/** What players give up of what is theirs in a zone. */
export interface GivingUp {
  readonly who?: Selector;
  readonly count?: Amount;
  readonly upTo?: boolean;
  readonly where?: Filter;
}

/** Each player chooses what he gives up: as many as he can, where he is not free to choose fewer. */
export function askGivingUp(env: Env, purpose: string, p: GivingUp, zone: string): Ask | null {
  const from: Selector = {
    select: 'objects',
    in: [zone],
    of: 'you',
    ...(p.where === undefined ? {} : { where: p.where }),
  };
  const players = selectPlayers(env, p.who ?? 'you').map((player) => ({ player, own: asPlayer(env, player) }));
  if (players.length === 0) return null;
  return {
    purpose,
    requests: players.map(({ player, own }) =>
      selectRequest(own, player, { refs: select(own, from), from }, bounds(own, p.upTo ? 0 : undefined, p.count, 1)),
    ),
    open: players.every(({ own }) => isOpen(own, from, p.count)),
  };
}

/** What was chosen goes to a zone of its owners. */
export const givenUp = (env: Env, answers: readonly Answered[], zone: string, how: string): readonly Fact[] =>
  picked(answers).flatMap((object) => {
    const live = liveObject(env, object);
    if (!live || object.kind !== 'object') return [];
    return [{ type: 'moved' as const, object, to: zoneFor(env, zone, live.owner), how }];
  });
