import type { Book } from '../../effects/book.ts';
import { hashOf } from '../../effects/hash.ts';
import type { Rejected } from '../../effects/rules/answering.ts';
import type { Input } from '../../effects/rules/input.ts';
import { resume, save } from '../../effects/state/save.ts';
import type { MatchState } from '../../effects/state/state.ts';
import type { Message } from '../../effects/state/tx.ts';
import { type Accepted, answer, begin, type Match } from '../../search/match.ts';

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
const search: Mode = (book, state) => session(begin(book, state), (taken) => taken.match);

/** After every input the match is saved as text, and goes on from what is read again. */
const resumed: Mode = (book, state) => session(begin(book, state), (taken) => readAgain(taken.match));

/** Every input is taken, taken back, and taken again; what was before it must still be as it was. */
const undone: Mode = (book, state) => {
  const before = hashOf(state);
  begin(book, state);
  mustBe(before, state, 'the state it began with');
  return session(begin(book, state), (taken, again, from) => {
    if (!from || !again) return taken.match;
    mustBe(hashOf(taken.match.state), again().match.state, 'the state after the same input');
    return taken.match;
  });
};

export const MODES = { search, resumed, undone } satisfies Readonly<Record<string, Mode>>;
export type ModeName = keyof typeof MODES;

type Settled = (taken: Accepted, again?: () => Accepted, from?: Match) => Match;

function session(begun: Accepted, settled: Settled): Session {
  let match = settled(begun);
  let messages = begun.messages;
  return {
    get match() {
      return match;
    },
    get messages() {
      return messages;
    },
    send: (input) => {
      const from = match;
      const before = hashOf(from.state);
      const taken = answer(from, input);
      mustBe(before, from.state, 'the state before an input');
      if (!taken.ok) return taken;
      match = settled(taken, () => answer(from, input) as Accepted, from);
      messages = taken.messages;
      return null;
    },
  };
}

function mustBe(hash: string, state: MatchState, what: string): void {
  if (hashOf(state) !== hash) throw new Error(`${what} has changed, and must not`);
}

function readAgain({ book, state }: Match): Match {
  const got = resume(book, JSON.parse(JSON.stringify(save({ book, state }))));
  if (!got.ok) throw new Error(`its save cannot be resumed: ${got.message}`);
  return got.position;
}
