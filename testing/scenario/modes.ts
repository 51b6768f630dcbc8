import type { Book } from '../../effects/book.ts';
import { hashOf } from '../../effects/hash.ts';
import type { Rejected } from '../../effects/rules/answering.ts';
import type { Input } from '../../effects/rules/input.ts';
import { resume, save } from '../../effects/save/save.ts';
import type { MatchState } from '../../effects/state/state.ts';
import type { Message } from '../../effects/state/tx.ts';
import { answer, begin, type Match } from '../../search/match.ts';

/** One match that is played in a mode. */
export interface Session {
  readonly match: Match;
  /** What happened since the last input. */
  readonly messages: readonly Message[];
  /** `null`: it was taken. */
  readonly send: (input: Input) => Rejected | null;
}

/**
 * A way to play a match. All of them must come to equal states after every input.
 * @throws a mode throws where it cannot go on, such as with a save that is refused
 */
export type Mode = (book: Book, state: MatchState) => Session;

/** The plain search driver. */
const search: Mode = (book, state) => playing(begin(book, state), answer, (match) => match);

/** After every input the match is saved as text, and goes on from what is read again. */
const resumed: Mode = (book, state) => playing(begin(book, state), answer, readAgain);

/** Every input is taken, taken back, and taken again: it must lead to the same state, and leave the old one alone. */
const undone: Mode = (book, state) => playing(begin(book, state), twice, (match) => match);

/** All modes by name. */
export const MODES = { search, resumed, undone } satisfies Readonly<Record<string, Mode>>;

type Played = Extract<ReturnType<typeof answer>, { ok: true }>;

function playing(begun: Played, take: typeof answer, after: (match: Match) => Match): Session {
  let match = after(begun.match);
  let { messages } = begun;
  return {
    get match() {
      return match;
    },
    get messages() {
      return messages;
    },
    send: (input) => {
      const taken = take(match, input);
      if (!taken.ok) return taken;
      match = after(taken.match);
      messages = taken.messages;
      return null;
    },
  };
}

const twice: typeof answer = (match, input) => {
  const before = hashOf(match.state);
  const first = answer(match, input);
  if (hashOf(match.state) !== before) throw new Error('an input has changed the state that it was given');
  const second = answer(match, input);
  if (first.ok && second.ok && hashOf(first.match.state) !== hashOf(second.match.state))
    throw new Error('the same input has led to two different states');
  return second;
};

function readAgain({ book, state }: Match): Match {
  const got = resume(book, JSON.parse(JSON.stringify(save({ book, state }))));
  if (!got.ok) throw new Error(`its save cannot be resumed: ${got.message}`);
  return got.position;
}
