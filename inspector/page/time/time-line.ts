import type { StepRecord } from '../../protocol/messages.ts';

/** Marks of a way of steps, by their places on it. */
export interface Marks {
  /** Where turns begin. */
  readonly turns: readonly number[];
  /** Where other branches part from it. */
  readonly forks: readonly number[];
}

export function marksOf(steps: readonly StepRecord[], path: readonly number[], parting: ReadonlySet<number>): Marks {
  const turns: number[] = [];
  const forks: number[] = [];
  let turn = 0;
  path.forEach((id, at) => {
    const number = steps[id]?.turn.number ?? turn;
    if (number !== turn) turns.push(at);
    turn = number;
    if (parting.has(id)) forks.push(at);
  });
  return { turns, forks };
}

/** The place of the beginning of this turn, or from there of the turn before. */
export const turnBack = (turns: readonly number[], at: number): number => turns.findLast((place) => place < at) ?? 0;

/** The place of the beginning of the next turn, or the last one. */
export const turnOn = (turns: readonly number[], at: number, last: number): number =>
  turns.find((place) => place > at) ?? last;
