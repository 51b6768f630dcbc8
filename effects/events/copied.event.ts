import { withKeys } from '../copy.ts';
import { frameOf, isUnresolved, pendingOf } from '../flow/scope.ts';
import { reason } from '../reason.ts';
import { frame, player, ref } from '../save/check-refs.ts';
import { maybe } from '../save/plain-checks.ts';
import { type FrameId, frameId, type PlayerId } from '../state/ids.ts';
import type { Ref } from '../state/refs.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** A copy was made of an effect that is still to resolve, with the same choices made for it. */
export interface Payload {
  readonly of: FrameId;
  readonly player: PlayerId;
  /** Filled in when it happens. */
  readonly copy?: FrameId;
  readonly object?: Ref;
}

export const copiedEvent = defineEvent<Payload>({
  changes: (at, p) => isUnresolved(at, p.of) || reason('gone', 'it does not wait any more'),
  fill: (at, p) => {
    const source = pendingOf(at, p.of)?.source;
    if (source) p.object = source;
  },
  complete: (tx, p) => {
    p.copy = frameId(tx.number('frame'));
  },
  apply: (tx, p) => {
    if (p.copy === undefined) return;
    const { waiting } = tx.state;
    const trigger = waiting.findIndex((w) => w.id === p.of);
    const original = waiting[trigger];
    if (original)
      return tx.set('waiting', waiting.toSpliced(trigger, 0, { ...original, id: p.copy, controller: p.player }));
    const frame = frameOf(tx, p.of);
    if (!frame) return;
    // A copy has no card of its own that goes anywhere afterwards.
    const { after: _, parent: __, ...rest } = frame;
    tx.stackFrame(withKeys(rest, { id: p.copy, controller: p.player, copy: true as const }));
  },
  roles: (p) => ({ player: p.player, ...(p.object ? { subject: p.object } : {}) }),
});

/** What a viewer is told of it. */
export const copiedEventShown: EventShown<Payload> = (p, sight) => ({
  player: p.player,
  ...(p.object ? { object: sight.ref(p.object) } : {}),
});

/** English, with `{slots}` named after the public form. */
export const copiedEventWords = '{player} copies the effect[ of {object}]';

export const describeCopiedEvent = (): EventDescription<Payload> => ({
  payload: { of: frame, player, copy: maybe(frame), object: maybe(ref) },
});
