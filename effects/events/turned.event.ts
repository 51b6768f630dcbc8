import { withKeys } from '../copy.ts';
import { reason } from '../reason.ts';
import { card, objectRef, players } from '../save/check-refs.ts';
import { flag, maybe } from '../save/plain-checks.ts';
import type { CardId, PlayerId } from '../state/ids.ts';
import { audience, liveObject, seated, union, zoneAudience } from '../state/objects.ts';
import type { ObjectRef } from '../state/refs.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** An object was turned face up or face down; it stays the same object. */
export interface Payload {
  readonly object: ObjectRef;
  readonly faceDown: boolean;
  /** Filled in when it happens. */
  readonly card?: CardId;
  /** Who saw the face before it was turned or sees it after, where not everyone does. */
  readonly audience?: readonly PlayerId[];
}

export const turnedEvent = defineEvent<Payload>({
  changes: (at, p) => {
    const object = liveObject(at, p.object);
    if (!object) return reason('gone', 'it is no longer where it was');
    return (object.faceDown === true) !== p.faceDown || reason('already', 'it lies that way already');
  },
  fill: (at, p) => {
    const object = liveObject(at, p.object);
    if (!object) return;
    const before = audience(at, object);
    const after = p.faceDown ? [] : zoneAudience(at, object.zone);
    p.card = object.card;
    if (before !== null && after !== null) p.audience = union(before, after);
  },
  apply: (tx, p) => {
    const object = liveObject(tx, p.object);
    if (!object) return;
    const { faceDown: _, ...rest } = object;
    if (!p.faceDown) return tx.setObject(object.id, rest);
    const seen = p.audience ?? seated(tx);
    const known = union(object.known ?? [], seen);
    tx.setObject(
      object.id,
      withKeys(rest, known.length > 0 ? { faceDown: true as const, known } : { faceDown: true as const }),
    );
  },
  roles: (p) => ({ subject: p.object }),
});

/** What a viewer is told of it. */
export const turnedEventShown: EventShown<Payload> = (p, sight) => ({
  object: sight.shown(p.object, p.card, p.audience ?? null),
  faceDown: p.faceDown,
  ...(sight.sees(p.audience) ? { card: p.card } : {}),
});

/** English, with `{slots}` named after the public form. */
export const turnedEventWords = '{object} is turned over';

export const describeTurnedEvent = (): EventDescription<Payload> => ({
  payload: { object: objectRef, faceDown: flag, card: maybe(card), audience: maybe(players) },
});
