import { withKeys } from '../copy.ts';
import { all, reason } from '../reason.ts';
import { objectRef } from '../save/check-refs.ts';
import { liveObject } from '../state/objects.ts';
import { type ObjectRef, sameRef } from '../state/refs.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** An object was attached to another one; from the one it was on before it came off. */
export interface Payload {
  readonly object: ObjectRef;
  readonly to: ObjectRef;
}

export const attachedEvent = defineEvent<Payload>({
  changes: (at, p) => {
    const object = liveObject(at, p.object);
    return all(
      () => (object !== null && liveObject(at, p.to) !== null) || reason('gone', 'one of the two is gone'),
      () => !sameRef(p.object, p.to) || reason('forbidden', 'nothing is attached to itself'),
      () =>
        !(object?.attachedTo && sameRef(object.attachedTo, p.to)) || reason('already', 'it is attached to it already'),
    );
  },
  apply: (tx, p) => {
    const object = liveObject(tx, p.object);
    if (object) tx.setObject(object.id, withKeys(object, { attachedTo: p.to }));
  },
  roles: (p) => ({ subject: p.object, other: p.to }),
});

/** What a viewer is told of it. */
export const attachedEventShown: EventShown<Payload> = (p, sight) => ({
  object: sight.ref(p.object),
  to: sight.ref(p.to),
});

/** English, with `{slots}` named after the public form. */
export const attachedEventWords = '{object} is attached to {to}';

export const describeAttachedEvent = (): EventDescription<Payload> => ({
  payload: { object: objectRef, to: objectRef },
});
