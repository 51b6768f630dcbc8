import { useMemo } from 'react';
import type { LiveMatch, MatchSetup } from '../../index.ts';
import { Chronicle } from '../host/chronicle.ts';
import { viewerOf } from '../host/grant.ts';
import { Inspecting } from './inspecting.tsx';
import { useOwn } from './parts/use-own.ts';
import { localLink } from './session/local-link.ts';
import { Session } from './session/session.ts';
import { preferredLanguage } from './texts/languages.ts';
import { shellTexts } from './texts/shell.ts';

/** What an inspector shows, and to whom. */
export interface InspectorProps {
  /** The match that is looked at. */
  readonly match: LiveMatch;
  /**
   * Who looks: `everything` when left out, `spectator`, or a player by his name, who is told no more than he may know.
   * Where there is no such viewer, that is said in place of the inspector.
   */
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
export function Inspector(props: InspectorProps) {
  const { match, sees = 'everything', language } = props;
  if (viewerOf(match, sees) !== null) return <Chronicled {...props} />;
  const t = shellTexts[language ?? preferredLanguage(navigator.languages)];
  return <p role="alert">{t.noViewer(sees, ['everything', 'spectator', ...match.players])}</p>;
}

function Chronicled({ match, ...options }: InspectorProps) {
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
