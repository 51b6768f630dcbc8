import type { PlayerId } from '../effects/state/ids.ts';
import type { Clock } from './clock.ts';
import type { Seat } from './seat.ts';

/** The time that a player has taken for a question: what has been counted, and since when more is. */
interface Taken {
  used: number;
  since: number | null;
}

/** A question as all see it: a play that is being put together is one with the window that it began in. */
export interface TimedQuestion {
  readonly player: PlayerId;
  readonly id: string;
}

const keyOf = ({ player, id }: TimedQuestion): string => `${player} ${id}`;

/**
 * How much time players have left for what they are asked. What they have taken for a question stays taken: who takes a
 * play back, or an answer, gets no time for it.
 */
export class ThinkingTime {
  private readonly clock: Clock;
  private readonly seats: readonly Seat[];
  private readonly taken = new Map<string, Taken>();

  constructor(clock: Clock, seats: readonly Seat[]) {
    this.clock = clock;
    this.seats = seats;
  }

  /** Milliseconds that a player has left for a question, which runs from now on; `undefined` if he has no clock. */
  left(question: TimedQuestion): number | undefined {
    const all = this.seats[question.player]?.clock;
    if (all === undefined) return undefined;
    const now = this.clock.now();
    const taken = this.taken.get(keyOf(question)) ?? { used: 0, since: null };
    taken.since ??= now;
    this.taken.set(keyOf(question), taken);
    return Math.max(0, all - taken.used - (now - taken.since));
  }

  /** Only these questions are open now: for all others no more time is taken. */
  only(open: readonly TimedQuestion[]): void {
    if (this.taken.size === 0) return;
    const keys = new Set(open.map(keyOf));
    const now = this.clock.now();
    for (const [key, taken] of this.taken) {
      if (taken.since === null || keys.has(key)) continue;
      taken.used += now - taken.since;
      taken.since = null;
    }
  }

  /** Of all players but one: what was taken for questions that are not open counts no more. */
  forgetAllBut(player: PlayerId): void {
    for (const [key, { since }] of this.taken)
      if (since === null && !key.startsWith(`${player} `)) this.taken.delete(key);
  }

  /** All have all their time again. */
  forget(): void {
    this.taken.clear();
  }
}
