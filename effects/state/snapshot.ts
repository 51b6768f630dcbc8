import type { EffectiveCard } from '../effective/card.ts';
import type { PlayerId } from './ids.ts';
import type { GameObject, MatchState } from './state.ts';

/** What an object was just before the batch that moved it: the last known information. */
export interface Snapshot {
  readonly object: GameObject;
  readonly card: EffectiveCard;
  readonly controller: PlayerId;
}

/** The snapshots that anything still pending, or the history of this turn and the last, may speak of. */
export function neededSnapshots(state: MatchState): readonly Snapshot[] {
  if (state.snapshots.length === 0) return state.snapshots;
  const mentioned = new Set<string>();
  const { frames, waiting, delayed, modifiers, choices, history } = state;
  collect([frames, waiting, delayed, modifiers, choices, history], mentioned);
  return state.snapshots.filter((s) => mentioned.has(`${s.object.id}#${s.object.inc}`));
}

/** Notes every object reference in plain data. */
function collect(value: unknown, into: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('kind' in value && value.kind === 'object' && 'id' in value && 'inc' in value)
    into.add(`${value.id}#${value.inc}`);
  else for (const part of Object.values(value)) collect(part, into);
}
