import { withKeys } from '../copy.ts';
import { reason } from '../reason.ts';
import { object, player, zone } from '../save/check-refs.ts';
import { list } from '../save/plain-checks.ts';
import type { ObjectId, PlayerId, ZoneKey } from '../state/ids.ts';
import { zonePlayer } from '../state/ids.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** A player put cards of a zone into an order, on top or at the bottom. Only he knows which went where. */
export interface Payload {
  readonly zone: ZoneKey;
  /** From the bottom up. */
  readonly bottom: readonly ObjectId[];
  /** From the top down. */
  readonly top: readonly ObjectId[];
  readonly by: PlayerId;
}

/** The zone's order after it; who has gone away in the same batch is in it no more. */
function ordered(list: readonly ObjectId[], p: Payload): ObjectId[] {
  const here = new Set(list);
  const named = new Set([...p.bottom, ...p.top]);
  const present = (ids: readonly ObjectId[]): readonly ObjectId[] => ids.filter((id) => here.has(id));
  return [...present(p.bottom), ...list.filter((id) => !named.has(id)), ...present(p.top).toReversed()];
}

export const arrangedEvent = defineEvent<Payload>({
  changes: (_, p) => p.bottom.length + p.top.length > 0 || reason('zero', 'there is nothing to put in order'),
  apply: (tx, p) => {
    const before = tx.state.zones[p.zone] ?? [];
    const list = ordered(before, p);
    tx.setZone(p.zone, list);
    // Numbered anew by place: nobody can follow one of them, but who arranged them knows their faces.
    const named = new Set([...p.bottom, ...p.top]);
    for (const id of list) {
      const object = tx.state.objects[id];
      if (!object || !named.has(id)) continue;
      tx.setObject(id, withKeys(object, { inc: tx.number('incarnation'), known: [p.by] }));
    }
  },
  roles: (p) => {
    const player = zonePlayer(p.zone);
    return { ...(player === null ? {} : { player }), amount: p.bottom.length + p.top.length };
  },
});

/** What a viewer is told of it. */
export const arrangedEventShown: EventShown<Payload> = (p) => ({
  zone: p.zone,
  top: p.top.length,
  bottom: p.bottom.length,
  player: p.by,
});

/** English, with `{slots}` named after the public form. */
export const arrangedEventWords = '{player} puts {top} cards on top and {bottom} at the bottom of {zone}';

export const describeArrangedEvent = (): EventDescription<Payload> => ({
  payload: { zone, bottom: list(object), top: list(object), by: player },
});
