import type { Choice, Request } from '../../effects/choices/choice.ts';
import { frameOf } from '../../effects/flow/scope.ts';
import { hasRef } from '../../effects/state/refs.ts';
import type { Match } from '../../search/match.ts';
import type { Invariant } from './invariant.ts';

/** The node that a choice is about, and where in its effect it stands; none of costs, which are paid one by one. */
function nodeOf({ state, book }: Match, { asker, purpose }: Choice): string | null {
  const frame = asker.kind === 'node' && purpose !== 'cost' ? frameOf({ state, book }, asker.frame) : undefined;
  return frame ? JSON.stringify([frame.id, frame.cursor, purpose]) : null;
}

/** Whether a player is asked for as many of what he could have picked from before. */
function isRest(request: Request, before: Request): boolean {
  if (request.shape !== 'select' || before.shape !== 'select' || request.player !== before.player) return false;
  return request.max === before.max && request.candidates.every((ref) => hasRef(before.candidates, ref));
}

/** What one question can ask is not asked piece by piece. */
export const askedOnce: Invariant = {
  name: 'nobody is asked one thing in many questions',
  broken: ({ match, before }) => {
    const [was] = before?.state.choices ?? [];
    const [is] = match.state.choices;
    if (!before || !was || !is || was.id === is.id) return null;
    if (before.state.counters.batch !== match.state.counters.batch) return null;
    const node = nodeOf(match, is);
    if (node === null || nodeOf(before, was) !== node) return null;
    const again = is.requests.find((request) => was.requests.some((other) => isRest(request, other)));
    return again ? `player ${again.player} is asked once more: ${is.purpose}` : null;
  },
};
