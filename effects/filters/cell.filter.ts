import { reason } from '../reason.ts';
import { name, Optional, paramsOf } from '../schema.ts';
import { zoneName } from '../state/ids.ts';
import { lastKnown } from '../state/objects.ts';
import { defineFilter } from './filter.ts';

/** The cell it is in, by name or by a tag such as its row. For a cell: the cell itself. */
export interface Params {
  /** Name of the cell. */
  readonly named?: string;
  /** A tag of the cell. */
  readonly tag?: string;
}

export const cellFilter = defineFilter<Params>({
  name: 'cell',
  params: paramsOf<Params>()({ named: Optional(name), tag: Optional(name) }),
  test: (wanted) => (env, ref) => {
    const object = lastKnown(env, ref);
    const zone = ref.kind === 'cell' ? ref.zone : object?.zone;
    const cell = ref.kind === 'cell' ? ref.cell : object?.cell;
    if (zone === undefined || cell === undefined) return reason('wrong-zone', 'it is in no cell');
    const decl = env.book.ruleset.zones[zoneName(zone)]?.cells?.find((c) => c.name === cell);
    const fits =
      (wanted.named === undefined || cell === wanted.named) &&
      (wanted.tag === undefined || decl?.tags?.includes(wanted.tag) === true);
    return fits || reason('wrong-zone', 'it is in another cell');
  },
  words: 'in the {value} cell',
  example: { tag: 'front' },
});
