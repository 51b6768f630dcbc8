/** What was played, as the steps of a scenario. */
import type { Position } from '../../effects/env.ts';
import type { MatchSetup } from '../../effects/state/begin.ts';
import type { Message } from '../../effects/state/tx.ts';
import type { PlacedData, SetupData, StepData } from './format.ts';
import type { Names } from './names.ts';
import { sayStep, type TakenInput } from './say-answer.ts';

/** One input of a match, and what it led to: nothing where that failed. */
export interface TakenMove {
  readonly before: Position;
  readonly input: TakenInput;
  readonly after?: Position;
  readonly messages?: readonly Message[];
}

/** Nothing is pending but a window. */
export const isCalm = ({ state }: Position): boolean =>
  state.frames.length === 0 && state.waiting.length === 0 && state.turn.step !== '';

/** Moves one after the other, as steps; `names` learns what comes to be on the way. */
export function stepsOf(names: Names, moves: readonly TakenMove[]): readonly StepData[] {
  return moves.map(({ before, input, after, messages }, i) => {
    const step = sayStep(names, before, input);
    const next = after ?? moves[i + 1]?.before;
    if (next && messages) names.learn(next, messages);
    return step;
  });
}

/** How a match began, as the setup of a scenario that begins as matches do. */
export function openingOf(deckZone: string, { players, first = 0 }: MatchSetup): SetupData {
  const seats = players.map(({ name, deck }) => [name, { [deckZone]: counted(deck) }] as const);
  const active = players[first]?.name;
  return {
    opening: true,
    ...(first > 0 && active !== undefined ? { active } : {}),
    players: Object.fromEntries(seats),
  };
}

/** Equal cards that lie on each other as one entry. */
function counted(deck: readonly string[]): readonly (string | PlacedData)[] {
  const entries: { card: string; count: number }[] = [];
  for (const card of deck) {
    const last = entries.at(-1);
    if (last?.card === card) last.count += 1;
    else entries.push({ card, count: 1 });
  }
  return entries.map((entry) => (entry.count > 1 ? entry : entry.card));
}
