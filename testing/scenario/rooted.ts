import { type PlayerId, playerId, zoneKey } from '../../effects/state/ids.ts';
import { refOf, zoneOf } from '../../effects/state/objects.ts';
import type { GameObject } from '../../effects/state/state.ts';
import type { Match } from '../../search/match.ts';
import type { PlacedData, SeatData, SetupData } from './format.ts';
import { Names } from './names.ts';

/** A position as a scenario would begin in it, and what is called how there. */
export interface Rooted {
  readonly setup: SetupData;
  readonly names: Names;
}

/**
 * The table of a match as the position of a scenario: cards, where they lie, and facts. What hangs in the air is not in
 * it: modifiers, what is pending, and what has happened. `null` where somebody is out already.
 */
export function rootedAt(at: Match): Rooted | null {
  const { state, book } = at;
  if (state.result || state.players.some(({ out }) => out !== undefined)) return null;
  const { zones } = book.ruleset;
  const names = new Names(at);
  const placed: GameObject[] = [];
  const inZone = (zone: string, player?: PlayerId): GameObject[] => {
    const list = zoneOf(at, player === undefined ? zoneKey(zone) : zoneKey(zone, player));
    const objects = list.flatMap((id) => state.objects[id] ?? []);
    placed.push(...objects);
    return objects;
  };
  const own = Object.keys(zones).filter((zone) => zones[zone]?.of === 'player');
  const common = Object.keys(zones).filter((zone) => zones[zone]?.of === 'match');
  // In the order in which they are put there: that is what they are called by.
  const seats = state.players.map((player, i) => ({
    player,
    zones: own.map((zone) => [zone, inZone(zone, playerId(i))] as const).filter(([, list]) => list.length > 0),
  }));
  const shared = common.map((zone) => [zone, inZone(zone)] as const).filter(([, list]) => list.length > 0);
  const called = new Names({ book, state: { ...state, objects: placed } });
  const entry = (object: GameObject, seat: PlayerId | null): string | PlacedData => {
    const { card, owner, cell, token, faceDown, facts, attachedTo } = object;
    const bearer = attachedTo && state.objects[attachedTo.id];
    const data: PlacedData = {
      card,
      ...(Object.keys(facts).length > 0 ? { facts } : {}),
      ...(cell === undefined ? {} : { cell }),
      ...(owner === seat ? {} : { owner: names.player(owner) }),
      ...(token ? { token } : {}),
      ...(faceDown ? { faceDown } : {}),
      ...(bearer ? { attachedTo: called.full(at, refOf(bearer)) } : {}),
    };
    return Object.keys(data).length > 1 ? data : card;
  };
  const table = (list: (typeof seats)[number]['zones'], seat: PlayerId | null) =>
    Object.fromEntries(list.map(([zone, objects]) => [zone, objects.map((object) => entry(object, seat))]));
  const { active, number, step } = state.turn;
  return {
    names: called,
    setup: {
      ...(active === 0 ? {} : { active: names.player(active) }),
      step,
      ...(number > 1 ? { turn: number } : {}),
      players: Object.fromEntries(
        seats.map(({ player, zones: full }, i): [string, SeatData] => [
          player.name,
          { ...(Object.keys(player.facts).length > 0 ? { facts: player.facts } : {}), ...table(full, playerId(i)) },
        ]),
      ),
      ...(shared.length > 0 ? { shared: table(shared, null) } : {}),
    },
  };
}
