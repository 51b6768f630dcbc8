import { zoneName, zonePlayer } from '../../effects/state/ids.ts';
import type { Position, ZoneKey } from '../../index.ts';
import type { Difference } from '../protocol/difference.ts';
import { differenceOf, type Words } from './difference.ts';

/** Keys under which the number of a seat stands. */
const SEATS: ReadonlySet<string> = new Set(['active', 'controller', 'owner', 'player', 'chooser', 'loser']);

/** What is different between two positions of a match, with the names of cards and players. */
export function stateDifference(before: Position, after: Position): Difference {
  const told = differenceOf(before.state, after.state, wordsFor(after, before));
  return told ?? { key: '', kind: 'changed', children: [] };
}

function wordsFor(after: Position, before: Position): Words {
  const cardOf = (id: number): string | undefined => {
    for (const { book, state } of [after, before]) {
      const object = state.objects[id];
      if (object) return book.cards.get(object.card)?.data.name ?? object.card;
    }
    return undefined;
  };
  const playerOf = (seat: unknown): string | undefined =>
    typeof seat === 'number' ? after.state.players[seat]?.name : undefined;
  const zone = (key: string): string => {
    // Zones are under their keys.
    const player = zonePlayer(key as ZoneKey);
    const name = zoneName(key as ZoneKey);
    return player === null ? name : `${playerOf(player) ?? player}/${name}`;
  };
  return {
    place: ([first = '', second = '', ...more], value) => {
      if (first === 'players' && more.length === 0 && second !== '') return playerOf(Number(second));
      if (first === 'zones' && second !== '')
        return more.length === 0 ? zone(second) : cardOf(Number.parseInt(more[0] ?? '', 10));
      if (second === '' || more.length > 0) return undefined;
      return first === 'objects' ? cardOf(Number(second)) : sourceOf(value, cardOf);
    },
    value: (path, value) => {
      const key = path.at(-1) ?? '';
      if (SEATS.has(key)) return playerOf(value);
      if (key === 'zone' && typeof value === 'string') return zone(value);
      if (path[0] === 'zones' && path.length > 1)
        return Array.isArray(value)
          ? value.map((id: unknown) => cardOf(Number(id)) ?? `${id}`).join(', ')
          : cardOf(Number(value));
      return refWords(value, cardOf);
    },
    // Facts are written down while they are not what they are at first.
    unwritten: ([bearers, , part, fact, ...more]) => {
      if (part !== 'facts' || fact === undefined || more.length > 0) return undefined;
      const { facts } = after.book.ruleset;
      const decls = bearers === 'players' ? facts.player : bearers === 'objects' ? facts.object : {};
      const decl = Object.hasOwn(decls, fact) ? decls[fact] : undefined;
      return decl && (decl.initial ?? 0);
    },
  };
}

/** The card that an effect, a trigger or a modifier is of, or what a choice is for. */
function sourceOf(value: unknown, cardOf: (id: number) => string | undefined): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('purpose' in value && typeof value.purpose === 'string') return value.purpose;
  return 'source' in value ? refWords(value.source, cardOf) : undefined;
}

function refWords(value: unknown, cardOf: (id: number) => string | undefined): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, id } = value as { readonly kind?: unknown; readonly id?: unknown };
  return kind === 'object' && typeof id === 'number' ? cardOf(id) : undefined;
}
