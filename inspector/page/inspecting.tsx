import { type ReactNode, useMemo, useState } from 'react';
import { type Shared, SharedProvider } from './context.tsx';
import type { LocalMatch } from './local/local-match.ts';
import { Frame } from './parts/frame.tsx';
import type { Session } from './session/session.ts';
import { type Language, preferredLanguage } from './texts/languages.ts';
import { Ui } from './ui.ts';
import './styles/index.css';

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
