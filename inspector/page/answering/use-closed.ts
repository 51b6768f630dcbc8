import { useCallback } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useMatch, useSession, useShared } from '../context.tsx';
import type { PaceState } from '../local/pace.ts';

/** Why nothing is answered here at all: the connection is gone, or it may only look; the match is stopped, or over there. */
export type Closed = 'lost' | 'stopped' | 'past' | 'look-only';

/** Bots of a match elsewhere are not known. */
const NO_BOTS = createStore<Pick<PaceState, 'running'>>(() => ({ running: false }));

/** Why no question of the scene can be answered; `null`: they can. */
export function useClosed(): Closed | null {
  const session = useSession();
  const link = useMatch((state) => state.link.is);
  const stopped = useMatch((state) => state.stopped);
  const live = useMatch((state) => state.scene?.live ?? false);
  if (link === 'closed') return 'lost';
  if (stopped) return 'stopped';
  if (!live) return 'past';
  return session.can('answer') ? null : 'look-only';
}

export interface BotSeats {
  /** A bot of this page sits there. */
  readonly isBot: (seat: number) => boolean;
  /** It answers by itself now: nobody else answers for it. */
  readonly answers: (seat: number) => boolean;
}

/** Seats of bots that are played in this page. */
export function useBotSeats(): BotSeats {
  const { local } = useShared();
  const running = useStore(local?.pace.store ?? NO_BOTS, (state) => state.running);
  const isBot = useCallback((seat: number) => local?.plan?.seats[seat]?.bot != null, [local]);
  const answers = useCallback((seat: number) => running && isBot(seat), [running, isBot]);
  return { isBot, answers };
}
