import { createStore, type StoreApi } from 'zustand/vanilla';

export type TimePart = 'branches' | 'compare';

/** What people point at, which all panels show together. */
export interface UiState {
  /** Handles of the objects that are lit because something about them is hovered. */
  readonly lit: readonly string[];
  /** The object whose values are explained. */
  readonly selected: string | null;
  /** The actor whose chart is shown, by its id (`effect.12`). */
  readonly actor: string | null;
  /** The card whose choice graph is shown. */
  readonly card: string | null;
  /** The event that is selected on the bus: of the branch that is looked at. */
  readonly event: { readonly batch: number; readonly n: number } | null;
  /** The panel in front, by its name. */
  readonly panel: string;
  /** What stands open above the time, if anything. */
  readonly time: TimePart | null;
}

/** What is hovered and selected. */
export class Ui {
  readonly store: StoreApi<UiState> = createStore<UiState>(() => ({
    lit: [],
    selected: null,
    actor: null,
    card: null,
    event: null,
    panel: 'machines',
    time: null,
  }));

  light(objects: readonly string[]): void {
    this.store.setState({ lit: objects });
  }

  select(object: string | null): void {
    this.store.setState({ selected: object });
  }

  selectEvent(event: UiState['event']): void {
    this.store.setState({ event });
  }

  /** Points at nothing any more, since another match is looked at. */
  forget(): void {
    this.store.setState({ lit: [], selected: null, actor: null, event: null });
  }

  /** Opens a part of the time, or closes it. */
  unfold(time: TimePart | null): void {
    this.store.setState({ time });
  }

  /** Brings a panel to the front. */
  show(panel: string, of: Partial<Pick<UiState, 'actor' | 'card' | 'selected' | 'event'>> = {}): void {
    this.store.setState({ panel, ...of });
  }
}
