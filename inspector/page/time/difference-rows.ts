import type { Difference } from '../../protocol/difference.ts';

/** A place of a difference as the tree shows it. */
export interface DifferenceRow {
  readonly id: string;
  readonly of: Difference;
  readonly children: readonly string[];
}

export interface DifferenceRows {
  readonly rows: ReadonlyMap<string, DifferenceRow>;
  /** How many places are different. */
  readonly leaves: number;
}

export const ROOT = '/';

/** What keeps its own books, and follows from the rest. */
const BOOKKEEPING: ReadonlySet<string> = new Set(['counters', 'random', 'history', 'snapshots', 'unchecked']);

/** Which stay of an object it is, in references as well. A fact may be called the same. */
const isStay = (key: string, above: string): boolean => key === 'inc' && !above.endsWith('/facts');

/** The rows of a difference that are to be shown: those that a filter finds, with all around them. */
export function rowsOf(difference: Difference, filter: string, bookkeeping: boolean): DifferenceRows {
  const rows = new Map<string, DifferenceRow>();
  const wanted = filter.trim().toLowerCase();
  let leaves = 0;
  const add = (of: Difference, id: string, found: boolean): boolean => {
    const here = found || has(of, wanted);
    const parts = (of.children ?? []).flatMap((child) => {
      if (!bookkeeping && (id === ROOT ? BOOKKEEPING.has(child.key) : isStay(child.key, id))) return [];
      const below = id === ROOT ? `/${child.key}` : `${id}/${child.key}`;
      return add(child, below, here) ? [below] : [];
    });
    if (of.children ? parts.length === 0 : !here) return id === ROOT && rows.set(id, { id, of, children: [] }) !== null;
    if (!of.children) leaves += 1;
    rows.set(id, { id, of, children: parts });
    return true;
  };
  // Of the root itself nothing is said.
  add(difference, ROOT, wanted === '');
  return { rows, leaves };
}

const has = ({ key, label = '', before = '', after = '' }: Difference, wanted: string): boolean =>
  wanted !== '' && [key, label, before, after].some((text) => text.toLowerCase().includes(wanted));
