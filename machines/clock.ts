/** Where delays come from: the host's timers, or XState's `SimulatedClock` in a test. */
export interface Clock {
  setTimeout(run: (...args: unknown[]) => void, milliseconds: number): unknown;
  clearTimeout(id: unknown): void;
  /** Milliseconds since any moment. */
  now(): number;
}

/** Every browser and Node has these; neither is to be assumed by types. */
interface Host {
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown;
  readonly clearTimeout: (id: unknown) => void;
}

export const hostClock: Clock = {
  setTimeout: (run, milliseconds) => (globalThis as unknown as Host).setTimeout(run, milliseconds),
  clearTimeout: (id) => (globalThis as unknown as Host).clearTimeout(id),
  now: () => Date.now(),
};
