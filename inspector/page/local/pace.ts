import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Decide } from '../../../index.ts';

export interface PaceState {
  /** Bots answer by themselves, or wait until they are told to. */
  readonly running: boolean;
  /** Milliseconds before each answer of a bot. */
  readonly delay: number;
  /** How many bots wait. */
  readonly waiting: number;
}

/** Lets bots answer one by one, or at a pace that people can follow. */
export class Pace {
  readonly store: StoreApi<PaceState>;
  private readonly queue: (() => void)[] = [];

  constructor(running = true, delay = 400) {
    this.store = createStore<PaceState>(() => ({ running, delay, waiting: 0 }));
  }

  /** The same seat, that waits for its turn before it thinks. */
  paced(decide: Decide): Decide {
    return async (asked, signal) => {
      await this.turn(signal);
      return decide(asked, signal);
    };
  }

  /** Bots wait from now on. */
  hold(): void {
    this.store.setState({ running: false });
  }

  run(): void {
    this.store.setState({ running: true });
    for (const go of this.queue.splice(0)) go();
    this.store.setState({ waiting: 0 });
  }

  setDelay(delay: number): void {
    this.store.setState({ delay });
  }

  /** One bot answers. */
  step(): void {
    this.queue.shift()?.();
    this.store.setState({ waiting: this.queue.length });
  }

  private turn(signal: { readonly aborted: boolean }): Promise<void> {
    const { running, delay } = this.store.getState();
    if (running)
      return new Promise((resolve) =>
        setTimeout(() => (signal.aborted || this.store.getState().running ? resolve() : this.wait(resolve)), delay),
      );
    return new Promise((resolve) => this.wait(resolve));
  }

  private wait(go: () => void): void {
    this.queue.push(go);
    this.store.setState({ waiting: this.queue.length });
  }
}
