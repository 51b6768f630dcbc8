import type { StepRecord } from '../../protocol/messages.ts';
import { Identities } from './identities.ts';
import type { Row } from './row.ts';
import { stepRows } from './step-rows.ts';

/**
 * The timeline of one branch, as rows. Steps are only ever put behind those that are there; where another branch is looked
 * at, it is cut back to where the two part.
 */
export class BusRows {
  readonly list: Row[] = [];
  /** How many of the rows are events. */
  events = 0;
  /** Grows with every cut: what was taken from the rows before is no longer right. */
  cuts = 0;
  /** How many steps have been made into rows so far. */
  made = 0;
  /** Types of the events, in the order in which they came. */
  readonly types = new Set<string>();
  readonly identities = new Identities();
  private readonly way: { readonly record: StepRecord; readonly at: number }[] = [];
  private readonly batches = new Map<number, number>();
  private readonly effects = new Map<number, number>();
  /** The turn that the last rows are of, and the row that heads it. */
  private turn = { is: '', row: -1 };

  /** Becomes the timeline of a branch. */
  follow(branch: readonly StepRecord[]): this {
    let same = 0;
    while (same < this.way.length && same < branch.length && this.way[same]?.record === branch[same]) same += 1;
    if (same < this.way.length) this.cut(same);
    for (let k = same; k < branch.length; k++) {
      const record = branch[k];
      if (record) this.add(record, branch[k - 1] ?? record);
    }
    return this;
  }

  /** The first row of a batch. */
  batch(batch: number): number | null {
    return this.batches.get(batch) ?? null;
  }

  /** The row that heads what an effect did first. */
  effect(frame: number): number | null {
    return this.effects.get(frame) ?? null;
  }

  /** The row of an answer. */
  answer(step: number): number | null {
    let low = 0;
    let high = this.way.length - 1;
    // Later steps of a way have greater numbers.
    while (low <= high) {
      const mid = (low + high) >> 1;
      const { record, at } = this.way[mid] ?? { record: null, at: 0 };
      if (!record) return null;
      if (record.id === step) return at;
      if (record.id < step) low = mid + 1;
      else high = mid - 1;
    }
    return null;
  }

  /** The row of an event. */
  event(batch: number, n: number): number | null {
    const first = this.batch(batch);
    if (first === null) return null;
    for (let at = first; at < this.list.length; at++) {
      const row = this.list[at];
      if (row?.kind === 'event' && row.event.batch === batch && row.event.n === n) return at;
      if (row?.kind === 'event' && row.event.batch !== batch) return null;
    }
    return null;
  }

  private add(record: StepRecord, before: StepRecord): void {
    this.made += 1;
    // An answer belongs to the turn in which it was given.
    const turn = turnOf(before);
    if (turn !== this.turn.is) {
      const row = this.list.push({
        kind: 'turn',
        key: `turn.${record.id}`,
        step: record.id,
        under: -1,
        turn: before.turn,
      });
      this.turn = { is: turn, row: row - 1 };
    }
    const at = this.list.length;
    for (const row of stepRows(record, at, this.turn.row)) this.note(row);
    this.way.push({ record, at });
  }

  private note(row: Row): void {
    const at = this.list.push(row) - 1;
    if (row.kind === 'cause' && row.frame !== null && !this.effects.has(row.frame)) this.effects.set(row.frame, at);
    if (row.kind !== 'event') return;
    this.events += 1;
    const { event } = row;
    this.types.add(event.type);
    this.identities.learn(event.form);
    if (!this.batches.has(event.batch)) this.batches.set(event.batch, at);
  }

  private cut(steps: number): void {
    this.cuts += 1;
    const first = this.way[steps];
    if (!first) return;
    const before = this.list[first.at - 1];
    const from = before?.kind === 'turn' ? first.at - 1 : first.at;
    for (const row of this.list.splice(from)) if (row.kind === 'event') this.events -= 1;
    for (const places of [this.batches, this.effects])
      for (const [number, at] of places) if (at >= from) places.delete(number);
    this.way.length = steps;
    const row = this.list.findLastIndex(({ kind }) => kind === 'turn');
    const turn = this.list[row];
    this.turn = { is: turn?.kind === 'turn' ? turnOf(turn) : '', row };
  }
}

const turnOf = ({ turn: { number, active } }: Pick<StepRecord, 'turn'>): string => `${number} ${active}`;
