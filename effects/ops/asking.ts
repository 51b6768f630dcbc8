import type { Request } from '../choices/choice.ts';
import { face } from '../effective/face.ts';
import type { Env } from '../env.ts';
import { count } from '../lang.ts';
import type { Amount, Selector } from '../language.ts';
import type { PlayerId } from '../state/ids.ts';
import { zoneAudience } from '../state/objects.ts';
import type { ObjectRef, Ref } from '../state/refs.ts';
import type { Ask } from './op.ts';

/** How many a player has to take. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

export function bounds(env: Env, min: Amount | undefined, max: Amount | undefined, fallback: number): Bounds {
  const most = count(env, max ?? fallback);
  const least = min === undefined ? most : count(env, min);
  return { min: Math.max(0, Math.min(least, most)), max: Math.max(0, most) };
}

/**
 * Candidates as a player may be shown them. In a zone whose faces its owner does not see either, places tell
 * something: those come by name, never in the order of the zone.
 */
function candidates(env: Env, refs: readonly Ref[]): readonly Ref[] {
  const unseen = (ref: Ref): ref is ObjectRef => {
    const object = ref.kind === 'object' ? env.state.objects[ref.id] : null;
    return object != null && zoneAudience(env, object.zone)?.length === 0 && !object.known?.length;
  };
  if (!refs.some(unseen)) return refs;
  const key = (ref: Ref): string => (unseen(ref) ? `1${face(env, ref)?.name ?? ''}` : '0');
  return refs
    .map((ref, i) => ({ ref, i, key: key(ref) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.i - b.i))
    .map((entry) => entry.ref);
}

/** A request to take some of what a selector gives: no more than there are, and no fewer than can be had. */
export function selectRequest(env: Env, player: PlayerId, refs: readonly Ref[], wanted: Bounds): Request {
  const offered = candidates(env, refs);
  const max = Math.min(wanted.max, offered.length);
  return { shape: 'select', player, candidates: offered, min: Math.min(wanted.min, max), max };
}

/**
 * Whether everybody can work out what a question offers: what a selector gives, and amounts that bound it. A part of
 * hidden cards taken whole is open as well.
 */
export function isOpen(env: Env, selector: Selector, ...amounts: readonly (Amount | undefined)[]): boolean {
  return env.book.lang.open(env, selector) && env.book.lang.dataOpen(env, amounts);
}

/**
 * A question with nothing to choose, for a player who sees that there is nothing. It is asked where not everyone can
 * see that: if the pause were missing it would tell.
 */
export function emptyAsk(player: PlayerId, purpose: string): Ask {
  return { purpose, open: false, requests: [{ shape: 'select', player, candidates: [], min: 0, max: 0 }] };
}
