import { useEffect, useRef, useState } from 'react';

/** Milliseconds that a card is pointed at before the whole of it is shown, and that it stays when it is left. */
const BEFORE = 350;
const BETWEEN = 60;
const AFTER = 180;

/** Which card is shown whole. */
export interface Whole {
  readonly of: HTMLElement | null;
  /** Something is pointed at, or nothing: after a moment it is shown. */
  readonly over: (element: HTMLElement | null) => void;
  /** It stays: what shows it is itself pointed at. */
  readonly stay: () => void;
  readonly toggle: (element: HTMLElement) => void;
  readonly close: () => void;
}

/** @param shows whether there is anything to show of an element */
export function useWhole(shows: (element: HTMLElement) => boolean): Whole {
  const [of, setOf] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointed = useRef<HTMLElement | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (element: HTMLElement | null, delay: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOf(element?.isConnected ? element : null), delay);
  };
  const now = (element: HTMLElement | null): void => {
    clearTimeout(timer.current);
    setOf(element);
  };
  return {
    of: of?.isConnected ? of : null,
    over: (element) => {
      const next = element && shows(element) ? element : null;
      if (next === pointed.current && next !== null) return;
      pointed.current = next;
      later(next, next === null ? AFTER : of ? BETWEEN : BEFORE);
    },
    stay: () => {
      clearTimeout(timer.current);
      pointed.current = of;
    },
    toggle: (element) => {
      if (shows(element)) now(of === element ? null : element);
    },
    close: () => now(null),
  };
}
