import { withKeys } from '../copy.ts';
import { reason } from '../reason.ts';
import type { CardId, PlayerId } from '../state/ids.ts';
import { liveObject } from '../state/objects.ts';
import type { ObjectRef } from '../state/refs.ts';
import { defineEvent } from './event.ts';

/** An object was turned face up or face down; it stays the same object. */
export interface Payload {
  readonly object: ObjectRef;
  readonly faceDown: boolean;
  /** Filled in when it happens. */
  readonly card?: CardId;
}

export const turnedEvent = defineEvent<Payload>({
  name: 'turned',
  changes: (at, p) => {
    const object = liveObject(at, p.object);
    if (!object) return reason('gone', 'it is no longer where it was');
    return (object.faceDown === true) !== p.faceDown || reason('already', 'it lies that way already');
  },
  complete: (tx, p) => withKeys(p, { card: tx.state.objects[p.object.id]?.card as CardId }),
  apply: (tx, p) => {
    const object = liveObject(tx, p.object);
    if (!object) return;
    const { faceDown: _, ...rest } = object;
    const everyone = tx.state.players.map((_, i) => i as PlayerId);
    tx.setObject(object.id, p.faceDown ? withKeys(rest, { faceDown: true as const, known: everyone }) : rest);
  },
  roles: (p) => ({ subject: p.object }),
  publicForm: (p, sight) => ({ object: sight.ref(p.object), faceDown: p.faceDown, card: p.card }),
  words: '{object} is turned over',
});
