import type { Identities } from './identities.ts';
import type { Row } from './row.ts';
import type { BusRows } from './rows.ts';

/** What of the timeline is shown. */
export interface Filter {
  /** Types of events, `cause`, `sets-off` and `idle`; empty: all. */
  readonly types: readonly string[];
  /** One object through all its moves, or all that have a name. */
  readonly object: { readonly handle: string } | { readonly name: string } | null;
  readonly player: number | null;
  readonly text: string;
}

export const ALL: Filter = { types: [], object: null, player: null, text: '' };

export const isAll = ({ types, object, player, text }: Filter): boolean =>
  types.length === 0 && object === null && player === null && text.trim() === '';

/** The kinds of rows besides events that can be asked for. */
export const KINDS = ['cause', 'sets-off', 'idle'] as const;

/** Whether a row is one that is asked for; headings of such rows are shown with them. */
function makeMatcher(filter: Filter, identities: Identities): (row: Row) => boolean {
  const types = new Set(filter.types);
  const text = filter.text.trim().toLowerCase();
  const says = (words: string): boolean => text === '' || words.toLowerCase().includes(text);
  const { object, player } = filter;
  const first = object && 'handle' in object ? identities.first(object.handle) : null;
  const isObject = (handle: string): boolean =>
    first === null
      ? object !== null && 'name' in object && identities.name(handle) === object.name
      : identities.first(handle) === first;
  return (row) => {
    if (row.kind === 'turn' || row.kind === 'answer') return false;
    if (row.kind !== 'event')
      return (types.size === 0 || types.has(row.kind)) && object === null && player === null && says(row.words);
    const { type, objects, players, words, cause } = row.event;
    return (
      (types.size === 0 || types.has(type)) &&
      (object === null || objects.some(isObject)) &&
      (player === null || players.includes(player)) &&
      (says(words) || says(cause) || says(type))
    );
  };
}

/** The rows that a filter lets through, with their headings: grows with the timeline. */
export class Shown {
  /** Places of rows. */
  readonly list: number[] = [];
  /** How many of them are events. */
  events = 0;
  private readonly rows: BusRows;
  private readonly filter: Filter;
  private readonly matches: (row: Row) => boolean;
  private seen = 0;
  private readonly cuts: number;

  constructor(rows: BusRows, filter: Filter) {
    this.rows = rows;
    this.filter = filter;
    this.matches = makeMatcher(filter, rows.identities);
    this.cuts = rows.cuts;
  }

  /** Takes in what has been added; after a cut, or for another filter, another one has to be made. */
  update(filter: Filter): Shown {
    if (this.cuts !== this.rows.cuts || filter !== this.filter) return new Shown(this.rows, filter).update(filter);
    const all = isAll(filter);
    for (; this.seen < this.rows.list.length; this.seen++) {
      const row = this.rows.list[this.seen];
      if (!row || !(all || this.matches(row))) continue;
      if (row.kind === 'event') this.events += 1;
      if (!all) this.head(row.under);
      this.list.push(this.seen);
    }
    return this;
  }

  /** Where a row is among those shown; -1 where it is not. */
  placeOf(row: number): number {
    let low = 0;
    let high = this.list.length - 1;
    while (low <= high) {
      const mid = (low + high) >> 1;
      const at = this.list[mid] ?? 0;
      if (at === row) return mid;
      if (at < row) low = mid + 1;
      else high = mid - 1;
    }
    return -1;
  }

  /** Headings that are not shown yet, the outermost first. */
  private head(place: number): void {
    if (place < 0 || place <= (this.list.at(-1) ?? -1)) return;
    this.head(this.rows.list[place]?.under ?? -1);
    this.list.push(place);
  }
}
