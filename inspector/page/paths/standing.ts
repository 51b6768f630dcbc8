import type { PathsRecord } from '../../protocol/paths.ts';

/** Which position is shown, and which of its states was gone to. */
export interface Stood {
  readonly position: number;
  readonly node: number | null;
}

/** Kept for as long as the graphs are: who has gone to a state finds it marked, though the match is another one. */
const kept = new WeakMap<PathsRecord, Stood>();

export const standing = {
  /** The first position with something to draw, as long as nothing was picked. */
  of: (record: PathsRecord): Stood =>
    kept.get(record) ?? {
      position: Math.max(
        0,
        record.positions.findIndex(({ nodes }) => nodes.length > 0),
      ),
      node: null,
    },
  at(record: PathsRecord, stood: Stood): Stood {
    kept.set(record, stood);
    return stood;
  },
} as const;
