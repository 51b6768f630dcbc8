import type { Position } from '../env.ts';
import type { Arrival, Fact } from '../events/event.ts';
import { eventDef } from '../events/registry.gen.ts';
import type { ObjectId, ZoneKey } from '../state/ids.ts';
import { capacityOf, room, zoneOf } from '../state/objects.ts';

/** A fact that puts something somewhere. */
interface Coming {
  readonly fact: Fact;
  readonly to: Arrival;
}

/** A place that holds only so much: a zone, or a cell of it. */
export interface Place {
  readonly zone: ZoneKey;
  readonly cell?: string;
}

const NONE: ReadonlySet<Fact> = new Set();

/**
 * Facts of a batch for which there is no room when all of it has happened. Who goes makes room, whichever of them is
 * said first; of too many for one place the first get it; who cannot go stays where he is, and keeps others out.
 */
export function crowdedOut(at: Position, facts: readonly Fact[]): ReadonlySet<Fact> {
  const [only] = facts;
  if (only && facts.length === 1 && fitsIn(at, eventDef(only).arrives?.(at, only))) return NONE;
  const { all, places } = arrivals(at, facts);
  if (places.size === 0) return NONE;
  const out = new Set<Fact>();
  for (let before = -1; before < out.size; ) {
    before = out.size;
    const coming = onceEach(all.filter(({ fact }) => !out.has(fact)));
    for (const place of places.values()) for (const { fact } of tooMany(at, place, coming)) out.add(fact);
  }
  return out;
}

/** Whether one that comes alone finds room as things are. */
const fitsIn = (at: Position, to: Arrival | null | undefined): boolean =>
  !to || to.zone === null || room(at, to.zone, to.cell) > 0;

interface Arrivals {
  readonly all: readonly Coming[];
  readonly places: ReadonlyMap<string, Place>;
}

const NOBODY: Arrivals = { all: [], places: new Map() };

/** Who comes, and to which places that hold only so much. */
function arrivals(at: Position, facts: readonly Fact[]): Arrivals {
  let found: { all: Coming[]; places: Map<string, Place> } | null = null;
  for (const fact of facts) {
    const to = eventDef(fact).arrives?.(at, fact);
    if (!to) continue;
    found ??= { all: [], places: new Map() };
    found.all.push({ fact, to });
    for (const place of limited(at, to)) found.places.set(keyOf(place), place);
  }
  return found ?? NOBODY;
}

export const keyOf = ({ zone, cell }: Place): string => (cell === undefined ? zone : `${zone} ${cell}`);

/** The places that something comes to and that hold only so much. */
export function limited(at: Position, { zone, cell }: Arrival): readonly Place[] {
  if (zone === null) return NOWHERE;
  const places: readonly Place[] = cell === undefined ? [{ zone }] : [{ zone }, { zone, cell }];
  return places.filter((place) => capacityOf(at, place.zone, place.cell) !== null);
}

const NOWHERE: readonly Place[] = [];

/** An object goes one way only: the first that is said of those for which there is room. */
function onceEach(coming: readonly Coming[]): readonly Coming[] {
  const going = new Set<ObjectId>();
  return coming.filter(({ to: { object } }) => {
    if (object === undefined) return true;
    const isFirst = !going.has(object);
    going.add(object);
    return isFirst;
  });
}

/** Whether a place is where something is said to be. */
export const isIn = (place: Place, zone: string | null, cell: string | undefined): boolean =>
  zone === place.zone && (place.cell === undefined || cell === place.cell);

/** Those who come to a place and do not fit in. */
function tooMany(at: Position, place: Place, coming: readonly Coming[]): readonly Coming[] {
  const wayOf = new Map<ObjectId, Arrival>();
  for (const { to } of coming) if (to.object !== undefined) wayOf.set(to.object, to);
  const here = new Set(zoneOf(at, place.zone).filter((id) => isIn(place, place.zone, at.state.objects[id]?.cell)));
  let left = capacityOf(at, place.zone, place.cell) ?? 0;
  for (const id of here) {
    const way = wayOf.get(id);
    if (way === undefined || isIn(place, way.zone, way.cell)) left -= 1;
  }
  return coming
    .filter(({ to }) => isIn(place, to.zone, to.cell) && (to.object === undefined || !here.has(to.object)))
    .slice(Math.max(0, left));
}
