import type { PendingRecord } from '../../protocol/pending.ts';
import { useMatch, useScene, useTexts } from '../context.tsx';
import { useAsked } from '../parts/use-asked.ts';
import { useSteady } from '../parts/use-steady.ts';
import { pendingTexts } from '../texts/pending.ts';
import { Beats } from './beats.tsx';
import { FrameCard } from './frame-card.tsx';
import { Goes, Rows } from './goes.tsx';
import { Triggers } from './triggers.tsx';
import '../styles/pending.css';

export function Pending() {
  const t = useTexts(pendingTexts);
  const step = useScene()?.step ?? null;
  const record = useMatch(({ steps }) => (step === null ? undefined : steps[step]));
  const telling = useSteady(useAsked('pending', step === null ? null : { step }));
  return (
    <div className="pending">
      {telling.is === 'waiting' && <p className="soft">{t.waiting}</p>}
      {telling.is === 'failed' && <p className="soft">{telling.message}</p>}
      {telling.is === 'told' && <Told pending={telling.told} />}
      {record && <Beats step={record} />}
    </div>
  );
}

function Told({ pending }: { readonly pending: PendingRecord }) {
  const t = useTexts(pendingTexts);
  const { policy, frames, waiting, delayed, goes, rows, next } = pending;
  const topmost = frames.toReversed();
  return (
    <>
      <section className="pending-part" aria-label={t.policy(policy)}>
        <h2>
          {t.policy(policy)}
          {frames.length > 0 && <span className="soft"> · {t.frames(frames.length)}</span>}
        </h2>
        {frames.length === 0 && waiting.length === 0 && <p className="soft">{t.nothing}</p>}
        {topmost.map((frame, i) => (
          <FrameCard key={frame.id} frame={frame} top={i === 0 && frames.length > 1} />
        ))}
      </section>
      <Triggers waiting={waiting} delayed={delayed} />
      <Goes goes={goes} />
      <Rows rows={rows} next={next} />
    </>
  );
}
