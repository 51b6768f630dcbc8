import { createMatch, type LiveMatch } from '../../index.ts';
import type { Driver } from './driver.ts';

/** As users have it: with all actors, and with all that undo goes back to. */
export const live: Driver<LiveMatch> = {
  start: (book, setup) => createMatch({ book, ...setup }),
  position: (match) => match.position,
  answer: (match, { choice, request }, value) => {
    const taken = match.answer(String(request.player), choice.id, value);
    if (!taken.ok) throw new RangeError(taken.message);
    return match;
  },
  stop: (match) => match.stop(),
};
