import type { ObjectView, View, ZoneView } from '../../../index.ts';
import type { GameWords, ZoneWords } from '../../protocol/messages.ts';

/** A zone of somebody, or of all, where the table draws it. */
export interface ZoneSpot {
  /** Its name with the seat it is of: `hand.0`; a shared zone has no number. */
  readonly key: string;
  readonly words: ZoneWords;
  readonly zone: ZoneView;
}

/** The part of the table that is one player's. */
export interface Side {
  readonly seat: number;
  /** Zones whose cards lie open next to each other. */
  readonly rows: readonly ZoneSpot[];
  /** Zones that their owner looks into. */
  readonly hands: readonly ZoneSpot[];
  /** Zones that lie in a pile. */
  readonly piles: readonly ZoneSpot[];
}

/** Where everything lies. */
export interface TableLayout {
  readonly above: readonly Side[];
  readonly shared: Omit<Side, 'seat'>;
  readonly below: Side;
}

const EMPTY: ZoneView = { count: 0, objects: [] };

/** Whose side is below: who looks on, or the first player. */
const lowest = ({ viewer }: View): number => (typeof viewer === 'number' ? viewer : 0);

/** Where the zones of a game are drawn: by who looks into them and whether they are in play, never by their names. */
export function layoutOf(view: View, { zones }: Pick<GameWords, 'zones'>): TableLayout {
  const spots = (of: ZoneWords['of'], seat?: number): Omit<Side, 'seat'> => {
    const all = zones
      .filter((words) => words.of === of)
      .map((words) => {
        const key = seat === undefined ? words.name : `${words.name}.${seat}`;
        return { key, words, zone: view.zones[key] ?? EMPTY };
      });
    const isRow = ({ words }: ZoneSpot): boolean => words.play || words.cells.length > 0;
    const isHand = (spot: ZoneSpot): boolean => !isRow(spot) && spot.words.faces === 'owner';
    return {
      rows: all.filter(isRow),
      hands: all.filter(isHand),
      piles: all.filter((spot) => !isRow(spot) && !isHand(spot)),
    };
  };
  const side = (seat: number): Side => ({ seat, ...spots('player', seat) });
  const first = lowest(view);
  const others = view.players.slice(1).map((_, i) => (first + 1 + i) % view.players.length);
  return { above: others.map(side), shared: spots('match'), below: side(first) };
}

/** Cells of a zone in lines, the first of which is nearest to the middle of the table. */
export function linesOf(cells: ZoneWords['cells']): readonly ZoneWords['cells'][] {
  const lines = new Map<string, ZoneWords['cells'][number][]>();
  for (const cell of cells) {
    const line = cell.tags[0] ?? '';
    lines.set(line, [...(lines.get(line) ?? []), cell]);
  }
  // A tag on each cell, or on some of them only, tells of no lines.
  const areLines = !lines.has('') && lines.size > 1 && lines.size < cells.length;
  return areLines ? [...lines.values()] : [cells];
}

/** What is attached to objects that lie open, by the handle of the one that bears it all. */
export function attachedIn({ above, shared, below }: TableLayout): Readonly<Record<string, readonly ObjectView[]>> {
  const sides = [...above, shared, below];
  const open = sides.flatMap(({ rows }) => rows.flatMap(({ zone }) => zone.objects));
  const byHandle = new Map(open.map((object) => [object.object, object]));
  const upFrom = ({ attachedTo }: ObjectView) => (attachedTo === undefined ? undefined : byHandle.get(attachedTo));
  /** What lies at the end of it all; none in a ring. */
  const bearerOf = (object: ObjectView): string | null => {
    const passed = new Set([object.object]);
    let bearer: string | null = null;
    for (let to = upFrom(object); to; to = upFrom(to)) {
      if (passed.has(to.object)) return null;
      passed.add(to.object);
      bearer = to.object;
    }
    return bearer;
  };
  const attached: Record<string, ObjectView[]> = {};
  for (const object of open) {
    const bearer = bearerOf(object);
    if (bearer === null) continue;
    attached[bearer] = [...(attached[bearer] ?? []), object];
  }
  return attached;
}

/** How many lines of open cards are above each other: of players who sit side by side those who have most. */
export function openLines({ above, shared, below }: TableLayout): number {
  const linesIn = ({ rows }: Omit<Side, 'seat'>): number =>
    Math.max(0, ...rows.map(({ words }) => linesOf(words.cells).length));
  return Math.max(0, ...above.map(linesIn)) + linesIn(shared) + linesIn(below);
}
