import { answer, type Match, start } from '../../search/index.ts';
import type { Driver } from './driver.ts';

export const search: Driver<Match> = {
  start: (book, setup) => start(book, setup).match,
  position: (match) => match,
  answer: (match, { choice, request }, value) => {
    const taken = answer(match, { type: 'answer', player: request.player, choice: choice.id, value });
    if (!taken.ok) throw new RangeError(taken.message);
    return taken.match;
  },
  stop: () => {},
};
