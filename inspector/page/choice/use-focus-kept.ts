import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusFirst } from './keys.ts';

/**
 * Keeps the focus in a part of the page: where what had it is gone, since it was answered, what comes next gets it, or the
 * part itself while nothing is asked.
 * @param question what is asked in it now
 */
export function useFocusKept(part: RefObject<HTMLElement | null>, question: string | null): void {
  const was = useRef(false);
  useEffect(() => {
    // Also what gets the focus with a pointer elsewhere takes it from here.
    const moved = ({ target }: Event): void => {
      was.current = target instanceof Node && (part.current?.contains(target) ?? false);
    };
    document.addEventListener('focusin', moved);
    document.addEventListener('pointerdown', moved);
    return () => {
      document.removeEventListener('focusin', moved);
      document.removeEventListener('pointerdown', moved);
    };
  }, [part]);
  useLayoutEffect(() => {
    if (!was.current) return;
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body;
    // The part itself only stood in until something is asked.
    const stoodIn = activeElement === part.current && question !== null;
    if ((lost || stoodIn) && !focusFirst(part.current?.querySelector<HTMLElement>('.question') ?? null))
      part.current?.focus();
  });
}
