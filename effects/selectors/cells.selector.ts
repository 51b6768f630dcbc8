import { isWho, type Who } from '../evaluators.ts';
import { flag, name, Optional, paramsOf, who } from '../schema.ts';
import { playerId, type ZoneKey, zoneKey } from '../state/ids.ts';
import { room } from '../state/objects.ts';
import type { CellRef } from '../state/refs.ts';
import { defineSelector, type SelectorDescription } from './selector.ts';

/** Cells of a zone, in the order they are declared. */
export interface Params {
  /** The zone. */
  readonly in: string;
  /** Whose cells; everyone's when left out. */
  readonly of?: Who;
  /** A tag that they must have. */
  readonly tag?: string;
  /** The name that they must have. */
  readonly named?: string;
  /** Only those with room for one more. */
  readonly free?: boolean;
}

export const cellsSelector = defineSelector<Params>({
  select: (p) => (env) => {
    const decl = env.book.ruleset.zones[p.in];
    const cells = (decl?.cells ?? []).filter(
      (c) => (p.tag === undefined || c.tags?.includes(p.tag)) && (p.named === undefined || c.name === p.named),
    );
    const keys: ZoneKey[] =
      decl?.of === 'match'
        ? [zoneKey(p.in)]
        : env.state.players.flatMap((_, i) =>
            isWho(env, p.of ?? 'you', playerId(i)) ? [zoneKey(p.in, playerId(i))] : [],
          );
    return keys.flatMap((zone) =>
      cells.flatMap((c): CellRef[] =>
        p.free && room(env, zone, c.name) === 0 ? [] : [{ kind: 'cell', zone, cell: c.name }],
      ),
    );
  },
});

export const describeCellsSelector = (): SelectorDescription<Params> => ({
  params: paramsOf<Params>()({
    in: name,
    of: Optional(who),
    tag: Optional(name),
    named: Optional(name),
    free: Optional(flag),
  }),
  words: 'the [free |free=true][{tag} ]cells[ named {named}] of [{of:whose}/the] {in}',
  example: { in: 'board', free: true },
});
