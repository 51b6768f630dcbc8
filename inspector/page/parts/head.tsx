import { type ReactNode, useId } from 'react';
import { useMatch, useSession, useShared, useTexts } from '../context.tsx';
import { LANGUAGES, type Language } from '../texts/languages.ts';
import { shellTexts } from '../texts/shell.ts';

/** `auto`: as the browser asks for. */
export type Theme = 'auto' | 'light' | 'dark';

interface HeadProps {
  readonly theme: Theme;
  readonly onTheme: (theme: Theme) => void;
  readonly onLanguage: (language: Language) => void;
  readonly tools?: ReactNode;
}

/** What is looked at, and as whom; theme and language. */
export function Head({ theme, onTheme, onLanguage, tools }: HeadProps) {
  const session = useSession();
  const { language } = useShared();
  const t = useTexts(shellTexts);
  const welcome = useMatch((state) => state.welcome);
  const viewer = useMatch((state) => state.viewer);
  const turn = useMatch((state) => state.scene?.view.turn);
  const viewerName = (name: string): string =>
    name === 'everything' ? t.everything : name === 'spectator' ? t.spectator : name;
  return (
    <header className="head">
      <h1>{t.title}</h1>
      {welcome && (
        <p className="game">
          {welcome.game.name}
          {turn && turn.number > 0 && (
            <>
              {' · '}
              {t.turn(turn.number)} · {welcome.players[turn.active]} · {turn.step}
            </>
          )}
        </p>
      )}
      <div className="head-tools">
        {tools}
        {welcome && welcome.viewers.length > 1 && (
          <Select
            label={t.viewer}
            value={viewer}
            options={welcome.viewers.map((name) => [name, viewerName(name)])}
            onChange={(name) => session.look({ viewer: name })}
          />
        )}
        <Select
          label={t.theme}
          value={theme}
          options={[
            ['auto', t.themeAuto],
            ['light', t.themeLight],
            ['dark', t.themeDark],
          ]}
          onChange={(name) => onTheme(name === 'light' || name === 'dark' ? name : 'auto')}
        />
        <Select
          label={t.language}
          value={language}
          options={Object.entries(LANGUAGES)}
          onChange={(name) => onLanguage(name in LANGUAGES ? (name as Language) : 'en')}
        />
      </div>
    </header>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

/** A list of the browser's own, with its label. */
export function Select({ label, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <span className="select">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </span>
  );
}
