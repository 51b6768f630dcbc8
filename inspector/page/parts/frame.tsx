import { Tabs } from 'radix-ui';
import { type ReactNode, Suspense, useState } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { PROTOCOL } from '../../protocol/messages.ts';
import { LayerProvider, useMatch, useSession, useShared, useTexts, useUi } from '../context.tsx';
import { panelsAt } from '../panels/index.ts';
import type { PanelDef } from '../panels/panel.ts';
import type { Language } from '../texts/languages.ts';
import { shellTexts } from '../texts/shell.ts';
import { Failing } from './failing.tsx';
import { Head, type Theme } from './head.tsx';

interface FrameProps {
  readonly onLanguage: (language: Language) => void;
  readonly tools?: ReactNode;
  readonly children?: ReactNode;
}

/** The page: the table with its questions, the tabs beside it, and the time below. */
export function Frame({ onLanguage, tools, children }: FrameProps) {
  const welcome = useMatch((state) => state.welcome);
  const { language, session, alone } = useShared();
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const [theme, setTheme] = useState<Theme>('auto');
  return (
    <div className="inspector" lang={language} data-theme={theme} tabIndex={alone ? undefined : -1}>
      <LayerProvider value={layer}>
        <Head theme={theme} onTheme={setTheme} onLanguage={onLanguage} tools={tools} />
        <Notices />
        <main className="body" ref={setLayer}>
          {welcome ? (
            <Group orientation="horizontal" className="split">
              <Panel defaultSize="58%" minSize="30%">
                <Group orientation="vertical" className="split">
                  <Panel defaultSize="66%" minSize="20%">
                    <Standing panels={panelsAt('table')} />
                  </Panel>
                  <Separator className="bar bar-flat" />
                  <Panel defaultSize="34%" minSize="12%">
                    <Standing panels={panelsAt('question')} />
                  </Panel>
                </Group>
              </Panel>
              <Separator className="bar bar-tall" />
              <Panel defaultSize="42%" minSize="25%">
                <TabPanels />
              </Panel>
            </Group>
          ) : (
            <TabPanels />
          )}
        </main>
        {welcome && (
          <footer className="foot">
            <Standing panels={panelsAt('foot')} />
          </footer>
        )}
        <Failing key={session.number}>{children}</Failing>
      </LayerProvider>
    </div>
  );
}

function Standing({ panels }: { readonly panels: readonly PanelDef[] }) {
  const { language, session } = useShared();
  return panels.map(({ name, title, Panel: Content }) => (
    <section key={name} className={`panel panel-${name}`} aria-label={title[language]}>
      <Failing key={session.number}>
        <Content />
      </Failing>
    </section>
  ));
}

function TabPanels() {
  const { ui, language } = useShared();
  const session = useSession();
  const t = useTexts(shellTexts);
  // Drawn anew when it becomes known what there is to show.
  useMatch((state) => state.welcome);
  const front = useUi((state) => state.panel);
  const panels = panelsAt('tab').filter(({ shown }) => shown(session));
  const current = panels.some(({ name }) => name === front) ? front : (panels[0]?.name ?? '');
  return (
    <Tabs.Root className="tabs" value={current} onValueChange={(panel) => ui.show(panel)}>
      <Tabs.List className="tab-list" aria-label={t.panels}>
        {panels.map(({ name, title }) => (
          <Tabs.Trigger key={name} value={name} className="tab">
            {title[language]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {panels.map(({ name, Panel: Content }) => (
        <Tabs.Content key={name} value={name} className={`tab-content panel-${name}`} tabIndex={-1}>
          <Failing key={session.number}>
            <Suspense fallback={null}>
              <Content />
            </Suspense>
          </Failing>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

/** What is wrong with the connection or with what was asked for. */
function Notices() {
  const t = useTexts(shellTexts);
  const { retry } = useShared();
  const link = useMatch((state) => state.link);
  const stopped = useMatch((state) => state.stopped);
  const foreign = useMatch((state) => state.foreign);
  const failure = useMatch((state) => state.failure);
  const said =
    link.is === 'connecting'
      ? t.connecting
      : link.is === 'closed'
        ? { lost: t.lost, refused: t.refused, 'too-long': t.tooLong }[link.why]
        : foreign !== null
          ? t.foreign(foreign, PROTOCOL)
          : stopped
            ? t.stopped
            : failure;
  return (
    <div className="notices" role="status" aria-live="polite">
      {said && (
        <p className="notice">
          {said}
          {link.is === 'closed' && retry && (
            <button type="button" onClick={retry}>
              {t.retry}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
