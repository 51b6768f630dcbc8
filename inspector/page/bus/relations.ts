import type { Row } from './row.ts';
import type { BusRows } from './rows.ts';

/** What a row is to the one that is pointed at. */
export type Relation = 'parent' | 'child' | null;

interface Ties {
  readonly batch: number | null;
  readonly parent: number | null;
  readonly frame: number | null;
}

const NO_TIES: Ties = { batch: null, parent: null, frame: null };

function tiesOf(row: Row | undefined): Ties {
  switch (row?.kind) {
    case 'event':
      return { batch: row.event.batch, parent: row.event.parent ?? null, frame: row.event.frame ?? null };
    case 'cause':
      return { batch: null, parent: row.parent, frame: row.frame };
    case 'idle':
      return { batch: null, parent: null, frame: row.frame };
    default:
      return NO_TIES;
  }
}

const same = (a: number | null, b: number | null): boolean => a !== null && a === b;

/** Batches lead to what they have set off, and effects to what happens in them. */
export function relationOf(row: Row, to: Row | undefined): Relation {
  if (!to || row === to) return null;
  const own = tiesOf(row);
  const other = tiesOf(to);
  if (row.kind === 'event' && same(own.batch, other.parent)) return 'parent';
  if (row.kind === 'cause' && to.kind !== 'cause' && same(own.frame, other.frame)) return 'parent';
  if (to.kind === 'event' && same(own.parent, other.batch)) return 'child';
  return to.kind === 'cause' && same(own.frame, other.frame) ? 'child' : null;
}

/** Where to go from a row to what it came from: the batch that set it off, else the row that heads it. */
export function parentOf(rows: BusRows, at: number): number | null {
  const row = rows.list[at];
  if (!row) return null;
  const { parent, frame } = tiesOf(row);
  if (row.kind === 'event' && frame !== null && rows.effect(frame) !== null) return rows.effect(frame);
  if (parent !== null && rows.batch(parent) !== null) return rows.batch(parent);
  return row.under < 0 ? null : row.under;
}

/** Where to go from a row to the first that came of it. */
export function childOf(rows: BusRows, at: number): number | null {
  const row = rows.list[at];
  if (!row) return null;
  if (row.kind !== 'event') return at + 1 < rows.list.length ? at + 1 : null;
  const found = rows.list.findIndex((one, place) => place > at && same(tiesOf(one).parent, row.event.batch));
  return found < 0 ? null : found;
}
