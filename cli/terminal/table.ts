import type { View } from '../../effects/rules/views.ts';
import type { Ruleset } from '../../effects/ruleset.ts';
import { type ZoneKey, zoneName, zonePlayer } from '../../effects/state/ids.ts';

/** A match as one player sees it, with what is needed to put it into words. */
export interface Table {
  readonly view: View;
  readonly ruleset: Ruleset;
  /** Who looks: his seat. */
  readonly seat: number;
}

export const seatNames = ({ view }: Table): readonly string[] => view.players.map((player) => player.name);

/** `your hand`, `Bob's board`, `market`. */
export function zoneWords(table: Table, key: string): string {
  const zone = zoneName(key as ZoneKey);
  const player = zonePlayer(key as ZoneKey);
  if (player === null) return zone;
  return player === table.seat ? `your ${zone}` : `${seatNames(table)[player] ?? `player ${player}`}'s ${zone}`;
}

/** Where the object with a handle lies, if the player sees that. */
export function placeOf({ view }: Table, handle: string) {
  for (const [zone, { objects }] of Object.entries(view.zones)) {
    const object = objects.find((o) => o.object === handle);
    if (object) return { zone, object };
  }
  return null;
}
