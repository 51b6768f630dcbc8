import { useMemo, useState } from 'react';
import type { LiveMatch } from '../../index.ts';
import { Chronicle } from '../host/chronicle.ts';
import type { Means } from '../host/desk.ts';
import type { Grant } from '../protocol/messages.ts';
import { SharedProvider } from './context.tsx';
import type { LocalMatch } from './local/local-match.ts';
import { Frame } from './parts/frame.tsx';
import { useOwn } from './parts/use-own.ts';
import { localLink } from './session/local-link.ts';
import { Session } from './session/session.ts';
import { type Language, preferredLanguage } from './texts/languages.ts';
import { Ui } from './ui.ts';
import './styles/index.css';

export interface InspectorProps {
  /** The match that is looked at. */
  readonly match: LiveMatch;
  /** What may be seen and done; everything when left out. */
  readonly grant?: Grant;
  /** How the match began: with it replays and scenarios can be made of it. */
  readonly means?: Means;
  /** What the browser asks for when left out. */
  readonly language?: Language;
}

/** A match from the inside: for developers, in a page that plays it. */
export function Inspector({ match, grant, means, language }: InspectorProps) {
  const chronicle = useOwn(
    match,
    (of) => new Chronicle(of),
    (made) => made.close(),
  );
  if (!chronicle) return null;
  return (
    <Looking key={chronicle.match.revision} chronicle={chronicle} grant={grant} means={means} language={language} />
  );
}

interface LookingProps {
  readonly chronicle: Chronicle;
  readonly grant?: Grant | undefined;
  readonly means?: Means | undefined;
  readonly language?: Language | undefined;
}

function Looking({ chronicle, grant, means, language }: LookingProps) {
  const session = useOwn(
    chronicle,
    (of) => new Session(localLink(of, { ...(grant ? { grant } : {}), ...(means ? { means } : {}) })),
    (made) => made.close(),
  );
  return session ? <Inspecting session={session} local={null} language={language} /> : null;
}

interface InspectingProps {
  readonly session: Session;
  readonly local: LocalMatch | null;
  readonly language?: Language | undefined;
}

/** The page around a session. */
export function Inspecting({ session, local, language: wanted }: InspectingProps) {
  const [language, setLanguage] = useState<Language>(() => wanted ?? preferredLanguage(navigator.languages));
  const ui = useMemo(() => new Ui(), []);
  const shared = useMemo(() => ({ session, ui, local, language }), [session, ui, local, language]);
  return (
    <SharedProvider value={shared}>
      <Frame onLanguage={setLanguage} />
    </SharedProvider>
  );
}
