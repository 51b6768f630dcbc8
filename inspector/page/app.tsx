import { useCallback, useState } from 'react';
import type { Means } from '../host/desk.ts';
import { Inspecting } from './inspector.tsx';
import { Explorer } from './local/explorer.ts';
import { beginLocal, type LocalMatch, type MatchPlan, resumeLocal } from './local/local-match.ts';
import { useOwn } from './parts/use-own.ts';
import { localLink } from './session/local-link.ts';
import { Session } from './session/session.ts';
import { socketLink } from './session/socket-link.ts';
import { windowLink } from './session/window-link.ts';

/** What the page shows: a match of its own, what a server tells of, or the machines of the program that opened it. */
export type Shows = { readonly is: 'own' | 'opener' } | { readonly is: 'server'; readonly server: string };

/** The page on its own. */
export function App({ shows }: { readonly shows: Shows }) {
  if (shows.is === 'own') return <Own />;
  return <Attached to={shows.is === 'server' ? shows.server : null} />;
}

const FIRST: MatchPlan = {
  game: 'duel',
  seed: 7,
  seats: [
    { name: 'Ann', deck: 'raiders', bot: null },
    { name: 'Bob', deck: 'keepers', bot: 'greedy' },
  ],
};

function Own() {
  // Begun in time to be shown, and stopped with what shows it.
  const [{ begin }, setBegin] = useState<{ readonly begin: () => LocalMatch }>({ begin: () => beginLocal(FIRST) });
  const open = useCallback(async ({ text }: { readonly text: string }): Promise<void> => {
    const local = resumeLocal(JSON.parse(text));
    setBegin({ begin: () => local });
  }, []);
  const own = useOwn(
    begin,
    (make) => {
      const local = make();
      return { local, session: new Session(localLink(local.chronicle, { means: meansOf(local) })) };
    },
    ({ local, session }) => {
      session.close();
      local.stop();
    },
  );
  return own ? <Inspecting session={own.session} local={own.local} open={open} /> : null;
}

/** What can be asked of a match of the page. */
function meansOf({ match, setup }: LocalMatch): Means {
  const { paths, stopPaths } = new Explorer(match.position.book.ruleset.name);
  return { paths, stopPaths, ...(setup ? { setup } : {}) };
}

/** @param to a server; `null`: the window that opened this one, or stands around it */
function Attached({ to }: { readonly to: string | null }) {
  const session = useOwn(
    to,
    (server) => new Session(server === null ? windowLink(window) : socketLink(server)),
    (made) => made.close(),
  );
  return session ? <Inspecting session={session} local={null} /> : null;
}
