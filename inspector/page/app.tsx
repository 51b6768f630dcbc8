import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Inspecting } from './inspecting.tsx';
import { type Address, addressOf, randomSeed, readAddress, usualPlan } from './local/address.ts';
import type { Choosing } from './local/choose-scenario.tsx';
import { Dropped } from './local/dropped.tsx';
import { GAMES } from './local/games.ts';
import type { MatchPlan } from './local/local-match.ts';
import { Playing } from './local/playing.ts';
import { MOST_BYTES } from './local/read-file.ts';
import { Unreadable } from './local/unreadable.ts';
import { Said } from './parts/said.tsx';
import { useOwn } from './parts/use-own.ts';
import { lookAtOnce } from './session/look-at-once.ts';
import { faultWords } from './texts/faults.ts';
import { type Language, preferredLanguage } from './texts/languages.ts';
import { shellTexts } from './texts/shell.ts';
import { Ui } from './ui.ts';

/** What the page shows: a match of its own, what a server tells of, or the machines of the program that opened it. */
export type Shows = { readonly is: 'own' | 'opener' } | { readonly is: 'server'; readonly server: string };

/** Dialogs come when they are opened. */
const NewMatch = lazy(() => import('./local/new-match.tsx').then((part) => ({ default: part.NewMatch })));
const ChooseScenario = lazy(() =>
  import('./local/choose-scenario.tsx').then((part) => ({ default: part.ChooseScenario })),
);
/** With it comes what receives machines of other programs. */
const Attached = lazy(() => import('./attached.tsx').then((part) => ({ default: part.Attached })));

/** The page on its own. */
export function App({ shows }: { readonly shows: Shows }) {
  if (shows.is === 'own') return <Own />;
  return (
    <Suspense fallback={null}>
      <Attached to={shows.is === 'server' ? shows.server : null} />
    </Suspense>
  );
}

/** The match that a page begins with of which nothing is asked. */
const FIRST_SEED = 7;

/** @throws {Error} if the page has no game */
function planIn({ plan }: Address): MatchPlan {
  const first = plan ?? usualPlan(GAMES[0]?.name ?? '', FIRST_SEED);
  if (!first) throw new Error('There is no game to play.');
  return first;
}

/** What an address asks for, or where that cannot begin, what is played otherwise. */
function playingOf(address: Address): Playing {
  try {
    return new Playing(planIn(address));
  } catch {
    return new Playing(planIn({ ...address, plan: null }));
  }
}

function Own() {
  const [first] = useState(() => readAddress(location.hash));
  const playing = useOwn(first, playingOf, (made) => made.close());
  return playing ? <Played playing={playing} first={first} /> : null;
}

function Played({ playing, first }: { readonly playing: Playing; readonly first: Address }) {
  const { local, session } = useStore(playing.store);
  const [language, setLanguage] = useState<Language>(() => preferredLanguage(navigator.languages));
  const [ui] = useState(() => new Ui());
  const [said, setSaid] = useState<readonly string[]>(() => oddWords(first.odd, language));
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const [asking, setAsking] = useState<MatchPlan | null>(null);
  const { plan } = local;

  useEffect(() => lookAtOnce(playing.store.getState().session, first.step), [playing, first]);
  useEffect(() => {
    history.replaceState(null, '', `${location.pathname}${location.search}${addressOf(plan)}`);
  }, [plan]);
  useEffect(() => {
    const changed = (): void => {
      const address = readAddress(location.hash);
      setSaid(oddWords(address.odd, language));
      if (address.plan) playing.begin(address.plan);
      lookAtOnce(playing.store.getState().session, address.step);
    };
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, [playing, language]);
  // What was pointed at belongs to the match before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each session
  useEffect(() => ui.forget(), [ui, session]);
  useEffect(() => {
    if (local.fault) setSaid([faultWords(local.fault, language)]);
  }, [local, language]);

  const open = useMemo(
    () => async (file: { readonly name: string; readonly text: string }) => {
      try {
        await playing.open(
          file,
          (names) => new Promise((resolve) => setChoosing({ file: file.name, names, chosen: resolve })),
        );
      } catch (error) {
        throw error instanceof Unreadable ? new Error(faultWords(error.fault, language)) : error;
      } finally {
        setChoosing(null);
      }
    },
    [playing, language],
  );
  const drop = useMemo(
    () => (file: File) => {
      setSaid([]);
      const tooLarge = { is: 'too-large', most: MOST_BYTES } as const;
      if (file.size > MOST_BYTES) return setSaid([faultWords(tooLarge, language)]);
      void file
        .text()
        .then((text) => open({ name: file.name, text }))
        .catch((error: Error) => setSaid([error.message]));
    },
    [open, language],
  );
  const t = shellTexts[language];
  const another = (): void => setAsking(plan ?? usualPlan(local.match.position.book.ruleset.name, randomSeed()));
  return (
    <Inspecting
      session={session}
      alone
      local={local}
      open={open}
      ui={ui}
      language={language}
      onLanguage={setLanguage}
      tools={
        <button type="button" onClick={another}>
          {t.newMatch}
        </button>
      }
    >
      <Suspense fallback={null}>
        {asking && (
          <NewMatch
            plan={asking}
            onClose={() => setAsking(null)}
            onBegin={(next) => {
              playing.begin(next);
              setSaid([]);
            }}
          />
        )}
        {choosing && <ChooseScenario {...choosing} />}
      </Suspense>
      {said.length > 0 && <Said words={said.join('\n')} onClose={() => setSaid([])} />}
      <Dropped onFile={drop} />
    </Inspecting>
  );
}

const oddWords = (odd: Address['odd'], language: Language): readonly string[] =>
  odd.map(({ key, value, known }) => shellTexts[language].oddAddress(key, value, known));
