import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Decide, StopSignal } from '../../../index.ts';

export interface PaceState {
  /** Bots answer by themselves, or wait until they are told to. */
  readonly running: boolean;
  /** Milliseconds before each answer of a bot. */
  readonly delay: number;
  /** Seats whose bots are about to answer. */
  readonly thinking: readonly number[];
  /** Seats whose bots wait until they are told to answer. */
  readonly held: readonly number[];
}

/** A bot that is to answer. */
interface Turn {
  readonly seat: number;
  readonly go: () => void;
  /** Its time has come: it goes as soon as it may. */
  due: boolean;
}

/** Lets bots answer one by one, or at a pace that people can follow. */
export class Pace {
  readonly store: StoreApi<PaceState>;
  private readonly turns = new Set<Turn>();

  constructor(running = true, delay = 400) {
    this.store = createStore<PaceState>(() => ({ running, delay, thinking: [], held: [] }));
  }

  /** The same seat, that waits for its turn before it thinks. */
  paced(decide: Decide): Decide {
    return async (asked, signal) => {
      await this.turn(asked.player, signal);
      // After an undo nobody waits for it: what it would give is not heard.
      return signal.aborted ? null : decide(asked, signal);
    };
  }

  /** Bots wait from now on, also those that are about to answer. */
  hold(): void {
    this.store.setState({ running: false });
    this.tell();
  }

  run(): void {
    this.store.setState({ running: true });
    for (const turn of this.turns) if (turn.due) turn.go();
    this.tell();
  }

  setDelay(delay: number): void {
    this.store.setState({ delay });
  }

  /** One bot answers, the one that waits longest. */
  step(): void {
    const [first] = this.turns;
    first?.go();
  }

  /** Resolves when the bot may answer, or is asked no more. */
  private turn(seat: number, signal: StopSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const { running, delay } = this.store.getState();
      const timer = running ? setTimeout(() => this.come(turn), delay) : undefined;
      const turn: Turn = {
        seat,
        due: !running,
        go: () => {
          clearTimeout(timer);
          this.turns.delete(turn);
          this.tell();
          resolve();
        },
      };
      this.turns.add(turn);
      signal.addEventListener('abort', turn.go);
      this.tell();
    });
  }

  private come(turn: Turn): void {
    turn.due = true;
    if (this.store.getState().running) turn.go();
  }

  private tell(): void {
    const seats = [...this.turns].map(({ seat }) => seat);
    const { running } = this.store.getState();
    this.store.setState({ thinking: running ? seats : [], held: running ? [] : seats });
  }
}
