import { type ReactNode, useMemo, useState } from 'react';
import type { LiveMatch, MatchSetup } from '../../index.ts';
import { Chronicle } from '../host/chronicle.ts';
import { type Shared, SharedProvider } from './context.tsx';
import type { LocalMatch } from './local/local-match.ts';
import { Frame } from './parts/frame.tsx';
import { useOwn } from './parts/use-own.ts';
import { localLink } from './session/local-link.ts';
import { Session } from './session/session.ts';
import { type Language, preferredLanguage } from './texts/languages.ts';
import { Ui } from './ui.ts';
import './styles/index.css';

/** What an inspector shows, and to whom. */
export interface InspectorProps {
  /** The match that is looked at. */
  readonly match: LiveMatch;
  /** Who looks: `everything` when left out, `spectator`, or a player by his name, who is told no more than he may know. */
  readonly sees?: string;
  /** Answers may be given: for who looks; who sees everything for all, and he can take answers back. Not when left out. */
  readonly answers?: boolean;
  /** How the match began: with it replays can be made of it, and scenarios of any step. */
  readonly setup?: MatchSetup;
  /** The language of the page, what the browser asks for when left out. Words of cards are the engine's. */
  readonly language?: 'en' | 'ru';
}

/**
 * A match from the inside, as a component of a page that plays it. It fills what it stands in, and wants the style sheet
 * `cardwright/inspector/style.css`.
 */
export function Inspector({ match, ...options }: InspectorProps) {
  const chronicle = useOwn(
    match,
    (of) => new Chronicle(of),
    (made) => made.close(),
  );
  // Who is to see less, or to answer no more, begins to look anew: what was told before is gone.
  const grant = JSON.stringify([options.sees, options.answers]);
  return chronicle && chronicle.match === match ? <Looking key={grant} chronicle={chronicle} {...options} /> : null;
}

interface LookingProps extends Omit<InspectorProps, 'match'> {
  readonly chronicle: Chronicle;
}

function Looking({ chronicle, sees = 'everything', answers = false, setup, language }: LookingProps) {
  // How a match began is never another for the same match, though it may be said in a new object.
  const asked = useMemo(() => ({ chronicle, sees, answers }), [chronicle, sees, answers]);
  const session = useOwn(
    asked,
    (of) => {
      const means = setup ? { setup } : {};
      return new Session(localLink(of.chronicle, { grant: { sees: of.sees, answers: of.answers }, means }));
    },
    (made) => made.close(),
  );
  // Another language asked for takes the place of what was chosen on the page.
  return session ? <Inspecting key={language ?? ''} session={session} local={null} language={language} /> : null;
}

interface InspectingProps {
  readonly session: Session;
  readonly local: LocalMatch | null;
  readonly open?: Shared['open'];
  readonly language?: Language | undefined;
  /** Who is told of another language; else it is kept here. */
  readonly onLanguage?: (language: Language) => void;
  readonly ui?: Ui;
  /** The page is the inspector's own. */
  readonly alone?: boolean;
  /** Connects once more, where the connection can be lost. */
  readonly retry?: Shared['retry'];
  /** More for the head. */
  readonly tools?: ReactNode;
  /** Dialogs. */
  readonly children?: ReactNode;
}

/** The page around a session. */
export function Inspecting({
  session,
  local,
  language: wanted,
  onLanguage,
  ui: given,
  open = null,
  alone = false,
  retry = null,
  tools,
  children,
}: InspectingProps) {
  const [own, setOwn] = useState<Language>(() => wanted ?? preferredLanguage(navigator.languages));
  const [ownUi] = useState(() => new Ui());
  const language = onLanguage && wanted ? wanted : own;
  const ui = given ?? ownUi;
  const shared = useMemo(
    () => ({ session, ui, local, language, open, alone, retry }),
    [session, ui, local, language, open, alone, retry],
  );
  return (
    <SharedProvider value={shared}>
      <Frame onLanguage={onLanguage ?? setOwn} tools={tools}>
        {children}
      </Frame>
    </SharedProvider>
  );
}
