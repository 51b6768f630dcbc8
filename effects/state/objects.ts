import type { Position } from '../env.ts';
import type { ZoneDecl } from '../ruleset.ts';
import type { PlayerId, ZoneKey } from './ids.ts';
import { playerId, zoneKey, zoneName, zonePlayer } from './ids.ts';
import type { ObjectRef, Ref } from './refs.ts';
import type { Snapshot } from './snapshot.ts';
import type { GameObject } from './state.ts';

export const refOf = (object: GameObject): ObjectRef => ({ kind: 'object', id: object.id, inc: object.inc });

/** The object a reference means, if it is still that incarnation. */
export function liveObject(at: Position, ref: Ref): GameObject | null {
  if (ref.kind !== 'object') return null;
  const object = at.state.objects[ref.id];
  return object && object.inc === ref.inc ? object : null;
}

/** What was known of an object when it left. */
export function snapshotOf(at: Position, ref: Ref): Snapshot | null {
  if (ref.kind !== 'object') return null;
  return at.state.snapshots.find((s) => s.object.id === ref.id && s.object.inc === ref.inc) ?? null;
}

/** The object, or what it was when it left. */
export const lastKnown = (at: Position, ref: Ref): GameObject | null =>
  liveObject(at, ref) ?? snapshotOf(at, ref)?.object ?? null;

export function zoneDecl(at: Position, key: ZoneKey): ZoneDecl {
  const decl = at.book.ruleset.zones[zoneName(key)];
  if (!decl) throw new Error(`The ruleset "${at.book.ruleset.name}" declares no zone "${zoneName(key)}".`);
  return decl;
}

export const zoneOf = (at: Position, key: ZoneKey) => at.state.zones[key] ?? [];

/** The key of a zone by name: the player's own, or the shared one. */
export function zoneFor(at: Position, name: string, player: PlayerId): ZoneKey {
  const shared = zoneKey(name);
  return zoneDecl(at, shared).of === 'player' ? zoneKey(name, player) : shared;
}

export const inPlay = (at: Position, object: GameObject): boolean => zoneDecl(at, object.zone).play === true;

/** Whether a player is still in the match. */
export const isIn = (at: Position, player: PlayerId): boolean => at.state.players[player]?.out === undefined;

/** All players by their seats, also those who are out. */
export const seated = (at: Position): PlayerId[] => at.state.players.map((_, i) => playerId(i));

/** Players in turn order from `first`, those who are out left out. */
export function turnOrder(at: Position, first: PlayerId = at.state.turn.active): PlayerId[] {
  const { players } = at.state;
  const order: PlayerId[] = [];
  for (let k = 0; k < players.length; k++) {
    const player = playerId((first + k) % players.length);
    if (isIn(at, player)) order.push(player);
  }
  return order;
}

/** Whether nobody is out of the match. */
export function isEveryoneIn(at: Position): boolean {
  for (const player of at.state.players) if (player.out !== undefined) return false;
  return true;
}

/** How many objects a zone, or a cell of it, can hold; `null` where there is no limit. */
export function capacityOf(at: Position, key: ZoneKey, cell?: string): number | null {
  const decl = zoneDecl(at, key);
  return (cell === undefined ? decl.capacity : decl.cells?.find((c) => c.name === cell)?.capacity) ?? null;
}

/** How many more objects a place by itself can hold; below zero where it holds too many, endless without a limit. */
export function spareIn(at: Position, key: ZoneKey, cell?: string): number {
  const capacity = capacityOf(at, key, cell);
  if (capacity === null) return Number.POSITIVE_INFINITY;
  return capacity - zoneOf(at, key).filter((id) => cell === undefined || at.state.objects[id]?.cell === cell).length;
}

/** How many more objects a zone, or a cell of it, can take. */
export const room = (at: Position, key: ZoneKey, cell?: string): number =>
  Math.max(0, Math.min(spareIn(at, key), spareIn(at, key, cell)));

/**
 * Players who see the face of a card that lies face up in a zone; `null` for everyone.
 */
export function zoneAudience(at: Position, key: ZoneKey): readonly PlayerId[] | null {
  const decl = zoneDecl(at, key);
  if (decl.faces === 'all') return null;
  const player = zonePlayer(key);
  return decl.faces === 'owner' && player !== null ? [player] : [];
}

/** Players who see this object's face now: by its zone, its face, or a reveal; `null` for everyone. */
export function audience(at: Position, object: GameObject): readonly PlayerId[] | null {
  const byZone = object.faceDown ? [] : zoneAudience(at, object.zone);
  if (byZone === null) return null;
  let seen = byZone;
  for (const { objects, audience } of at.state.reveals)
    if (objects.some((r) => r.id === object.id && r.inc === object.inc)) {
      // What all players are shown who only looks on sees as well.
      if (audience.length === at.state.players.length) return null;
      seen = union(seen, audience);
    }
  return seen;
}

export const union = (a: readonly PlayerId[], b: readonly PlayerId[]): readonly PlayerId[] => {
  const more = b.filter((p) => !a.includes(p));
  return more.length === 0 ? a : [...a, ...more].sort((x, y) => x - y);
};

/** What an object has noted under a name. */
export const notedBy = (object: GameObject | null, under: string): readonly Ref[] =>
  (object?.memory && Object.hasOwn(object.memory, under) ? object.memory[under] : undefined) ?? [];

/** Who controls an object: the player whose part of a zone it is in, else its owner. */
export const controllerOf = (object: GameObject): PlayerId => zonePlayer(object.zone) ?? object.owner;
