import type { Position } from '../effects/env.ts';
import type { Input } from '../effects/rules/input.ts';
import type { TimeTaken } from './thinking-time.ts';

/** The match before an answer. */
export interface Earlier {
  readonly position: Position;
  /** The answer that was given to it: one input, or what clocks have done at once. */
  readonly inputs: readonly Input[];
  /** The time that was taken for the questions which it closed. */
  readonly time: readonly TimeTaken[];
  /** Whether a player may take it back, once that has been looked at. */
  free?: boolean;
}

/** What was answered, and what the match was before. */
export class History {
  private readonly taken: Input[] = [];
  /** What can be taken back, the latest last. */
  private readonly past: Earlier[] = [];
  private readonly most: number;
  /** From which revision on each choice has been open. */
  private readonly since = new Map<string, number>();
  private count = 0;

  /** `most`: how many answers can be taken back. */
  constructor(most: number) {
    this.most = most;
  }

  /** Goes up with all that changes the match, an undo as well. */
  get revision(): number {
    return this.count;
  }

  /** All that were taken, without those that were taken back. */
  get inputs(): readonly Input[] {
    return this.taken;
  }

  /** What the latest answer was given to; `null` where nothing can be taken back. */
  get latest(): Earlier | null {
    return this.past.at(-1) ?? null;
  }

  /** The revision from which on a choice has been open in the present course of the match; `Infinity` if it is not. */
  openSince(choice: string): number {
    return this.since.get(choice) ?? Number.POSITIVE_INFINITY;
  }

  /** An answer was given to a position. */
  add({ book, state }: Position, inputs: readonly Input[], time: readonly TimeTaken[]): void {
    // A copy, and without what was worked out from it: views and the like are kept as long as their state is.
    this.past.push({ position: { book, state: { ...state } }, inputs, time });
    if (this.past.length > this.most) this.past.shift();
    this.taken.push(...inputs);
  }

  /** The latest answer is taken back. @returns what it was given to, if there is one */
  back(): Earlier | null {
    const earlier = this.past.pop();
    if (!earlier) return null;
    this.taken.length -= earlier.inputs.length;
    this.since.clear();
    return earlier;
  }

  /** The match is another than before. */
  revised({ state }: Position): void {
    this.count += 1;
    const open = new Set<string>(state.choices.map(({ id }) => id));
    for (const id of this.since.keys()) if (!open.has(id)) this.since.delete(id);
    for (const id of open) if (!this.since.has(id)) this.since.set(id, this.count);
  }
}
