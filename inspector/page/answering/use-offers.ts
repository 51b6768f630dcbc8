import { useMemo } from 'react';
import { useScene, useSession } from '../context.tsx';
import { type Offer, placeOf } from './offers.ts';

export interface Offers {
  /** What can be done at a place of the table: see `placeOf`. */
  readonly at: (place: string) => readonly Offer[];
  /** Picks it, or takes it back; an action is done at once. */
  readonly take: (offer: Offer) => void;
}

const NONE: readonly Offer[] = [];

/** What can be pointed at on the table now. */
export function useOffers(): Offers {
  const scene = useScene();
  const session = useSession();
  return useMemo(() => {
    const places = new Map<string, Offer[]>();
    for (const asked of scene?.live ? scene.asked : []) {
      const { request } = asked.choice;
      if (request.shape !== 'act') continue;
      for (const [position, { ref }] of request.actions.entries()) {
        const place = ref && placeOf(ref);
        if (!place) continue;
        const offer: Offer = { asked, position, list: 'main', label: asked.options[position] ?? '', picked: false };
        places.set(place, [...(places.get(place) ?? []), offer]);
      }
    }
    return {
      at: (place) => places.get(place) ?? NONE,
      take: ({ asked, position }) => {
        if (!scene) return;
        void session.ask('answer', {
          step: scene.step,
          player: asked.player,
          choice: asked.choice.id,
          value: position,
        });
      },
    };
  }, [scene, session]);
}
