import { useState } from 'react';
import { Inspecting } from './inspector.tsx';
import { beginLocal, type MatchPlan } from './local/local-match.ts';
import { useOwn } from './parts/use-own.ts';
import { localLink } from './session/local-link.ts';
import { Session } from './session/session.ts';
import { socketLink } from './session/socket-link.ts';

/** The page on its own: with a match of its own, or attached to one elsewhere. */
export function App({ attach }: { readonly attach: string | null }) {
  return attach === null ? <Own /> : <Attached server={attach} />;
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
  const [plan] = useState(FIRST);
  const own = useOwn(
    plan,
    (of) => {
      const local = beginLocal(of);
      const { setup } = local;
      return { local, session: new Session(localLink(local.chronicle, setup ? { means: { setup } } : {})) };
    },
    ({ local, session }) => {
      session.close();
      local.stop();
    },
  );
  return own ? <Inspecting session={own.session} local={own.local} /> : null;
}

function Attached({ server }: { readonly server: string }) {
  const session = useOwn(
    server,
    (to) => new Session(socketLink(to)),
    (made) => made.close(),
  );
  return session ? <Inspecting session={session} local={null} /> : null;
}
