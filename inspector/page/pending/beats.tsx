import type { BeatRecord, EventRecord, StepRecord } from '../../protocol/messages.ts';
import { useTexts } from '../context.tsx';
import { pendingTexts } from '../texts/pending.ts';
import { BatchLink } from './links.tsx';

/** What the steps of the rules within an answer did, one by one, and why something changed nothing. */
export function Beats({ step }: { readonly step: StepRecord }) {
  const t = useTexts(pendingTexts);
  const beats = withEvents(step);
  return (
    <section className="pending-part" aria-label={t.last(step.id)}>
      <h3>{t.last(step.id)}</h3>
      {beats.length === 0 && <p className="soft">{t.noBeats}</p>}
      <ol className="pending-beats">
        {beats.map(([number, beat, events]) => (
          <li key={number}>
            <Beat beat={beat} events={events} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Beat({ beat, events }: { readonly beat: BeatRecord; readonly events: readonly EventRecord[] }) {
  const t = useTexts(pendingTexts);
  const { triggers, begun, notes } = beat;
  const [first] = events;
  return (
    <>
      {first ? (
        <p>
          <BatchLink batch={first.batch} /> {events.map(({ words }) => words).join('; ')}
          {first.cause && <span className="soft"> · {first.cause}</span>}
        </p>
      ) : (
        triggers.length + begun.length + notes.length === 0 && <p className="soft">{t.only}</p>
      )}
      {triggers.length > 0 && (
        <p>
          <span className="pending-set-off">{t.setsOff}</span> {triggers.join('; ')}
        </p>
      )}
      {begun.length > 0 && (
        <p>
          <span className="soft">{t.begins}</span> {begun.map(({ words }) => words).join('; ')}
        </p>
      )}
      {notes.length > 0 && (
        <p>
          <span className="pending-idle">{t.idle}</span> {notes.map(({ words }) => words).join('; ')}
        </p>
      )}
    </>
  );
}

type Numbered = readonly [number: number, beat: BeatRecord, events: readonly EventRecord[]];

function withEvents({ beats = [], events }: StepRecord): readonly Numbered[] {
  let from = 0;
  return beats.map((beat, i): Numbered => {
    from += beat.events;
    return [i, beat, events.slice(from - beat.events, from)];
  });
}
