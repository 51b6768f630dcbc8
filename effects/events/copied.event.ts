import { withKeys } from '../copy.ts';
import { frameOf } from '../flow/scope.ts';
import { reason } from '../reason.ts';
import { frame, player, ref } from '../save/check-refs.ts';
import { maybe } from '../save/plain-checks.ts';
import { type FrameId, frameId, type PlayerId } from '../state/ids.ts';
import type { Ref } from '../state/refs.ts';
import { defineEvent } from './event.ts';

/** A copy of an effect that waits on the stack was put there, with the same choices made for it. */
export interface Payload {
  readonly of: FrameId;
  readonly player: PlayerId;
  /** Filled in when it happens. */
  readonly copy?: FrameId;
  readonly object?: Ref;
}

export const copiedEvent = defineEvent<Payload>({
  name: 'copied',
  payload: { of: frame, player, copy: maybe(frame), object: maybe(ref) },
  changes: (at, p) => frameOf(at, p.of)?.status === 'stacked' || reason('gone', 'it does not wait any more'),
  fill: (at, p) => {
    const source = frameOf(at, p.of)?.source;
    if (source) p.object = source;
  },
  complete: (tx, p) => {
    p.copy = frameId(tx.number('frame'));
  },
  apply: (tx, p) => {
    const frame = frameOf(tx, p.of);
    if (!frame || p.copy === undefined) return;
    // A copy has no card of its own that goes anywhere afterwards.
    const { after: _, parent: __, ...rest } = frame;
    tx.stackFrame(withKeys(rest, { id: p.copy, controller: p.player, copy: true as const }));
  },
  roles: (p) => ({ player: p.player, ...(p.object ? { subject: p.object } : {}) }),
  publicForm: (p, sight) => ({ player: p.player, ...(p.object ? { object: sight.ref(p.object) } : {}) }),
  words: '{player} copies the effect[ of {object}]',
});
