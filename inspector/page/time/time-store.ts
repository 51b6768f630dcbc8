import { createStore, type StoreApi } from 'zustand/vanilla';

export interface TimeState {
  /** The branch that was chosen, by its first step; `null`: the one that is played. */
  readonly branch: number | null;
  /** Names that people gave to branches. */
  readonly names: Readonly<Record<number, string>>;
  /** The step that others are compared with; `null`: the one before each. */
  readonly pinned: number | null;
  readonly playing: boolean;
}

/** What people do with the time of one match: it is kept by the page alone. */
export class TimeStore {
  readonly store: StoreApi<TimeState> = createStore<TimeState>(() => ({
    branch: null,
    names: {},
    pinned: null,
    playing: false,
  }));

  choose(branch: number): void {
    this.store.setState({ branch });
  }

  name(branch: number, name: string): void {
    this.store.setState(({ names }) => ({ names: { ...names, [branch]: name } }));
  }

  pin(pinned: number | null): void {
    this.store.setState({ pinned });
  }

  play(playing: boolean): void {
    this.store.setState({ playing });
  }
}
