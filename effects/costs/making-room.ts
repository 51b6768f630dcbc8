import type { Position } from '../env.ts';
import type { Arrival, Fact } from '../events/event.ts';
import { eventDef } from '../events/registry.gen.ts';
import { isIn, keyOf, limited, type Place } from '../flow/room.ts';
import { spareIn } from '../state/objects.ts';
import type { Ref } from '../state/refs.ts';
import type { Use } from './cost.ts';

/** A cost for which something is still to be chosen: how many of what, and what comes of one of them. */
export interface Open {
  readonly refs: readonly Ref[];
  readonly count: number;
  readonly facts: (ref: Ref) => readonly Fact[];
}

/** Candidates that go from and to the same of the places that matter. */
interface Kind {
  readonly refs: Ref[];
  /** How many each place gets by one of them: 1, 0 or -1. */
  readonly gets: readonly number[];
}

const arrivalsOf = (at: Position, facts: readonly Fact[]): readonly Arrival[] =>
  facts.flatMap((fact) => eventDef(fact).arrives?.(at, fact) ?? []);

/** What a place gets by an arrival. */
function gain(at: Position, place: Place, { zone, cell, object }: Arrival): number {
  const from = object === undefined ? null : at.state.objects[object];
  const was = from !== null && from !== undefined && isIn(place, from.zone, from.cell);
  return Number(isIn(place, zone, cell)) - Number(was);
}

/** How each place changes by some arrivals, and how many come to it. */
interface Tally {
  readonly net: readonly number[];
  readonly come: readonly number[];
}

const plus = ({ net, come }: Tally, gets: readonly number[], times: number): Tally => ({
  net: net.map((n, i) => n + (gets[i] ?? 0) * times),
  come: come.map((n, i) => n + Math.max(0, gets[i] ?? 0) * times),
});

/** Candidates by what they do to the places. */
function kindsOf(at: Position, { refs, facts }: Open, places: readonly Place[]): readonly Kind[] {
  const kinds = new Map<string, Kind>();
  for (const ref of refs) {
    const arrivals = arrivalsOf(at, facts(ref));
    const gets = places.map((place) => arrivals.reduce((sum, arrival) => sum + gain(at, place, arrival), 0));
    const kind = kinds.get(gets.join()) ?? { refs: [], gets };
    kinds.set(gets.join(), kind);
    kind.refs.push(ref);
  }
  return [...kinds.values()];
}

export interface Making {
  /** What happens whatever is chosen. */
  readonly fixed: readonly Fact[];
  readonly open: readonly Open[];
  /** Whether things can be chosen like this, beside all else that is paid. */
  readonly can: (uses: readonly Use[]) => boolean;
}

/**
 * Whether something can be chosen so that there is room for all that comes. Only how many go from where to where
 * matters, so these numbers are tried and not all that could be chosen.
 */
export function canMakeRoom(at: Position, { fixed, open, can }: Making): boolean {
  const settled = arrivalsOf(at, fixed);
  const coming = [...settled, ...open.flatMap(({ refs, facts }) => refs.flatMap((ref) => arrivalsOf(at, facts(ref))))];
  const places = [
    ...new Map(coming.flatMap((arrival) => limited(at, arrival)).map((place) => [keyOf(place), place])).values(),
  ];
  if (places.length === 0) return true;
  const spare = places.map(({ zone, cell }) => spareIn(at, zone, cell));
  const none: Tally = { net: places.map(() => 0), come: places.map(() => 0) };
  const gains = (arrival: Arrival): readonly number[] => places.map((place) => gain(at, place, arrival));
  const start = settled.reduce((tally, arrival) => plus(tally, gains(arrival), 1), none);
  const fits = ({ net, come }: Tally): boolean => net.every((n, i) => come[i] === 0 || n <= (spare[i] ?? 0));
  /** Beginnings that lead to no room, however they go on. */
  const hopeless = new Set<string>();
  let roomy = 0;
  const works = (left: readonly Sorted[], tally: Tally, uses: readonly Use[]): boolean => {
    const [now, ...later] = left;
    if (!now) {
      if (!fits(tally)) return false;
      roomy += 1;
      return can(uses);
    }
    const key = `${left.length} ${tally.net} ${tally.come.map(Math.sign)}`;
    if (hopeless.has(key)) return false;
    const before = roomy;
    for (const share of shares(now)) {
      const taken = now.kinds.flatMap(({ refs }, i) => (share[i] ? [{ of: refs, count: share[i] }] : []));
      const after = now.kinds.reduce((sum, { gets }, i) => plus(sum, gets, share[i] ?? 0), tally);
      if (works(later, after, [...uses, ...taken])) return true;
    }
    if (roomy === before) hopeless.add(key);
    return false;
  };
  return works(
    open.map((one) => ({ count: one.count, kinds: kindsOf(at, one, places) })),
    start,
    [],
  );
}

interface Sorted {
  readonly count: number;
  readonly kinds: readonly Kind[];
}

/** All ways to take so many, by how many of each kind. */
function* shares({ count, kinds }: Sorted): Generator<readonly number[]> {
  const [first, ...rest] = kinds;
  if (!first) {
    if (count === 0) yield [];
    return;
  }
  for (let n = Math.min(count, first.refs.length); n >= 0; n--)
    for (const more of shares({ count: count - n, kinds: rest })) yield [n, ...more];
}
