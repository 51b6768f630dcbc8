import { withKeys } from '../copy.ts';
import { reason } from '../reason.ts';
import { objectRef, refs } from '../save/check-refs.ts';
import { text } from '../save/plain-checks.ts';
import { liveObject, notedBy } from '../state/objects.ts';
import { type ObjectRef, type Ref, sameRef } from '../state/refs.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** An object noted something under a name, in place of what it had noted there; nothing, and it has forgotten. */
export interface Payload {
  readonly object: ObjectRef;
  readonly under: string;
  readonly refs: readonly Ref[];
}

const same = (a: readonly Ref[], b: readonly Ref[]): boolean =>
  a.length === b.length && a.every((ref, i) => sameRef(ref, b[i] as Ref));

export const notedEvent = defineEvent<Payload>({
  changes: (at, p) => {
    const object = liveObject(at, p.object);
    if (!object) return reason('gone', 'what is to note it is gone');
    return !same(notedBy(object, p.under), p.refs) || reason('already', 'it has noted that already');
  },
  apply: (tx, p) => {
    const object = liveObject(tx, p.object);
    if (!object) return;
    const { memory: before = {}, ...rest } = object;
    const { [p.under]: _, ...others } = before;
    const memory = p.refs.length === 0 ? others : { ...others, [p.under]: p.refs };
    tx.setObject(object.id, Object.keys(memory).length === 0 ? rest : withKeys(rest, { memory }));
  },
  roles: (p) => ({ subject: p.object, amount: p.refs.length }),
});

/** What a viewer is told of it. Who does not see its face does not see what it has noted either. */
export const notedEventShown: EventShown<Payload> = (p, sight) =>
  sight.visible(p.object)
    ? {
        object: sight.ref(p.object),
        under: p.under,
        count: p.refs.length,
        refs: p.refs.map((ref) => sight.chosen(ref)),
      }
    : null;

/** English, with `{slots}` named after the public form. */
export const notedEventWords = '{object} has {count} noted under {under}[: {refs}]';

export const describeNotedEvent = (): EventDescription<Payload> => ({
  payload: { object: objectRef, under: text, refs },
});
