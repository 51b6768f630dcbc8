import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Box, boxTowards, type Direction } from './directions.ts';

const placesIn = (root: HTMLElement | null): readonly HTMLElement[] =>
  root ? [...root.querySelectorAll<HTMLElement>('[data-place]')] : [];

export interface Roving {
  /** Moves the focus on from a place. */
  readonly go: (from: HTMLElement, direction: Direction) => void;
  /** A place has the focus: the tab key leads to it from now on. */
  readonly entered: (at: HTMLElement) => void;
  /** It has it no more. */
  readonly left: (at: HTMLElement) => void;
}

/**
 * All places of a field are one stop of the tab key; arrow keys lead on from there, by where the places are on the screen.
 * Where the place that had the focus is gone after a step, the focus goes on to the nearest.
 */
export function useRoving(root: RefObject<HTMLElement | null>): Roving {
  const at = useRef<HTMLElement | null>(null);
  const was = useRef<Box | null>(null);
  const focused = useRef(false);

  const stop = (element: HTMLElement): void => {
    if (at.current && at.current !== element) at.current.tabIndex = -1;
    element.tabIndex = 0;
    at.current = element;
    was.current = element.getBoundingClientRect();
  };

  // After each drawing: whatever became of the place, there is one to get to.
  useLayoutEffect(() => {
    if (at.current?.isConnected && root.current?.contains(at.current)) {
      at.current.tabIndex = 0;
      return;
    }
    const places = placesIn(root.current);
    const boxes = places.map((place) => place.getBoundingClientRect());
    const next = places[(was.current && nearestTo(boxes, was.current)) ?? 0];
    if (!next) return;
    stop(next);
    if (focused.current) next.focus({ preventScroll: true });
  });

  return {
    entered: (element) => {
      focused.current = true;
      stop(element);
    },
    // What is taken off the table loses the focus as well, but nobody has led it elsewhere.
    left: (element) =>
      queueMicrotask(() => {
        if (element.isConnected) focused.current = root.current?.contains(document.activeElement) ?? false;
      }),
    go: (from, direction) => {
      const places = placesIn(root.current);
      const boxes = places.map((place) => place.getBoundingClientRect());
      const here = boxes[places.indexOf(from)];
      const next = here && boxTowards(boxes, here, direction);
      if (next === null || next === undefined) return;
      places[next]?.focus();
    },
  };
}

function nearestTo(boxes: readonly Box[], from: Box): number | null {
  const far = boxes.map(({ left, top }) => Math.hypot(left - from.left, 3 * (top - from.top)));
  const least = Math.min(...far);
  const at = far.indexOf(least);
  return at < 0 ? null : at;
}
