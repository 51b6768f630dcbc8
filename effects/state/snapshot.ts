import type { EffectiveCard } from '../effective/card.ts';
import type { GameObject, MatchState } from './state.ts';

/** What an object was just before the batch that moved it: the last known information. */
export interface Snapshot {
  readonly object: GameObject;
  readonly card: EffectiveCard;
}

/** The snapshots that anything still pending, or the history of this turn and the last, may speak of. */
export function neededSnapshots(state: MatchState): readonly Snapshot[] {
  if (state.snapshots.length === 0) return state.snapshots;
  const mentioned = new Set<number>();
  const { frames, waiting, delayed, modifiers, choices, history } = state;
  for (const part of [frames, waiting, delayed, modifiers, choices, history]) collect(part, mentioned);
  for (const object of state.objects) if (object?.memory) collect(object.memory, mentioned);
  // What one that left had noted is spoken of by whoever speaks of it.
  for (let before = -1; before < mentioned.size; ) {
    before = mentioned.size;
    for (const { object } of state.snapshots)
      if (object.memory && mentioned.has(stayOf(object.id, object.inc))) collect(object.memory, mentioned);
  }
  return state.snapshots.filter(({ object }) => mentioned.has(stayOf(object.id, object.inc)));
}

/** One number for one stay of one object: far more than there can be of either fit. */
const stayOf = (id: number, inc: number): number => inc * 2 ** 20 + id;

/** Notes every object reference in plain data. */
function collect(value: unknown, into: Set<number>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const part of value) collect(part, into);
    return;
  }
  const record = value as Readonly<Record<string, unknown>>;
  if (record.kind === 'object' && typeof record.id === 'number' && typeof record.inc === 'number')
    into.add(stayOf(record.id, record.inc));
  else for (const key in record) collect(record[key], into);
}
