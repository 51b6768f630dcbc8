import type { Input } from '../../effects/rules/input.ts';
import { openRequests } from '../../effects/rules/open-requests.ts';
import type { Draw } from '../../effects/rules/sample.ts';
import type { Match } from '../match.ts';

/** A legal answer to one of the open requests, made with the caller's own generator; `null` when the match is over. */
export function randomInput(match: Match, draw: Draw): Input | null {
  const open = openRequests(match);
  const next = open[open.length > 1 ? draw(open.length) : 0];
  if (!next || match.state.result) return null;
  const { choice, request } = next;
  return { type: 'answer', player: request.player, choice: choice.id, value: next.random(draw), by: 'bot' };
}
