import type { Position } from '../env.ts';
import { holds } from '../evaluators.ts';
import type { PlayerId } from '../state/ids.ts';
import { isIn, liveObject } from '../state/objects.ts';
import { modifierEnv } from './live-modifiers.ts';
import type { Duration, Modifier } from './stored-modifier.ts';

/** An edge of the turn that is being crossed: a step ends, and perhaps its turn with it; or a player's turn begins. */
export interface TurnEdge {
  readonly step?: string;
  readonly turnEnds?: boolean;
  readonly turnOf?: PlayerId;
}

/** What lasts until its end: a modifier or a delayed trigger. */
export type Timed = Pick<Modifier, 'source' | 'controller' | 'duration'> & Partial<Pick<Modifier, 'affects'>>;

/** Whether something timed has come to its end, after a batch or at an edge of the turn. */
export function isOver(at: Position, timed: Timed, edge?: TurnEdge): boolean {
  if (
    timed.affects &&
    'refs' in timed.affects &&
    timed.affects.refs.every((r) =>
      r.kind === 'player' ? !isIn(at, r.player) : r.kind === 'object' && !liveObject(at, r),
    )
  )
    return true;
  return ended(at, timed, timed.duration, edge);
}

function ended(at: Position, timed: Timed, duration: Duration, edge: TurnEdge | undefined): boolean {
  switch (duration.until) {
    case 'match':
    case 'stay':
      return false;
    case 'turn-end':
      return edge?.turnEnds === true;
    case 'step-end':
      return edge?.step === duration.step;
    case 'your-next-turn':
      // Who is out has no next turn.
      return edge?.turnOf === timed.controller || !isIn(at, timed.controller);
    case 'source-leaves':
      return timed.source === null || liveObject(at, timed.source) === null;
    case 'condition-false':
      return !holds(modifierEnv(at, { you: timed.controller, source: timed.source }), duration.condition);
  }
}
