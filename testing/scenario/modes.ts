import { resume } from '../../effects/save/resume.ts';
import { save } from '../../effects/save/save.ts';
import { answer, begin, type Match } from '../../search/match.ts';
import { drawAt } from '../draw.ts';
import { brokenAt } from '../invariants/index.ts';
import { live, undone } from './live-modes.ts';
import type { Mode, Session } from './session.ts';

/** The plain search driver. */
const search: Mode = (book, state) => playing(begin(book, state), (match) => match);

/** After every input the match is saved as text, and goes on from what is read again. */
const resumed: Mode = (book, state) => playing(begin(book, state), readAgain);

/** The search driver; after every input all holds that must hold of a match at rest. */
const checked: Mode = (book, state) => {
  const session = search(book, state);
  const check = (before?: Match): void => {
    const { match, messages } = session;
    const how = brokenAt({ match, messages, ...(before ? { before } : {}) }, drawAt(match.state));
    if (how !== null) throw new Error(how);
  };
  check();
  return {
    get match() {
      return session.match;
    },
    get messages() {
      return session.messages;
    },
    send: (input) => {
      const before = session.match;
      const refused = session.send(input);
      if (!refused) check(before);
      return refused;
    },
    stop: session.stop,
  };
};

/** All modes by name: what the first comes to is what the others are compared with. */
export const MODES = { search, live, resumed, undone, checked } satisfies Readonly<Record<string, Mode>>;

type Played = Extract<ReturnType<typeof answer>, { ok: true }>;

function playing(begun: Played, after: (match: Match) => Match): Session {
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
      const taken = answer(match, input);
      if (!taken.ok) return taken;
      match = after(taken.match);
      messages = taken.messages;
      return null;
    },
    stop: () => {},
  };
}

function readAgain({ book, state }: Match): Match {
  const got = resume(book, JSON.parse(JSON.stringify(save({ book, state }))));
  if (!got.ok) throw new Error(`its save cannot be resumed: ${got.message}`);
  return got.position;
}
