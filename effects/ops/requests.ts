import type { Request } from '../choices/choice.ts';
import { face } from '../effective/face.ts';
import type { Env } from '../env.ts';
import { count } from '../evaluators.ts';
import type { Amount, Selector } from '../language.ts';
import type { PlayerId } from '../state/ids.ts';
import { audience, zoneAudience } from '../state/objects.ts';
import type { Ref } from '../state/refs.ts';
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

/** What may be picked, and what found it. */
export interface Found {
  readonly refs: readonly Ref[];
  /** Left out: faces decide. */
  readonly from?: Selector | undefined;
}

/**
 * Whether a player must be shown some of what was found by name: places would tell him something. That is so in a zone
 * whose faces its owner does not see either, and where faces that this player does not see decide what was found.
 */
function unplaced(env: Env, player: PlayerId, { refs, from }: Found): (ref: Ref) => boolean {
  const hidden = (ref: Ref): boolean => {
    const object = ref.kind === 'object' ? env.state.objects[ref.id] : null;
    if (object == null || object.known?.includes(player)) return false;
    return audience(env, object)?.includes(player) === false;
  };
  if (!refs.some(hidden)) return () => false;
  if (from === undefined || !env.book.lang.open(env, from)) return hidden;
  return (ref) => {
    const object = ref.kind === 'object' ? env.state.objects[ref.id] : null;
    return object != null && zoneAudience(env, object.zone)?.length === 0 && hidden(ref);
  };
}

/** What was found as a player may be shown it, and whether some of it by name. */
export interface Offered {
  readonly refs: readonly Ref[];
  readonly byName: boolean;
}

/** What was found in an order that tells a player nothing: what he is shown by name comes last, by its name. */
export function offered(env: Env, player: PlayerId, found: Found): Offered {
  const named = unplaced(env, player, found);
  if (!found.refs.some(named)) return { refs: found.refs, byName: false };
  const key = (ref: Ref): string => (named(ref) ? `1${face(env, ref)?.name ?? ''}` : '0');
  return { refs: found.refs.toSorted((a, b) => compare(key(a), key(b))), byName: true };
}

/** A request to take some of what a selector gives: no more than there are, and no fewer than can be had. */
export function selectRequest(env: Env, player: PlayerId, found: Found, wanted: Bounds): Request {
  const { refs: candidates, byName } = offered(env, player, found);
  const max = Math.min(wanted.max, candidates.length);
  const request = { shape: 'select', player, candidates, min: Math.min(wanted.min, max), max } as const;
  return byName ? { ...request, byName } : request;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

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
