import type { Position } from '../env.ts';
import { liveObject, refOf } from '../state/objects.ts';
import type { ObjectRef } from '../state/refs.ts';
import { made } from './created.event.ts';
import type { Fact } from './event.ts';
import { arrived } from './moved.event.ts';

/** Something comes somewhere. */
export type Arriving = Extract<Fact, { type: 'moved' | 'created' }>;

/** The position with what is about to come as it would be then, and what it would be; `null` where it is gone. */
export function foreseen(at: Position, fact: Arriving): { readonly at: Position; readonly ref: ObjectRef } | null {
  const now = fact.type === 'moved' ? liveObject(at, fact.object) : null;
  const then = fact.type === 'created' ? made(at, fact) : now && arrived(at, now, fact);
  if (!then) return null;
  const objects = at.state.objects.slice();
  objects[then.id] = then;
  return { at: { book: at.book, state: { ...at.state, objects } }, ref: refOf(then) };
}
