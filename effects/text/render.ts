import type { PublicEvent, PublicForm, PublicValue, SeenRef } from '../events/event.ts';
import { EVENT_WORDS } from '../events/words.gen.ts';

/** Names for the seats of a match, for words about it. */
export type SeatNames = readonly string[];

/** Slots that hold seats and not plain numbers. */
const SEATS = new Set(['player', 'owner', 'controller', 'audience', 'winners']);

const HIDDEN = 'a card';

/** A reference as a viewer was given it, in words. */
export function refWords(ref: SeenRef, names: SeatNames): string {
  if ('name' in ref) return ref.name ?? HIDDEN;
  if ('player' in ref) return seat(ref.player, names);
  if ('cell' in ref) return ref.cell;
  if ('effect' in ref) return 'an effect';
  return 'word' in ref ? ref.word : HIDDEN;
}

const seat = (player: number, names: SeatNames): string => names[player] ?? `player ${player}`;

/** `"hand.0"` as people say it: Ann's hand. */
function zoneWords(key: string, names: SeatNames): string {
  const [zone = key, player] = key.split('.');
  return player === undefined ? zone : `${seat(Number(player), names)}'s ${zone}`;
}

function valueWords(slot: string, value: PublicValue | undefined, names: SeatNames): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object')
    return 'length' in value ? value.map((v) => valueWords(slot, v, names)).join(', ') : refWords(value, names);
  if (SEATS.has(slot) && typeof value === 'number') return seat(value, names);
  if (slot === 'by' && typeof value === 'number') return value > 0 ? `+${value}` : String(value);
  return (slot === 'from' || slot === 'to' || slot === 'zone') && typeof value === 'string'
    ? zoneWords(value, names)
    : String(value);
}

const SLOT = /\{(\w+)\}/g;

/** A template with its slots filled; a part in brackets is left out when one of its slots is empty. */
const fill = (template: string, slots: PublicForm, names: SeatNames): string => {
  const word = (slot: string): string => valueWords(slot, slots[slot], names);
  return template
    .replace(/\[([^\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(SLOT)].every(([, slot = '']) => word(slot) !== '') ? part : '',
    )
    .replace(SLOT, (_, slot: string) => word(slot));
};

/** An event as a viewer was told it, in words. */
export function eventWords(event: PublicEvent, names: SeatNames): string {
  return fill(EVENT_WORDS[event.type], event, names);
}
