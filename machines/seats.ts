import { openPlaces } from '../effects/choices/choice.ts';
import type { Position } from '../effects/env.ts';
import { choiceAsSeen } from '../effects/rules/seen-choice.ts';
import type { ChoiceId, PlayerId } from '../effects/state/ids.ts';
import type { Clock } from './clock.ts';
import type { Decide, Seat } from './seat.ts';
import { ThinkingTime, type TimedQuestion } from './thinking-time.ts';

/** A request that may be answered now, and the question that it is to all who look on. */
export interface OpenPlace {
  readonly place: number;
  readonly question: TimedQuestion;
}

/** Requests of a choice that may be answered now; of all choices where none is named. */
export function openQuestions(at: Position, id?: ChoiceId): readonly OpenPlace[] {
  return at.state.choices.flatMap((choice) => {
    if (id !== undefined && choice.id !== id) return [];
    const seen = choiceAsSeen(at, choice, 'spectator').id;
    return openPlaces(choice).flatMap((place) => {
      const request = choice.requests[place];
      return request ? [{ place, question: { player: request.player, id: seen } }] : [];
    });
  });
}

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
