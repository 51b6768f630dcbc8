import type { PlayerId } from '../effects/state/ids.ts';
import type { Clock } from './clock.ts';
import type { Seat } from './seat.ts';

/** A question as all see it: a play that is being put together is one with the window that it began in. */
export interface TimedQuestion {
  readonly player: PlayerId;
  readonly id: string;
}

/** The time that was taken for a question that is closed. */
export interface TimeTaken extends TimedQuestion {
  readonly used: number;
}

/** The time that has been taken for an open question: what has been counted, and since when more is. */
interface Running {
  readonly question: TimedQuestion;
  used: number;
  since: number | null;
}

const keyOf = ({ player, id }: TimedQuestion): string => `${player} ${id}`;

/**
 * How much time players have left for what they are asked. What was taken for a question stays taken: who takes a play
 * back, or an answer, gets no time for it.
 */
export class ThinkingTime {
  private readonly clock: Clock;
  private readonly seats: readonly Seat[];
  private readonly running = new Map<string, Running>();

  constructor(clock: Clock, seats: readonly Seat[]) {
    this.clock = clock;
    this.seats = seats;
  }

  /** Milliseconds that a player has left for a question, which runs from now on; `undefined` if he has no clock. */
  left(question: TimedQuestion): number | undefined {
    const all = this.seats[question.player]?.clock;
    if (all === undefined) return undefined;
    const now = this.clock.now();
    const running = this.running.get(keyOf(question)) ?? { question, used: 0, since: null };
    running.since ??= now;
    this.running.set(keyOf(question), running);
    // A clock that was put back gives nobody more than there is.
    return Math.min(all, Math.max(0, all - running.used - (now - running.since)));
  }

  /** Only these questions are open now. @returns what was taken for those that no longer are */
  only(open: readonly TimedQuestion[]): readonly TimeTaken[] {
    const keys = new Set(open.map(keyOf));
    const now = this.clock.now();
    const closed: TimeTaken[] = [];
    for (const [key, { question, used, since }] of this.running) {
      if (keys.has(key)) continue;
      closed.push({ ...question, used: used + (since === null ? 0 : Math.max(0, now - since)) });
      this.running.delete(key);
    }
    return closed;
  }

  /**
   * A player has taken an answer back, and with it the questions that came after it. What he took for those counts for the
   * one that he is asked again.
   */
  back(player: PlayerId, closed: readonly TimeTaken[], open: readonly TimedQuestion[]): void {
    const after = this.only(open).filter((taken) => taken.player === player);
    const more = after.reduce((sum, { used }) => sum + used, 0);
    for (const question of open) {
      const before = closed.find((taken) => keyOf(taken) === keyOf(question));
      if (!before && this.running.has(keyOf(question))) continue;
      const used = (before?.used ?? 0) + (question.player === player ? more : 0);
      this.running.set(keyOf(question), { question, used, since: null });
    }
  }

  /** All have all their time again. */
  forget(): void {
    this.running.clear();
  }
}
