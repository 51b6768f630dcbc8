import { reason } from '../reason.ts';
import { objectRef } from '../save/check-refs.ts';
import { maybe } from '../save/plain-checks.ts';
import { liveObject } from '../state/objects.ts';
import type { ObjectRef } from '../state/refs.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** An object came off what it was attached to; it stays where it is. */
export interface Payload {
  readonly object: ObjectRef;
  /** Filled in when it happens: what it was on. */
  readonly from?: ObjectRef;
}

export const detachedEvent = defineEvent<Payload>({
  changes: (at, p) => {
    const object = liveObject(at, p.object);
    if (!object) return reason('gone', 'it is no longer where it was');
    return object.attachedTo !== undefined || reason('already', 'it is attached to nothing');
  },
  fill: (at, p) => {
    const from = liveObject(at, p.object)?.attachedTo;
    if (from) p.from = from;
  },
  apply: (tx, p) => {
    const object = liveObject(tx, p.object);
    if (!object) return;
    const { attachedTo: _, ...rest } = object;
    tx.setObject(object.id, rest);
  },
  roles: (p) => ({ subject: p.object, ...(p.from ? { other: p.from } : {}) }),
});

/** What a viewer is told of it. */
export const detachedEventShown: EventShown<Payload> = (p, sight) => ({
  object: sight.ref(p.object),
  ...(p.from ? { from: sight.ref(p.from) } : {}),
});

/** English, with `{slots}` named after the public form. */
export const detachedEventWords = '{object} comes off[ {from}]';

export const describeDetachedEvent = (): EventDescription<Payload> => ({
  payload: { object: objectRef, from: maybe(objectRef) },
});
