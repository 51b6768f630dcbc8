import type { Env } from '../env.ts';
import { isWho, type Who } from '../evaluators.ts';
import type { Filter, Selector } from '../language.ts';
import { filter, flag, listOf, name, Optional, paramsOf, who } from '../schema.ts';
import { playerId, type ZoneKey, zoneKey } from '../state/ids.ts';
import { refOf, zoneOf } from '../state/objects.ts';
import type { Ref } from '../state/refs.ts';
import { defineSelector, type SelectorDescription, wholeOf } from './selector.ts';

/** The objects of some zones, in the order of players, zones and places. */
export interface Params {
  /** Names of the zones. */
  readonly in: readonly string[];
  /** Whose part of them; everyone's when left out. */
  readonly of?: Who;
  /** What they must be like. */
  readonly where?: Filter;
  /** Without the object this is about. */
  readonly other?: boolean;
}

const withoutWhere = ({ where: _, ...rest }: Params): Selector => ({ ...rest, select: 'objects' });

export const objectsSelector = defineSelector<Params>({
  select: (p, lang) => {
    const where = lang.where(p.where);
    const of = p.of ?? 'all';
    /** Looks through one zone. In a zone of all, whose part an object is follows from its owner. */
    const lookThrough = (env: Env, key: ZoneKey, owner: Who, found: Ref[]): void => {
      for (const id of zoneOf(env, key)) {
        const object = env.state.objects[id];
        if (!object || !isWho(env, owner, object.owner)) continue;
        if (p.other && env.self?.kind === 'object' && env.self.id === id) continue;
        const ref = refOf(object);
        if (where(env, ref)) found.push(ref);
      }
    };
    return (env) => {
      const found: Ref[] = [];
      for (const zone of p.in) {
        if (env.book.ruleset.zones[zone]?.of === 'match') lookThrough(env, zoneKey(zone), of, found);
        else
          for (let i = 0; i < env.state.players.length; i++)
            if (isWho(env, of, playerId(i))) lookThrough(env, zoneKey(zone, playerId(i)), 'all', found);
      }
      return found;
    };
  },
  personal: (p) => p.other === true,
  // The whole of a zone everybody knows; a part of it only where every face is seen: none hidden, none face down.
  open: (env, p) =>
    p.where === undefined ||
    (env.book.lang.facesOpen(env, wholeOf(p, withoutWhere)) && env.book.lang.dataOpen(env, p.where)),
  gives: () => 'object',
});

export const describeObjectsSelector = (): SelectorDescription<Params> => ({
  params: paramsOf<Params>()({
    in: listOf<string>(name, { minItems: 1 }),
    of: Optional(who),
    where: Optional(filter),
    other: Optional(flag),
  }),
  words: 'the [other |other=true][{where:cards}/cards] <on|in:in> [{of:whose} {in:and}/the {in:and}]',
  example: { in: ['board'], of: 'opponents' },
});
