import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ChoiceTexts } from '../texts/choice.ts';

/** Where something can be laid down: before an item, or at the end of a pile. */
export interface Place {
  readonly pile: number;
  readonly before?: number;
}

/** Below the pointer, or, where that is between places, at the nearest. */
export const underPointer: CollisionDetection = (args) => {
  const within = pointerWithin(args);
  return within.length > 0 ? within : closestCenter(args);
};

/** Which way keys move: across, down. */
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrows go to the nearest place in their direction. */
const toNextPlace: KeyboardCoordinateGetter = (event, { context }) => {
  const { collisionRect, droppableContainers, droppableRects, over } = context;
  const way = WAYS[event.code];
  if (!way || !collisionRect) return undefined;
  event.preventDefault();
  const [across, down] = way;
  const rects = droppableContainers.getEnabled().flatMap(({ id }) => {
    const rect = droppableRects.get(id);
    return rect && id !== over?.id ? [rect] : [];
  });
  const from = collisionRect;
  const ahead = rects.flatMap((rect) => {
    const dx = rect.left - from.left;
    const dy = rect.top - from.top;
    const along = dx * across + dy * down;
    // What lies aside counts for more: down means down, not down and over there.
    return along > 1 ? [{ rect, cost: along + 3 * Math.abs(across === 0 ? dx : dy) }] : [];
  });
  const nearest = ahead.sort((a, b) => a.cost - b.cost)[0]?.rect;
  return nearest && { x: nearest.left, y: nearest.top };
};

/** Space picks up and puts down: Enter answers. */
const KEYS = { start: ['Space'], cancel: ['Escape'], end: ['Space'] };

export const useDragSensors = () =>
  useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextPlace, keyboardCodes: KEYS }),
  );

/** What a screen reader is told while something is dragged. */
export const announcements = (t: ChoiceTexts, nameOf: (id: UniqueIdentifier) => string): Announcements => ({
  onDragStart: ({ active }) => t.dragged(nameOf(active.id)),
  onDragOver: ({ active, over }) => (over ? t.draggedOver(nameOf(active.id), nameOf(over.id)) : undefined),
  onDragEnd: ({ active, over }) =>
    over ? t.dropped(nameOf(active.id), nameOf(over.id)) : t.dragCancelled(nameOf(active.id)),
  onDragCancel: ({ active }) => t.dragCancelled(nameOf(active.id)),
});
