import type { Position } from '../../effects/env.ts';

/** `Ann wins (points) in turn 7, after 30 answers.`, for a match that is over. */
export function endingWords({ state }: Position, answers: number): string {
  const { result, turn, players } = state;
  const winners = result?.winners.map((seat) => players[seat]?.name ?? '') ?? [];
  const end = winners.length === 0 ? 'a draw' : `${winners.join(' and ')} wins`;
  const what = result ? `${end} (${result.reason})` : 'not over';
  return `${what} in turn ${turn.number}, after ${answers} answers.`;
}
