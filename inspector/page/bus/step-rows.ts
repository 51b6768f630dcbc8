import type { BeatRecord, EventRecord, StepRecord } from '../../protocol/messages.ts';
import type { CauseRow, Row } from './row.ts';

/** The answer's rows, its heading first; `at` is the place that the heading will have, `under` that of the turn's. */
export function stepRows(record: StepRecord, at: number, under: number): readonly Row[] {
  const rows = new Rows(record, at);
  rows.add({ kind: 'answer', key: `${record.id}`, step: record.id, under, record });
  let from = 0;
  for (const beat of record.beats ?? [{ ...ALL, events: record.events.length }]) {
    rows.beat(beat, record.events.slice(from, from + beat.events));
    from += beat.events;
  }
  return rows.list;
}

/** Who does not see everything is told of no beats: all events are of one. */
const ALL: Omit<BeatRecord, 'events'> = { triggers: [], begun: [], notes: [] };

/** Puts the rows of one answer together. */
class Rows {
  readonly list: Row[] = [];
  private readonly step: number;
  private readonly batched: boolean;
  private readonly at: number;
  private heading: CauseRow | null = null;
  private under: number;

  constructor({ id, beats }: StepRecord, at: number) {
    this.step = id;
    this.batched = beats !== undefined;
    this.at = at;
    this.under = at;
  }

  add(row: Row): void {
    this.list.push(row);
  }

  beat({ begun, triggers, notes }: BeatRecord, events: readonly EventRecord[]): void {
    const own = new Set(events.map(({ frame }) => frame));
    // A play begins with the events that pay for it; what events lead to begins after them.
    const first = begun.filter(({ id }) => own.has(id));
    for (const frame of first) this.begin(frame);
    events.forEach((event, i) => {
      this.event(event, events[i - 1]?.batch !== event.batch, events[i + 1]?.batch !== event.batch);
    });
    const batch = events.at(-1)?.batch ?? null;
    for (const words of triggers) this.note('sets-off', words, { frame: null, batch });
    for (const frame of begun) if (!first.includes(frame)) this.begin(frame);
    for (const { words, frame } of notes) this.note('idle', words, { frame: frame ?? null, batch });
  }

  private begin({ id, words, parent }: BeatRecord['begun'][number]): void {
    this.head({ words, frame: id, parent: parent ?? null, begins: true });
  }

  private event(event: EventRecord, first: boolean, last: boolean): void {
    const { cause } = event;
    const frame = event.frame ?? null;
    const parent = event.parent ?? null;
    const sameCause = this.heading ? this.heading.frame === frame : frame === null && cause === '';
    if (first && !sameCause) this.head({ words: cause, frame, parent, begins: false });
    this.add({
      kind: 'event',
      key: `${this.step}.${event.batch}.${event.n}`,
      step: this.step,
      under: this.under,
      event,
      batched: this.batched,
      first: this.batched && first,
      last: this.batched && last,
      cause: cause === (this.heading?.words ?? '') ? '' : cause,
    });
  }

  private head(of: Pick<CauseRow, 'words' | 'frame' | 'parent' | 'begins'>): void {
    const row: CauseRow = { kind: 'cause', key: this.key('cause'), step: this.step, under: this.at, ...of };
    this.under = this.at + this.list.length;
    this.heading = row;
    this.add(row);
  }

  private note(
    kind: 'sets-off' | 'idle',
    words: string,
    of: { readonly frame: number | null; readonly batch: number | null },
  ): void {
    this.add({ kind, key: this.key(kind), step: this.step, under: this.under, words, ...of });
  }

  private key(kind: string): string {
    return `${this.step}.${kind}.${this.list.length}`;
  }
}
