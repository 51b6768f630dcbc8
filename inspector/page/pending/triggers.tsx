import type { PendingRecord } from '../../protocol/pending.ts';
import { usePlayers, useTexts } from '../context.tsx';
import { pendingTexts } from '../texts/pending.ts';
import { BatchLink, EffectLink } from './links.tsx';

/** Triggers that nothing has been done with yet, and those that wait for their event. */
export function Triggers({ waiting, delayed }: Pick<PendingRecord, 'waiting' | 'delayed'>) {
  const t = useTexts(pendingTexts);
  const players = usePlayers();
  return (
    <>
      {waiting.length > 0 && (
        <section className="pending-part" aria-label={t.triggers}>
          <h3>{t.triggers}</h3>
          <ol>
            {waiting.map(({ id, words, controller, batch, during }) => (
              <li key={id}>
                {words} <span className="soft">· {players[controller]} ·</span> <BatchLink batch={batch} />
                {during !== undefined && (
                  <>
                    {' '}
                    <span className="soft">{t.during}</span> <EffectLink id={during} />
                  </>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
      {delayed.length > 0 && (
        <section className="pending-part" aria-label={t.delayed}>
          <h3>{t.delayed}</h3>
          <ul>
            {delayed.map(({ id, controller, source, on, words, until, once }) => (
              <li key={id}>
                {source !== undefined && <strong>{source}: </strong>}
                {on}: {words}
                <span className="soft">
                  {' '}
                  · {players[controller]} · {once ? t.once : t.always} · {t.until} {until}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
