import { useRef } from 'react';
import type { Telling } from './use-asked.ts';

/** The same, but while something is asked anew what was told last stays: nothing jumps. */
export function useSteady<T>(telling: Telling<T>): Telling<T> {
  const last = useRef(telling);
  if (telling.is !== 'waiting') last.current = telling;
  return last.current;
}
