import type { Position } from '../env.ts';
import type { GameEvent } from '../events/event.ts';
import { playerId } from '../state/ids.ts';
import { showsFace, tellsFaces } from './views.ts';

/** What has happened since; `null` where more than one turn has begun, and not all is remembered. */
function since(before: Position, after: Position): readonly GameEvent[] | null {
  if (after.state.turn.number > before.state.turn.number + 1) return null;
  const { turn, lastTurn } = after.state.history;
  return [...lastTurn, ...turn].filter(({ batch }) => batch > before.state.counters.batch);
}

/**
 * Whether what has happened between two positions of a match may be taken back by the player who did it: nothing random
 * has happened, and nobody has been shown a face that he did not know.
 */
export function takenBack(before: Position, after: Position): boolean {
  if (after.state.random.drawn !== before.state.random.drawn) return false;
  const events = since(before, after);
  if (!events) return false;
  return before.state.players.every((_, i) => {
    const viewer = playerId(i);
    if (after.state.choices !== before.state.choices && tellsFaces(after, viewer)) return false;
    return !events.some((event) => showsFace(before, event, viewer));
  });
}
