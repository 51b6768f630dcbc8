import type { Position } from '../env.ts';
import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import type { CellDecl } from '../ruleset.ts';
import { name, Optional, paramsOf, selector } from '../schema.ts';
import { type ZoneKey, zoneName } from '../state/ids.ts';
import { lastKnown } from '../state/objects.ts';
import type { Ref } from '../state/refs.ts';
import { defineFilter, type FilterDescription } from './filter.ts';

/** The cell it is in, by name, by a tag such as its row, or by what it faces. For a cell: the cell itself. */
export interface Params {
  /** Name of the cell. */
  readonly named?: string;
  /** A tag of the cell. */
  readonly tag?: string;
  /** It faces the cell of one of these in another player's part of the zone. */
  readonly faces?: Selector;
}

interface Place {
  readonly zone: ZoneKey;
  readonly cell: string;
  readonly decl: CellDecl | undefined;
}

function placeOf(at: Position, ref: Ref): Place | null {
  const object = lastKnown(at, ref);
  const zone = ref.kind === 'cell' ? ref.zone : object?.zone;
  const cell = ref.kind === 'cell' ? ref.cell : object?.cell;
  if (zone === undefined || cell === undefined) return null;
  return { zone, cell, decl: at.book.ruleset.zones[zoneName(zone)]?.cells?.find((c) => c.name === cell) };
}

const facing = ({ zone, decl }: Place, other: Place | null): boolean =>
  other !== null && other.zone !== zone && zoneName(other.zone) === zoneName(zone) && decl?.faces === other.cell;

export const cellFilter = defineFilter<Params>({
  test: (wanted, lang) => {
    const faced = wanted.faces === undefined ? null : lang.selector(wanted.faces);
    return (env, ref) => {
      const place = placeOf(env, ref);
      if (!place) return reason('wrong-zone', 'it is in no cell');
      const fits =
        (wanted.named === undefined || place.cell === wanted.named) &&
        (wanted.tag === undefined || place.decl?.tags?.includes(wanted.tag) === true) &&
        (faced === null || faced(env).some((other) => facing(place, placeOf(env, other))));
      return fits || reason('wrong-zone', 'it is in another cell');
    };
  },
});

export const describeCellFilter = (): FilterDescription<Params> => ({
  params: paramsOf<Params>()({ named: Optional(name), tag: Optional(name), faces: Optional(selector) }),
  words: 'in {value}',
  example: { tag: 'front' },
});
