import { withKeys } from '../copy.ts';
import { reason } from '../reason.ts';
import { card, frame, objectRef, players } from '../save/check-refs.ts';
import { list, maybe, oneOf } from '../save/plain-checks.ts';
import type { CardId, FrameId, PlayerId } from '../state/ids.ts';
import { liveObject, union } from '../state/objects.ts';
import type { ObjectRef } from '../state/refs.ts';
import type { Reveal } from '../state/state.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** Some players were shown the faces of objects. */
export interface Payload {
  readonly objects: readonly ObjectRef[];
  readonly audience: readonly PlayerId[];
  readonly until: Reveal['until'];
  readonly during?: FrameId;
  /** Filled in when it happens. */
  readonly cards?: readonly CardId[];
}

export const revealedEvent = defineEvent<Payload>({
  changes: (at, p) => p.objects.some((r) => liveObject(at, r)) || reason('no-candidate', 'there is nothing to show'),
  complete: (tx, p) => {
    p.objects = p.objects.filter((r) => liveObject(tx, r));
    p.cards = p.objects.flatMap((r) => tx.state.objects[r.id]?.card ?? []);
  },
  apply: (tx, p) => {
    tx.set('reveals', [
      ...tx.state.reveals,
      {
        objects: p.objects,
        audience: p.audience,
        until: p.until,
        ...(p.during === undefined ? {} : { during: p.during }),
      },
    ]);
    for (const ref of p.objects) {
      const object = liveObject(tx, ref);
      if (object) tx.setObject(ref.id, withKeys(object, { known: union(object.known ?? [], p.audience) }));
    }
  },
  roles: (p) => ({ ...(p.objects[0] ? { subject: p.objects[0] } : {}), amount: p.objects.length }),
  without: (p, isSpared) => {
    const objects = p.objects.filter((ref) => !isSpared(ref));
    if (objects.length === p.objects.length) return p;
    return objects.length === 0 ? null : { ...p, objects };
  },
});

/** What a viewer is told of it. */
export const revealedEventShown: EventShown<Payload> = (p, sight) => ({
  count: p.objects.length,
  audience: p.audience,
  ...(p.audience.length === sight.seats || sight.sees(p.audience)
    ? { objects: p.objects.map((r, i) => sight.shown(r, p.cards?.[i], null)), cards: p.cards }
    : {}),
});

/** English, with `{slots}` named after the public form. */
export const revealedEventWords = '{count} shown to {audience}[: {objects}]';

export const describeRevealedEvent = (): EventDescription<Payload> => ({
  payload: {
    objects: list(objectRef),
    audience: players,
    until: oneOf('frame', 'turn', 'stay'),
    during: maybe(frame),
    cards: maybe(list(card)),
  },
});
