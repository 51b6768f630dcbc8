import type { Book } from '../../effects/book.ts';
import type { Position } from '../../effects/env.ts';
import { beginState } from '../../effects/state/begin.ts';
import { cardId, objectId, playerId } from '../../effects/state/ids.ts';
import { zoneFor } from '../../effects/state/objects.ts';

/** A position in which nothing is yet: what looks at a position can look at this one before there is a match. */
export function emptyTable(book: Book): Position {
  const players = Array.from({ length: book.ruleset.players.min }, (_, i) => ({ name: `${i}`, deck: [] }));
  return { book, state: beginState(book, { players, seed: 0 }) };
}

/** An empty table with one card, in a zone of the first player. */
export function tableWith(empty: Position, card: string, zone: string): Position {
  const { book, state } = empty;
  const [id, owner, key] = [objectId(0), playerId(0), zoneFor(empty, zone, playerId(0))];
  const object = { id, inc: 1, card: cardId(card), owner, zone: key, facts: {} };
  return { book, state: { ...state, objects: [object], zones: { ...state.zones, [key]: [id] } } };
}
