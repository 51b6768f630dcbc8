import type { SeenRef } from '../../../index.ts';
import type { AskedRecord } from '../../protocol/messages.ts';

/** Something that can be pointed at on the table to answer a question, or to take it back from an answer. */
export interface Offer {
  readonly asked: AskedRecord;
  /** Its place in the request's list; of `assign` and `pay` which list is meant. */
  readonly position: number;
  readonly list: 'main' | 'targets';
  /** In the engine's words. */
  readonly label: string;
  /** It is part of the answer so far. */
  readonly picked: boolean;
}

/** What a reference is found by on the table: an object by its handle, a player, a cell. */
export function placeOf(ref: SeenRef): string | null {
  if ('object' in ref) return ref.object;
  if ('player' in ref) return `player ${ref.player}`;
  return 'cell' in ref ? `cell ${ref.zone} ${ref.cell}` : null;
}
