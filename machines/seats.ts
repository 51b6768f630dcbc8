import type { Position } from '../effects/env.ts';
import { type OpenPlace, openIn } from '../effects/rules/open-requests.ts';
import { choiceAsSeen } from '../effects/rules/seen-choice.ts';
import type { PlayerId } from '../effects/state/ids.ts';
import type { Clock } from './clock.ts';
import type { Decide, Seat } from './seat.ts';
import { ThinkingTime, type TimedQuestion } from './thinking-time.ts';

/** A request that may be answered now, and the question that it is to all who look on. */
export interface OpenQuestion extends OpenPlace {
  readonly question: TimedQuestion;
}

export const openQuestions = (at: Position): readonly OpenQuestion[] =>
  openIn(at).map((open) => {
    const { id } = choiceAsSeen(at, open.choice, 'spectator');
    return { ...open, question: { player: open.request.player, id } };
  });

/** Who sits at the table, and how much time each has left. */
export class Seats {
  readonly count: number;
  /** Whether anybody answers against a clock. */
  readonly clocked: boolean;
  readonly time: ThinkingTime;
  private readonly list: readonly Seat[];
  private readonly failed = new Set<PlayerId>();

  constructor(seats: readonly Seat[], clock: Clock) {
    // Copies: whoever made them may change them.
    this.list = seats.map((seat) => ({ ...seat }));
    this.count = seats.length;
    this.clocked = seats.some((seat) => seat.clock !== undefined);
    this.time = new ThinkingTime(clock, this.list);
  }

  /** How a seat decides by machine; a person does not. */
  decideOf(player: PlayerId): Decide | undefined {
    return this.list[player]?.decide;
  }

  /** Neither what a seat has decided could be taken, nor the least in its place: it is asked again when the match goes on. */
  fail(player: PlayerId): void {
    this.failed.add(player);
  }

  /** Whether a seat has failed and is to be asked again; once. */
  mustRetry(player: PlayerId): boolean {
    return this.failed.delete(player);
  }
}
