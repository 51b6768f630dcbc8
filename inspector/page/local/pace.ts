import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Decide, StopSignal } from '../../../index.ts';

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
  private readonly queue: Waiting[] = [];

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
    for (const { go } of this.queue.splice(0)) go();
    this.counted();
  }

  setDelay(delay: number): void {
    this.store.setState({ delay });
  }

  /** One bot answers. */
  step(): void {
    this.queue.shift()?.go();
    this.counted();
  }

  private turn(signal: StopSignal): Promise<void> {
    const { running, delay } = this.store.getState();
    if (running)
      return new Promise((go) =>
        setTimeout(() => (signal.aborted || this.store.getState().running ? go() : this.wait(signal, go)), delay),
      );
    return new Promise((go) => this.wait(signal, go));
  }

  private wait(signal: StopSignal, go: () => void): void {
    const waiting = { go };
    this.queue.push(waiting);
    this.counted();
    // What it was asked is asked no more, such as when the match went back.
    signal.addEventListener('abort', () => {
      const at = this.queue.indexOf(waiting);
      if (at < 0) return;
      this.queue.splice(at, 1);
      this.counted();
      go();
    });
  }

  private counted(): void {
    this.store.setState({ waiting: this.queue.length });
  }
}

interface Waiting {
  readonly go: () => void;
}
