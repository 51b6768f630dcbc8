import { createContext, useContext } from 'react';
import type { ObjectView } from '../../../index.ts';
import type { GameWords, Scene } from '../../protocol/messages.ts';
import type { Offers } from '../answering/use-offers.ts';

/** All that parts of the table draw from. */
export interface TableShared {
  readonly scene: Scene;
  readonly game: GameWords;
  readonly players: readonly string[];
  readonly offers: Offers;
  /** What is attached to objects that lie open, by their handles. */
  readonly attached: Readonly<Record<string, readonly ObjectView[]>>;
  /** All objects that are seen, by their handles. */
  readonly objects: ReadonlyMap<string, ObjectView>;
}

export const TableContext = createContext<TableShared | null>(null);

/** @throws {Error} outside of a table */
export function useTable(): TableShared {
  const table = useContext(TableContext);
  if (!table) throw new Error('Cards lie on a table.');
  return table;
}
