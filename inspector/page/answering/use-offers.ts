import { useMemo } from 'react';
import { usePlayers, useScene } from '../context.tsx';
import { draftIn, type Offer, offersIn } from './offers.ts';
import { puttingOf } from './shapes.ts';
import { useAnswering, useAnswers } from './use-answering.ts';
import { useBotSeats, useClosed } from './use-closed.ts';

export interface Offers {
  /** What can be done at a place of the table: see `placeOf`. */
  readonly at: (place: string) => readonly Offer[];
  /** Picks it, or takes it back; an action, or the only pick that there is to be, is done at once. */
  readonly take: (offer: Offer) => void;
}

const NONE: readonly Offer[] = [];

/** What can be pointed at on the table now. */
export function useOffers(): Offers {
  const scene = useScene();
  const closed = useClosed() !== null;
  const { answers } = useBotSeats();
  const answering = useAnswering();
  const drafts = useAnswers((state) => state.drafts);
  const players = usePlayers();
  return useMemo(() => {
    const asked = scene?.asked.filter(({ player }) => !answers(player)) ?? [];
    const offered = scene && !closed ? offersIn({ ...scene, asked }, drafts, players) : null;
    return {
      at: (place) => offered?.get(place) ?? NONE,
      take: ({ step, asked, list, position, atOnce }) => {
        const { request } = asked.choice;
        const moment = { step, asked };
        const putting = puttingOf(request);
        const from = atOnce ? putting.start(request) : draftIn(answering.store.getState().drafts, moment);
        const draft = putting.point(request, from, { list, position });
        answering.put(moment, draft);
        if (atOnce) void answering.answerDraft(moment, draft);
      },
    };
  }, [scene, closed, answers, answering, drafts, players]);
}
