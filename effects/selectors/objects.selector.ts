import type { Env } from '../env.ts';
import { isWho, type Who } from '../lang.ts';
import type { Filter } from '../language.ts';
import { filter, flag, listOf, name, Optional, oneOf, paramsOf } from '../schema.ts';
import { playerId, type ZoneKey, zoneKey, zonePlayer } from '../state/ids.ts';
import { refOf, zoneOf } from '../state/objects.ts';
import type { Ref } from '../state/refs.ts';
import { defineSelector } from './selector.ts';

/** The objects of some zones, in the order of players, zones and places. */
export interface Params {
  /** Names of zones. */
  readonly in: readonly string[];
  /** Whose part of them; everyone's when left out. */
  readonly of?: Who;
  readonly where?: Filter;
  /** Without the object this is about. */
  readonly other?: boolean;
}

function keysOf(env: Env, p: Params): ZoneKey[] {
  const keys: ZoneKey[] = [];
  for (const zone of p.in) {
    if (env.book.ruleset.zones[zone]?.of === 'match') keys.push(zoneKey(zone));
    else
      for (let i = 0; i < env.state.players.length; i++)
        if (isWho(env, p.of ?? 'all', playerId(i))) keys.push(zoneKey(zone, playerId(i)));
  }
  return keys;
}

export const objectsSelector = defineSelector<Params>({
  name: 'objects',
  params: paramsOf<Params>()({
    in: listOf<string>(name, { minItems: 1 }),
    of: Optional(oneOf('you', 'opponents', 'all', 'active')),
    where: Optional(filter),
    other: Optional(flag),
  }),
  select: (p, lang) => {
    const where = lang.where(p.where);
    return (env) => {
      const found: Ref[] = [];
      const { objects } = env.state;
      for (const key of keysOf(env, p)) {
        // In a zone of all, whose part an object is follows from its owner.
        const who = p.of !== undefined && zonePlayer(key) === null ? p.of : 'all';
        for (const id of zoneOf(env, key)) {
          const object = objects[id];
          if (!object || !isWho(env, who, object.owner)) continue;
          if (p.other && env.self?.kind === 'object' && env.self.id === id) continue;
          const ref = refOf(object);
          if (where(env, ref)) found.push(ref);
        }
      }
      return found;
    };
  },
  // The whole of a zone everybody knows; a part of it only where every face is seen: none hidden, none face down.
  open: (env, { where, ...whole }) =>
    where === undefined ||
    (env.book.lang.facesOpen(env, { select: 'objects', ...whole }) && env.book.lang.dataOpen(env, where)),
  words: '{where} in {in} of {of}',
  example: { in: ['board'], of: 'opponents' },
});
