import type { Choice } from '../../effects/choices/choice.ts';
import { frameOf } from '../../effects/flow/scope.ts';
import type { Match } from '../../search/match.ts';
import type { Invariant } from './invariant.ts';

/** The node that a choice is about, and the step of it. */
function nodeOf({ state, book }: Match, { asker, purpose }: Choice): string | null {
  const frame = asker.kind === 'node' ? frameOf({ state, book }, asker.frame) : undefined;
  return frame ? JSON.stringify([frame.id, frame.cursor, purpose]) : null;
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
    const same = node !== null && nodeOf(before, was) === node;
    const player = is.requests[0]?.player;
    return same && was.requests.some((r) => r.player === player)
      ? `player ${player} is asked once more: ${is.purpose}`
      : null;
  },
};
