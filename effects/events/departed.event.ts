import type { Position } from '../env.ts';
import { reason } from '../reason.ts';
import { player } from '../save/check-refs.ts';
import { type PlayerId, type ZoneKey, zonePlayer } from '../state/ids.ts';
import { isIn } from '../state/objects.ts';
import type { GameObject } from '../state/state.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/**
 * What a player who is out still had leaves the match with him: his objects, wherever they are, and all of his that is
 * pending. It goes to no zone, so nothing hears it leave one.
 */
export interface Payload {
  readonly player: PlayerId;
}

/** Whether an object goes with a player: it is his, or nobody has taken it from his part of a zone. */
const goesWith = (object: GameObject, player: PlayerId): boolean =>
  object.owner === player || zonePlayer(object.zone) === player;

const without = <T extends { readonly controller: PlayerId }>(list: readonly T[], player: PlayerId): readonly T[] =>
  list.some((one) => one.controller === player) ? list.filter((one) => one.controller !== player) : list;

function hasAnything({ state }: Position, player: PlayerId): boolean {
  const { objects, frames, waiting, delayed, turn } = state;
  return (
    objects.some((o) => o !== null && goesWith(o, player)) ||
    [...frames, ...waiting, ...delayed].some((pending) => pending.controller === player) ||
    turn.extraTurns.includes(player)
  );
}

export const departedEvent = defineEvent<Payload>({
  changes: (at, p) => (!isIn(at, p.player) && hasAnything(at, p.player)) || reason('already', 'nothing of his is left'),
  apply: (tx, p) => {
    const { objects, zones } = tx.state;
    const gone = new Set(objects.flatMap((o) => (o !== null && goesWith(o, p.player) ? [o.id] : [])));
    for (const [key, list] of Object.entries(zones))
      if (list.some((id) => gone.has(id)))
        tx.setZone(
          key as ZoneKey,
          list.filter((id) => !gone.has(id)),
        );
    for (const id of gone) tx.setObject(id, null);
    // What waits for one of them sees that it is not there any more.
    tx.set('frames', without(tx.state.frames, p.player));
    tx.set('waiting', without(tx.state.waiting, p.player));
    tx.set('delayed', without(tx.state.delayed, p.player));
    const { turn } = tx.state;
    tx.set('turn', { ...turn, extraTurns: turn.extraTurns.filter((next) => next !== p.player) });
  },
  roles: (p) => ({ player: p.player, subject: { kind: 'player', player: p.player } }),
});

/** What a viewer is told of it. */
export const departedEventShown: EventShown<Payload> = (p) => ({ player: p.player });

/** English, with `{slots}` named after the public form. */
export const departedEventWords = '{player} leaves with all that was theirs';

export const describeDepartedEvent = (): EventDescription<Payload> => ({
  payload: { player },
});
