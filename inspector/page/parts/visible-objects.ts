import { useMemo } from 'react';
import { useScene } from '../context.tsx';

export interface VisibleObject {
  readonly handle: string;
  /** Its name, where it is seen, and its handle. */
  readonly words: string;
  readonly zone: string;
}

const NONE: readonly VisibleObject[] = [];

/** All objects whose face the viewer sees now, by name. */
export function useVisibleObjects(): readonly VisibleObject[] {
  const scene = useScene();
  return useMemo(() => {
    if (!scene) return NONE;
    const { view, cards } = scene;
    return Object.entries(view.zones)
      .flatMap(([zone, { objects }]) =>
        objects.flatMap(({ object, card }) =>
          card === undefined ? [] : [{ handle: object, words: `${cards[card]?.name ?? card} ${object}`, zone }],
        ),
      )
      .sort((a, b) => a.words.localeCompare(b.words));
  }, [scene]);
}
