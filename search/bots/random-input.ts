import type { Input } from '../../effects/rules/input.ts';
import { openRequests } from '../../effects/rules/open-requests.ts';
import type { Draw } from '../../effects/rules/sample.ts';
import type { Match } from '../match.ts';

/**
 * A legal answer to one of the open requests, made with the caller's own generator; `null` when the match is over.
 * @example
 * ```ts
 * import { duelBook, duelDecks } from 'cardwright/duel';
 * import { answer, randomInput, start } from 'cardwright/search';
 *
 * const { raiders = [], keepers = [] } = duelDecks();
 * const players = [
 *   { name: 'Ann', deck: raiders },
 *   { name: 'Bob', deck: keepers },
 * ];
 * let { match } = start(duelBook(), { seed: 7, players });
 * const draw = (n: number) => Math.floor(Math.random() * n);
 * for (let input = randomInput(match, draw); input; input = randomInput(match, draw)) {
 *   const taken = answer(match, input);
 *   if (taken.ok) match = taken.match;
 * }
 * console.log(match.state.result !== null); // true
 * ```
 */
export function randomInput(match: Match, draw: Draw): Input | null {
  const open = openRequests(match);
  const next = open[open.length > 1 ? draw(open.length) : 0];
  if (!next || match.state.result) return null;
  const { choice, request } = next;
  return { type: 'answer', player: request.player, choice: choice.id, value: next.random(draw), by: 'bot' };
}
