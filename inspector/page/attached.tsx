import { useEffect, useMemo, useState } from 'react';
import { Inspecting } from './inspecting.tsx';
import { readAddress } from './local/address.ts';
import { useOwn } from './parts/use-own.ts';
import { lookAtOnce } from './session/look-at-once.ts';
import { Session } from './session/session.ts';
import { socketLink } from './session/socket-link.ts';
import { windowLink } from './session/window-link.ts';

/** @param to a server; `null`: the window that opened this one, or stands around it */
export function Attached({ to }: { readonly to: string | null }) {
  const [step] = useState(() => readAddress(location.hash).step);
  const [connection, connect] = useState({ to });
  const session = useOwn(
    connection,
    ({ to: server }) => new Session(server === null ? windowLink(window) : socketLink(server)),
    (made) => made.close(),
  );
  useEffect(() => (session ? lookAtOnce(session, step) : undefined), [session, step]);
  const retry = useMemo(() => (to === null ? null : () => connect({ to })), [to]);
  return session ? <Inspecting alone session={session} local={null} retry={retry} /> : null;
}
