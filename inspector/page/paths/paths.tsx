import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useMatch, useSession, useShared, useTexts, useUi } from '../context.tsx';
import { failureWords } from '../texts/failures.ts';
import { pathsTexts } from '../texts/paths.ts';
import { CardSearch } from './card-search.tsx';
import { Explorations, explorations } from './explorations.ts';
import { Explored } from './explored.tsx';
import '../styles/paths.css';

/** Every way that the choices of a card can go. */
export function Paths() {
  const session = useSession();
  const { ui, language } = useShared();
  const t = useTexts(pathsTexts);
  const game = useMatch((state) => state.welcome?.game);
  const card = useUi((state) => state.card);
  const key = game && card !== null ? Explorations.key(game, card) : null;
  const runs = useStore(explorations.store);
  const run = key === null ? null : (runs.get(key) ?? null);
  // A card that is picked anywhere is explored, once.
  useEffect(() => {
    if (key !== null && card !== null && !run) explorations.explore(session, key, card);
  }, [session, key, card, run]);
  if (!game) return null;
  const name = game.cards.find(({ id }) => id === card)?.name ?? card ?? '';
  const again = (): void => {
    if (key !== null && card !== null) explorations.explore(session, key, card);
  };
  const pick = (id: string): void => {
    if (id === card && run?.is !== 'running') again();
    else ui.show('paths', { card: id });
  };
  return (
    <div className="paths">
      <CardSearch cards={game.cards} card={card} onCard={pick} />
      {!run && <p className="soft">{t.hint}</p>}
      {run?.is === 'running' && (
        <p className="paths-running" role="status">
          <progress aria-label={t.running(name)} /> {t.running(name)}{' '}
          {key !== null && session.can('stopPaths') && (
            <button type="button" onClick={() => explorations.stop(session, key)}>
              {t.cancel}
            </button>
          )}
        </p>
      )}
      {(run?.is === 'failed' || run?.is === 'stopped') && (
        <p role="status">
          {run.is === 'failed' ? t.failed(failureWords(run.error, language)) : t.cancelled}{' '}
          <button type="button" onClick={again}>
            {t.again}
          </button>
        </p>
      )}
      {run?.is === 'told' && <Explored key={key} record={run.record} name={name} />}
    </div>
  );
}
