import type { Position } from '../env.ts';
import { pendingOf } from '../flow/scope.ts';
import { liveObject, snapshotOf } from '../state/objects.ts';
import type { ObjectRef, Ref } from '../state/refs.ts';
import type { EffectiveCard } from './card.ts';
import { effective } from './derive.ts';
import { FACE_DOWN, printedOf } from './printed.ts';

/** Of what left a zone that not everyone sees nothing is kept: there it is known by its printed card. */
const printedFace = (at: Position, ref: ObjectRef): EffectiveCard | null => {
  const now = at.state.objects[ref.id];
  if (!now) return null;
  return now.faceDown ? FACE_DOWN : printedOf(at.book, now);
};

/** What a reference looks like to the rules: as it is now, or as it was when it left. */
export function face(at: Position, ref: Ref): EffectiveCard | null {
  switch (ref.kind) {
    case 'object': {
      const object = liveObject(at, ref);
      return object ? effective(at, object) : (snapshotOf(at, ref)?.card ?? printedFace(at, ref));
    }
    case 'card':
      return at.book.cards.get(ref.card)?.printed ?? null;
    case 'frame': {
      const source = pendingOf(at, ref.frame)?.source;
      return source ? face(at, source) : null;
    }
    default:
      return null;
  }
}
