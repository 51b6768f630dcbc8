// biome-ignore-all lint/a11y/useFocusableInteractive: the list holds the focus, and says which of its rows it is at
// biome-ignore-all lint/a11y/useSemanticElements: the rows of a table cannot stand where a virtual list puts them
import { memo, type ReactNode } from 'react';
import type { EventRecord, StepRecord } from '../../protocol/messages.ts';
import { usePlayers, useTexts } from '../context.tsx';
import { busTexts } from '../texts/bus.ts';
import type { Relation } from './relations.ts';
import { type EventRow, LEVELS, type Row } from './row.ts';

interface BusRowProps {
  readonly id: string;
  readonly row: Row;
  /** The row above it that is shown. */
  readonly above: Row | undefined;
  /** Its number among those shown, from 1. */
  readonly number: number;
  readonly place: number;
  readonly top: number;
  readonly active: boolean;
  readonly selected: boolean;
  /** The step that it is of is looked at. */
  readonly looked: boolean;
  readonly relation: Relation;
}

/** One line of the timeline. What is done with it is done by the list that it stands in. */
export const BusRow = memo(function BusRow(of: BusRowProps) {
  const { id, row, above, number, place, top, active, selected, looked, relation } = of;
  return (
    <div
      id={id}
      role="row"
      aria-level={LEVELS[row.kind]}
      aria-rowindex={number}
      aria-selected={selected}
      className={`bus-row bus-${row.kind}`}
      data-place={place}
      data-active={active || undefined}
      data-looked={looked || undefined}
      data-relation={relation ?? undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="gridcell" className="bus-cell">
        <Content row={row} above={above} looked={looked} />
      </div>
    </div>
  );
});

function Content({ row, above, looked }: Pick<BusRowProps, 'row' | 'above' | 'looked'>): ReactNode {
  const t = useTexts(busTexts);
  switch (row.kind) {
    case 'turn':
      return <TurnWords turn={row.turn} />;
    case 'answer':
      return <AnswerWords record={row.record} looked={looked} />;
    case 'cause':
      return (
        <>
          {row.begins && <span className="soft">{t.begins}</span>}
          <span className="bus-words" title={row.words}>
            {row.words || t.course}
          </span>
          {row.frame !== null && <span className="soft mono">{t.effect(row.frame)}</span>}
          {row.parent !== null && <ToParent batch={row.parent} />}
        </>
      );
    case 'event':
      return <EventWords row={row} isNext={above?.kind === 'event' && above.event.batch === row.event.batch} />;
    default:
      return (
        <>
          <span className="bus-note">{row.kind === 'idle' ? t.idle : t.setsOff}</span>
          <span className="bus-words" title={row.words}>
            {row.words}
          </span>
        </>
      );
  }
}

function TurnWords({ turn }: Pick<StepRecord, 'turn'>) {
  const t = useTexts(busTexts);
  const players = usePlayers();
  return turn.number === 0 ? t.beforeFirst : t.turn(turn.number, players[turn.active] ?? '');
}

function AnswerWords({ record, looked }: { readonly record: StepRecord; readonly looked: boolean }) {
  const t = useTexts(busTexts);
  const { inputs = [] } = record;
  const words = inputs.map((input) => input.words).join('; ');
  const by = inputs.some((input) => input.by === 'bot') ? t.bot : inputs.some((i) => i.by === 'clock') ? t.clock : '';
  return (
    <>
      <span className="bus-words" title={words}>
        {words || (record.parent === null ? t.begun : t.step(record.id))}
      </span>
      {by && <span className="small-tag">{by}</span>}
      {looked && <span className="small-tag small-tag-now">{t.lookedAt}</span>}
      <span className="soft mono" title={t.step(record.id)}>
        #{record.id}
      </span>
    </>
  );
}

interface EventWordsProps {
  readonly row: EventRow;
  /** The event above it is of the same batch. */
  readonly isNext: boolean;
}

function EventWords({ row: { event, batched, first, last, cause }, isNext }: EventWordsProps) {
  const t = useTexts(busTexts);
  return (
    <>
      <span className="bus-batch mono" title={t.batch(event.batch)}>
        {batched && !isNext ? event.batch : ''}
      </span>
      {batched && <span className="bus-rail" data-first={first || undefined} data-last={last || undefined} />}
      <span className="bus-words" title={event.words}>
        {event.words}
        {cause && <span className="soft"> · {cause}</span>}
      </span>
      {isSecret(event) && (
        <span className="bus-secret" role="img" aria-label={t.secret} title={t.secret}>
          ◐
        </span>
      )}
      <span className="soft mono">{event.type}</span>
    </>
  );
}

/** A way to the batch that set it off: by mouse; the keyboard goes there from the row. */
function ToParent({ batch }: { readonly batch: number }) {
  const t = useTexts(busTexts);
  return (
    <button type="button" tabIndex={-1} className="ref-link mono" data-batch={batch} aria-label={t.toParent(batch)}>
      ↑ {batch}
    </button>
  );
}

/** Somebody is told less than there is to tell. */
function isSecret({ form, forms }: EventRecord): boolean {
  if (!forms) return false;
  const whole = JSON.stringify(form);
  return Object.values(forms).some((told) => JSON.stringify(told) !== whole);
}
