import type { Book } from '../../effects/book.ts';
import { hashOf } from '../../effects/hash.ts';
import type { Input } from '../../effects/rules/input.ts';
import type { MatchState } from '../../effects/state/state.ts';
import type { Message } from '../../effects/state/tx.ts';
import { liveFrom } from '../../machines/begin.ts';
import type { News } from '../../machines/bus.ts';
import type { LiveMatch } from '../../machines/match.ts';
import type { Mode, Session } from './session.ts';

/** The live driver, in which everything runs on actors. */
export const live: Mode = (book, state) => playing(book, state, give);

/** On the live driver every input is taken, taken back, which must leave nothing of it, and taken again. */
export const undone: Mode = (book, state) => playing(book, state, twice);

type Take = typeof give;

function playing(book: Book, state: MatchState, take: Take): Session {
  let messages: readonly Message[] = [];
  const hear = (news: News): void => {
    messages = news.type === 'settled' ? news.messages : [];
  };
  // Whatever would write into a state that others may hold fails at once.
  const match = liveFrom({ book, state }, hear, { freeze: true });
  return {
    get match() {
      return match.position;
    },
    get messages() {
      return messages;
    },
    send: (input) => {
      const taken = take(match, input);
      return taken.ok ? null : taken;
    },
    stop: () => match.stop(),
  };
}

/** Gives an input through the handle, as the player whose it is. */
export function give(match: LiveMatch, input: Input) {
  const player = match.players[input.player] ?? '';
  switch (input.type) {
    case 'answer':
      return match.answer(player, input.choice, input.value);
    case 'cancel':
      return match.cancel(player, input.choice);
    case 'leave':
      return match.leave(player);
  }
}

const twice: Take = (match, input) => {
  const hash = () => hashOf(match.position.state);
  const before = hash();
  const first = give(match, input);
  if (!first.ok) return first;
  const after = hash();
  const back = match.undo();
  if (!back.ok) throw new Error(`an input cannot be taken back: ${back.message}`);
  if (hash() !== before) throw new Error('an input that was taken back has left something of it');
  const second = give(match, input);
  if (!second.ok) throw new Error(`an input that was taken back is refused when it comes again: ${second.message}`);
  if (hash() !== after) throw new Error('the same input has led to two different states');
  return second;
};
