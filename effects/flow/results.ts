import type { Writable } from '../copy.ts';
import { amountOf } from '../events/amount.ts';
import type { EventType, GameEvent } from '../events/event.ts';
import { eventDef } from '../events/registry.gen.ts';
import { objectId } from '../state/ids.ts';
import type { Ref } from '../state/refs.ts';
import type { Result } from './frame.ts';

/** What a node that did nothing, or was declined, came to: nothing, not what came before. */
export const NOTHING: Result = { refs: [], amount: 0 };

export const resultOf = (refs: readonly Ref[], amount = refs.length): Result => ({ refs, amount });

export const numberResult = (amount: number): Result => ({ refs: [], amount });

/** The objects of moves and creations, as they are afterwards. */
export function objectsAfter(events: readonly GameEvent[]): Result {
  const refs: Ref[] = [];
  for (const e of events) {
    if (e.type === 'moved' && e.inc !== undefined) refs.push({ kind: 'object', id: e.object.id, inc: e.inc });
    if (e.type === 'created' && e.id !== undefined && e.inc !== undefined)
      refs.push({ kind: 'object', id: objectId(e.id), inc: e.inc });
  }
  return resultOf(refs);
}

/** Those that events of a type happened to, and how much it was in all. */
export function amounts(events: readonly GameEvent[], of: EventType): Result {
  const refs: Ref[] = [];
  const shares: number[] = [];
  for (const e of events) {
    if (e.type !== of) continue;
    const { subject } = eventDef(e).roles(e);
    if (!subject) continue;
    refs.push(subject);
    shares.push(amountOf(e));
  }
  return { refs, amount: shares.reduce((sum, n) => sum + n, 0), shares };
}

/** What kind of event it is: what was drawn is told from what was milled, and one fact from another. */
export function kindOf(event: GameEvent): string {
  const more =
    event.type === 'moved' ? event.how : event.type === 'counted' ? event.fact : 'name' in event ? event.name : '';
  return `${event.type} ${more}`;
}

/** Two results as one. */
export function joinResults(a: Result, b: Result): Result {
  const refs = [...a.refs, ...b.refs];
  const amount = a.amount + b.amount;
  const joined: Writable<Result> = { refs, amount };
  if (a.shares || b.shares)
    joined.shares = [...(a.shares ?? a.refs.map(() => 0)), ...(b.shares ?? b.refs.map(() => 0))];
  if (a.assigned || b.assigned)
    joined.assigned = [...(a.assigned ?? a.refs.map(() => null)), ...(b.assigned ?? b.refs.map(() => null))];
  if (a.piles || b.piles) joined.piles = joinPiles(a.piles ?? [], b.piles ?? []);
  if (a.hidden || b.hidden) joined.hidden = true;
  return joined;
}

/** Pile by pile. */
const joinPiles = (a: readonly (readonly Ref[])[], b: readonly (readonly Ref[])[]): readonly (readonly Ref[])[] =>
  (a.length < b.length ? b : a).map((_, i) => [...(a[i] ?? []), ...(b[i] ?? [])]);
