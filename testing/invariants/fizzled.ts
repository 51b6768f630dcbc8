import type { Position } from '../../effects/env.ts';
import { isIn, liveObject } from '../../effects/state/objects.ts';
import type { Ref } from '../../effects/state/refs.ts';
import type { Invariant } from './invariant.ts';

const isGone = (at: Position, ref: Ref): boolean =>
  ref.kind === 'object' ? liveObject(at, ref) === null : ref.kind === 'player' && !isIn(at, ref.player);

/** An effect does nothing once all that was chosen for it is gone: what is gone never comes back. */
export const fizzled: Invariant = {
  name: 'an effect whose targets are all gone does not resolve',
  broken: ({ before, messages }) => {
    if (!before) return null;
    const ended = messages.flatMap(({ events }) => events.flatMap((e) => (e.type === 'finished' ? [e] : [])));
    for (const { id, status, targets = [] } of before.state.frames) {
      const refs = targets.flatMap((target) => target.refs);
      if (status !== 'stacked' || refs.length === 0 || !refs.every((ref) => isGone(before, ref))) continue;
      if (ended.some((e) => e.of === id && e.how === 'resolved')) return `the effect ${id} has resolved`;
    }
    return null;
  },
};
