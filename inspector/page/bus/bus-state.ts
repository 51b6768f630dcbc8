import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Session } from '../session/session.ts';
import { branchOf } from './branch.ts';
import { ALL, type Filter, Shown } from './filter.ts';
import { BusRows } from './rows.ts';

export interface BusState {
  readonly filter: Filter;
  /** The row that the keyboard is at, by its place in the timeline; -1: none yet. */
  readonly active: number;
  /** The row that is to be brought into view. */
  readonly goal: number | null;
  /** The list stays at its end while the match goes on. */
  readonly following: boolean;
}

/** The timeline of a match as it is looked at. */
export class Bus {
  readonly rows = new BusRows();
  readonly store: StoreApi<BusState> = createStore<BusState>(() => ({
    filter: ALL,
    active: -1,
    goal: null,
    following: true,
  }));
  /** Where the list was left. */
  offset = 0;
  private readonly heeded = new Map<'event' | 'step', string>();
  private shown = new Shown(this.rows, ALL);

  /** What the filter lets through of the rows there are now. */
  show(filter: Filter): Shown {
    this.shown = this.shown.update(filter);
    return this.shown;
  }

  setFilter(change: Partial<Filter>): void {
    this.store.setState(({ filter }) => ({ filter: { ...filter, ...change } }));
  }

  clear(): void {
    this.store.setState({ filter: ALL });
  }

  follow(following: boolean): void {
    if (this.store.getState().following !== following) this.store.setState({ following });
  }

  setActive(active: number): void {
    this.store.setState({ active });
  }

  /** Goes to a row and brings it into view, also where the filter has left it out. */
  jump(row: number | null): void {
    if (row === null) return;
    const { filter } = this.store.getState();
    const hidden = this.show(filter).placeOf(row) < 0;
    this.store.setState({ active: row, goal: row, following: false, ...(hidden ? { filter: ALL } : {}) });
  }

  /** Whether something else is selected or looked at than when this was asked last: only that is brought into view. */
  heeds(what: 'event' | 'step', is: string): boolean {
    const other = this.heeded.get(what) !== is;
    this.heeded.set(what, is);
    return other;
  }

  reached(): void {
    this.store.setState({ goal: null });
  }
}

const known = new WeakMap<Session, Bus>();

/** The timeline of a session as it is now: it is kept as long as that is looked at, also while another panel is in front. */
export function busOf(session: Session): Bus {
  const bus = known.get(session) ?? new Bus();
  known.set(session, bus);
  const { steps, stands, step } = session.store.getState();
  bus.rows.follow(branchOf(steps, { stands, step }));
  return bus;
}
