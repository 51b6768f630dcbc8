import type { ReactNode } from 'react';
import type { GoesRecord, PendingRecord } from '../../protocol/pending.ts';
import { usePlayers, useTexts } from '../context.tsx';
import { pendingTexts } from '../texts/pending.ts';
import { ChoiceLink, EffectLink } from './links.tsx';

/** Where the flow goes from here, one thing after the other. */
export function Goes({ goes }: Pick<PendingRecord, 'goes'>) {
  const t = useTexts(pendingTexts);
  return (
    <section className="pending-part" aria-label={t.goes}>
      <h3>{t.goes}</h3>
      <ol className="pending-goes">
        {goes.map((one) => (
          <li key={JSON.stringify(one)}>
            <One goes={one} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function One({ goes }: { readonly goes: GoesRecord }): ReactNode {
  const t = useTexts(pendingTexts);
  const players = usePlayers();
  switch (goes.to) {
    case 'over':
      return t.goesOver(goes.reason);
    case 'choice':
      return (
        <>
          {t.goesChoice(goes.players.map((seat) => players[seat]).join(', '), goes.purpose)}{' '}
          <ChoiceLink choice={goes.choice} />
        </>
      );
    case 'frame':
      return (
        <>
          <EffectLink id={goes.frame} /> {goes.words} {t.goesFrame(goes.at ?? '')}
        </>
      );
    case 'triggers':
      return t.goesTriggers(goes.count);
    case 'stack':
      return (
        <>
          <EffectLink id={goes.frame} /> {goes.words} {t.goesStack}
        </>
      );
    case 'window':
      return t.goesWindow(goes.step);
    case 'step':
      return goes.turn ? t.goesTurn(goes.step) : t.goesStep(goes.step);
  }
}

/** The rows of the policy in their order, with the one whose time it is. */
export function Rows({ rows, next }: Pick<PendingRecord, 'rows' | 'next'>) {
  const t = useTexts(pendingTexts);
  return (
    <section className="pending-part" aria-label={t.rows}>
      <h3>{t.rows}</h3>
      <ol className="pending-rows">
        {rows.map((row) => (
          <li key={row} aria-current={row === next ? 'step' : undefined}>
            <span className="mono">{row}</span> <span className="soft">{t.row(row)}</span>
            {row === next && <span className="small-tag small-tag-now">{t.itsTime}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
