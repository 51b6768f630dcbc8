/** Where delays come from: the host's timers, or XState's `SimulatedClock` in a test. */
export interface Clock {
  setTimeout(run: (...args: unknown[]) => void, milliseconds: number): unknown;
  clearTimeout(id: unknown): void;
  /** Milliseconds since any one moment. */
  now(): number;
}

/** Every browser and Node has these; neither is to be assumed by types. */
interface Host {
  readonly setTimeout: (run: () => void, milliseconds: number) => unknown;
  readonly clearTimeout: (id: unknown) => void;
  readonly performance: { readonly now: () => number };
}

const host = globalThis as unknown as Host;

export const hostClock: Clock = {
  setTimeout: (run, milliseconds) => host.setTimeout(run, milliseconds),
  clearTimeout: (id) => host.clearTimeout(id),
  // Unlike the time of day it never goes back.
  now: () => host.performance.now(),
};
