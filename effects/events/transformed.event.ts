import { withKeys } from '../copy.ts';
import { reason } from '../reason.ts';
import { card, objectRef, players } from '../save/check-refs.ts';
import { maybe } from '../save/plain-checks.ts';
import type { CardId, PlayerId } from '../state/ids.ts';
import { audience, liveObject, zoneOf } from '../state/objects.ts';
import type { ObjectRef } from '../state/refs.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** An object became another card. It stays the same object, with its facts and with what changes it. */
export interface Payload {
  readonly object: ObjectRef;
  readonly into: CardId;
  /** Filled in when it happens: what it was. */
  readonly card?: CardId;
  /** Who saw it, where not everyone did. */
  readonly audience?: readonly PlayerId[];
}

export const transformedEvent = defineEvent<Payload>({
  changes: (at, p) => {
    const object = liveObject(at, p.object);
    if (!object) return reason('gone', 'it is no longer where it was');
    return object.card !== p.into || reason('already', 'it is that card already');
  },
  fill: (at, p) => {
    const object = liveObject(at, p.object);
    if (!object) return;
    const seen = audience(at, object);
    p.card = object.card;
    if (seen !== null) p.audience = seen;
  },
  apply: (tx, p) => {
    const object = liveObject(tx, p.object);
    if (!object) return;
    const { known = [], ...rest } = object;
    // Who has only seen what it was does not know what it is.
    const seen = p.audience;
    const still = seen === undefined ? known : known.filter((player) => seen.includes(player));
    tx.setObject(object.id, withKeys(rest, { card: p.into, ...(still.length > 0 ? { known: still } : {}) }));
    // A list of its own: which abilities there are in a zone is remembered by the identity of its list.
    tx.setZone(object.zone, [...zoneOf(tx, object.zone)]);
  },
  roles: (p) => ({ subject: p.object }),
});

/** What a viewer is told of it. Who does not see its face is not told: which hidden cards become something else would tell what they are. */
export const transformedEventShown: EventShown<Payload> = (p, sight) =>
  sight.sees(p.audience)
    ? {
        object: sight.shown(p.object, p.card, p.audience ?? null),
        now: sight.ref({ kind: 'card', card: p.into }),
      }
    : null;

/** English, with `{slots}` named after the public form. */
export const transformedEventWords = '{object} becomes {now}';

export const describeTransformedEvent = (): EventDescription<Payload> => ({
  payload: { object: objectRef, into: card, card: maybe(card), audience: maybe(players) },
});
