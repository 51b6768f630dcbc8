import { pendingOf } from '../flow/scope.ts';
import { reason } from '../reason.ts';
import { frame, player, ref } from '../save/check-refs.ts';
import { maybe, oneOf, yes } from '../save/plain-checks.ts';
import type { FrameId, PlayerId } from '../state/ids.ts';
import type { Ref } from '../state/refs.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** A pending effect came to its end: exactly once for each, after its last node. */
export interface Payload {
  readonly of: FrameId;
  readonly how: 'resolved' | 'fizzled' | 'countered';
  readonly kind: 'play' | 'trigger';
  readonly object?: Ref;
  /** It was a copy: the object is that of the original, and stays where it is. */
  readonly copy?: true;
  readonly player: PlayerId;
}

export const finishedEvent = defineEvent<Payload>({
  fixed: true,
  changes: (at, p) => pendingOf(at, p.of) !== undefined || reason('gone', 'it is not pending'),
  apply: (tx, p) => {
    const { waiting } = tx.state;
    if (waiting.some((w) => w.id === p.of))
      return tx.set(
        'waiting',
        waiting.filter((w) => w.id !== p.of),
      );
    tx.dropFrame(p.of);
  },
  roles: (p) => ({ player: p.player, ...(p.object ? { subject: p.object } : {}) }),
});

/** What a viewer is told of it. */
export const finishedEventShown: EventShown<Payload> = (p, sight) => ({
  frame: p.of,
  how: p.how,
  player: p.player,
  ...(p.object ? { object: sight.ref(p.object) } : {}),
});

/** English, with `{slots}` named after the public form. */
export const finishedEventWords = '[{object}: ]{how}';

export const describeFinishedEvent = (): EventDescription<Payload> => ({
  payload: {
    of: frame,
    how: oneOf('resolved', 'fizzled', 'countered'),
    kind: oneOf('play', 'trigger'),
    object: maybe(ref),
    copy: maybe(yes),
    player,
  },
});
