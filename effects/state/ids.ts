/** Branded ids: a number or string of one kind cannot be passed where another is meant. */
declare const brand: unique symbol;
type Brand<T, B extends string> = T & { readonly [brand]: B };

/** Index of an object in `MatchState.objects`. Never shown to a viewer. */
export type ObjectId = Brand<number, 'ObjectId'>;
/** Seat of a player: 0 is the first in turn order. */
export type PlayerId = Brand<number, 'PlayerId'>;
/** A pending effect. */
export type FrameId = Brand<number, 'FrameId'>;
/** A change of cards by a resolved effect. */
export type ModifierId = Brand<number, 'ModifierId'>;
/** `"7"`, or `"7.1"` for the first pick of a draft that began at choice 7. */
export type ChoiceId = Brand<string, 'ChoiceId'>;
/** Name of a card definition; unique in a book. */
export type CardId = Brand<string, 'CardId'>;
/** `"hand.0"` for a player's zone, `"stack"` for a shared one. */
export type ZoneKey = Brand<string, 'ZoneKey'>;

export const objectId = (n: number): ObjectId => n as ObjectId;
/** A seat from its number: 0 is the first in turn order. */
export const playerId = (n: number): PlayerId => n as PlayerId;
export const frameId = (n: number): FrameId => n as FrameId;
export const modifierId = (n: number): ModifierId => n as ModifierId;
export const choiceId = (s: string): ChoiceId => s as ChoiceId;
/** The id of a card, as books and states have it. */
export const cardId = (s: string): CardId => s as CardId;

/** Keys of the first seats' zones. They are asked for all the time: each is put together once. */
const keys = new Map<string, readonly ZoneKey[]>();
const SEATS = 8;

export function zoneKey(zone: string, player?: PlayerId): ZoneKey {
  if (player === undefined) return zone as ZoneKey;
  const own = keys.get(zone) ?? makeKeys(zone);
  return own[player] ?? (`${zone}.${player}` as ZoneKey);
}

function makeKeys(zone: string): readonly ZoneKey[] {
  const own = Array.from({ length: SEATS }, (_, seat) => `${zone}.${seat}` as ZoneKey);
  keys.set(zone, own);
  return own;
}

/** What a key says. */
interface Place {
  readonly zone: string;
  readonly player: PlayerId | null;
}

/** Keys are taken apart once. A foreign state may hold any keys: no more than these are remembered. */
const places = new Map<ZoneKey, Place>();
const MOST_PLACES = 10_000;

function placeOf(key: ZoneKey): Place {
  const known = places.get(key);
  if (known) return known;
  const dot = key.lastIndexOf('.');
  const place: Place =
    dot < 0 ? { zone: key, player: null } : { zone: key.slice(0, dot), player: playerId(Number(key.slice(dot + 1))) };
  if (places.size >= MOST_PLACES) places.clear();
  places.set(key, place);
  return place;
}

/** Name of the zone in a key: `"hand"` of `"hand.0"`. */
export const zoneName = (key: ZoneKey): string => placeOf(key).zone;

/** The player a zone belongs to; `null` for a shared zone. */
export const zonePlayer = (key: ZoneKey): PlayerId | null => placeOf(key).player;
