import type { Position } from '../env.ts';
import type { GameEvent, PublicEvent, SeenRef, Sight, Viewer } from '../events/event.ts';
import { eventShown } from '../events/shown.gen.ts';
import type { CardId, PlayerId } from '../state/ids.ts';
import { audience, liveObject, refOf, snapshotOf, zoneDecl } from '../state/objects.ts';
import type { ObjectRef, Ref } from '../state/refs.ts';
import type { GameObject } from '../state/state.ts';

/**
 * The handle of an object: its incarnation's number. All incarnations are numbered by place, anew at every move and
 * shuffle, so a handle says nothing about a face.
 */
export const handleOf = (ref: ObjectRef): string => `#${ref.inc}`;

/** The object that a handle from a view or an event means; `null` where it is gone, or no handle. */
export function fromHandle(at: Position, handle: string): ObjectRef | null {
  const object = at.state.objects.find((o) => o !== null && handleOf(refOf(o)) === handle);
  return object ? refOf(object) : null;
}

const includes = (audience: readonly PlayerId[] | null, viewer: Viewer): boolean =>
  audience === null || viewer === 'everything' || audience.includes(viewer as PlayerId);

/** Whether a viewer sees the face of what a reference means, now or when it left. */
export function seesFace(at: Position, ref: ObjectRef, viewer: Viewer): boolean {
  const object = liveObject(at, ref);
  if (object) return includes(audience(at, object), viewer);
  const left = snapshotOf(at, ref);
  return left !== null && (viewer === 'everything' || !left.object.faceDown);
}

/** Whether a viewer sees the face of an object, or remembers it from before. */
export const knowsFace = (at: Position, object: GameObject, viewer: Viewer): boolean =>
  includes(audience(at, object), viewer) || includes(object.known ?? [], viewer);

/** Whether a viewer may be told what the source of something is: it can work from where he does not see it. */
export function knowsSource(at: Position, source: ObjectRef, viewer: Viewer): boolean {
  const object = liveObject(at, source);
  return object === null || knowsFace(at, object, viewer);
}

/** How a viewer sees references and events of a position. */
export function sightOf(at: Position, viewer: Viewer): Sight {
  const sees = (list: readonly PlayerId[] | undefined): boolean => includes(list ?? null, viewer);
  const sight: Sight = {
    viewer,
    seats: at.state.players.length,
    sees,
    visible: (ref) => ref.kind !== 'object' || seesFace(at, ref, viewer),
    ref: (ref) => seenRef(at, ref, ref.kind === 'object' && seesFace(at, ref, viewer)),
    shown: (ref, card, seen) => seenRef(at, ref, includes(seen, viewer), card),
    chosen: (ref) => (isUntold(at, ref, viewer) ? { hidden: true } : sight.ref(ref)),
  };
  return sight;
}

/** Whether an object lies unseen where not everyone looks in: who was offered it by name must not learn its place. */
function isUntold(at: Position, ref: Ref, viewer: Viewer): boolean {
  const object = liveObject(at, ref);
  return object !== null && zoneDecl(at, object.zone).faces !== 'all' && !seesFace(at, refOf(object), viewer);
}

/** The card of an object as it is, or of one that left as it was then. */
const faceOf = (at: Position, ref: ObjectRef): CardId | undefined =>
  snapshotOf(at, ref)?.object.card ?? at.state.objects[ref.id]?.card;

function seenRef(at: Position, ref: Ref, withFace: boolean, then?: CardId): SeenRef {
  switch (ref.kind) {
    case 'object': {
      const card = withFace ? (then ?? faceOf(at, ref)) : undefined;
      const name = card === undefined ? undefined : at.book.cards.get(card)?.data.name;
      return {
        object: handleOf(ref),
        ...(card === undefined ? {} : { card }),
        ...(name === undefined ? {} : { name }),
      };
    }
    case 'player':
      return { player: ref.player };
    case 'cell':
      return { cell: ref.cell, zone: ref.zone };
    case 'frame':
      return { effect: ref.frame };
    case 'card':
      return { card: ref.card, name: at.book.cards.get(ref.card)?.data.name ?? ref.card };
    case 'word':
      return { word: ref.word };
  }
}

/**
 * What a viewer is told of an event; `null` when not even that it happened. `at` is the position it led to: the match of
 * the same `Accepted`. Later much of what it speaks of may be gone.
 */
export function eventFor(at: Position, event: GameEvent, viewer: Viewer): PublicEvent | null {
  const form = eventShown(event)(event, sightOf(at, viewer));
  return form === null ? null : { type: event.type, ...form };
}
