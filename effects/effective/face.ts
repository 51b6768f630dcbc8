import type { Position } from '../env.ts';
import { liveObject, snapshotOf } from '../state/objects.ts';
import type { Ref } from '../state/refs.ts';
import type { EffectiveCard } from './card.ts';
import { effective } from './derive.ts';

/** What a reference looks like to the rules: as it is now, or as it was when it left. */
export function face(at: Position, ref: Ref): EffectiveCard | null {
  switch (ref.kind) {
    case 'object': {
      const object = liveObject(at, ref);
      return object ? effective(at, object) : (snapshotOf(at, ref)?.card ?? null);
    }
    case 'card':
      return at.book.cards.get(ref.card)?.printed ?? null;
    case 'frame': {
      const source = at.state.frames.find((f) => f.id === ref.frame)?.source;
      return source ? face(at, source) : null;
    }
    default:
      return null;
  }
}
