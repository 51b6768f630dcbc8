import type { Input } from '../../effects/rules/input.ts';
import { type ZoneKey, zoneName } from '../../effects/state/ids.ts';
import type { MatchState } from '../../effects/state/state.ts';
import type { Match } from '../../search/index.ts';

/** Where a number is a seat, or each of a list is one. */
const SEATS = new Set([
  'player',
  'owner',
  'controller',
  'active',
  'holder',
  'lastInOrder',
  'winners',
  'audience',
  'known',
  'extraTurns',
]);

const otherSeat = (seat: unknown): unknown => (typeof seat === 'number' ? 1 - seat : seat);

/** The key of the same zone of the other player; any other text as it is. */
const otherZone = (text: string, zones: MatchState['zones']): string =>
  text in zones ? text.replace(/[01]$/, (seat) => String(1 - Number(seat))) : text;

/** Some part of a state of two players with their seats swapped. */
function swapped(value: unknown, key: string, zones: MatchState['zones']): unknown {
  if (typeof value === 'string') return otherZone(value, zones);
  if (typeof value !== 'object' || value === null) return SEATS.has(key) ? otherSeat(value) : value;
  if (Array.isArray(value))
    return SEATS.has(key) ? value.map(otherSeat).toSorted() : value.map((part) => swapped(part, '', zones));
  // Who has chosen targets or put cards in order; of other things `by` is a number or an amount.
  const seats = 'by' in value && ('refs' in value || ('type' in value && value.type === 'arranged'));
  const parts = Object.entries(value).map(([k, part]) => [otherZone(k, zones), swapped(part, k, zones)] as const);
  return { ...Object.fromEntries(parts), ...(seats ? { by: otherSeat(value.by) } : {}) };
}

/** The same match with the players on each other's seats. */
export function mirrored(state: MatchState): MatchState {
  const { players, zones, ...rest } = swapped(state, '', state.zones) as MatchState;
  // Tables are in the order in which a match has them.
  const inOrder = Object.fromEntries(Object.keys(state.zones).map((key) => [key, zones[key as keyof typeof zones]]));
  const keys = Object.keys(state) as (keyof MatchState)[];
  const all: MatchState = { ...rest, players: players.toReversed(), zones: inOrder as MatchState['zones'] };
  return Object.fromEntries(keys.map((key) => [key, all[key]])) as unknown as MatchState;
}

export const mirrorMatch = ({ book, state }: Match): Match => ({ book, state: mirrored(state) });

/** The same answer by the other player: positions mean the same, since the lists that he is offered are the same. */
export const mirrorInput = (input: Input): Input => ({ ...input, player: 1 - input.player });

/** Numbers that follow the order in which things of one batch are written down: by seats, where a selection is of both. */
const NUMBERING = new Set(['inc', 'since', 'batch', 'n', 'parent', 'counters']);

/** Lists in such an order. */
const BY_SEATS = new Set([
  'candidates',
  'actions',
  'items',
  'targets',
  'recipients',
  'refs',
  'turn',
  'lastTurn',
  'snapshots',
]);

/**
 * A state as text, but for the order in which the seats are gone through when something is selected from both, and for
 * the order in zones that everyone sees.
 */
export const seatless = ({ book, state }: Match): string =>
  JSON.stringify(state, (key, value: unknown) => {
    if (NUMBERING.has(key)) return undefined;
    const open = Object.hasOwn(state.zones, key) && book.ruleset.zones[zoneName(key as ZoneKey)]?.faces === 'all';
    if (!Array.isArray(value) || !(open || BY_SEATS.has(key))) return value;
    return value.map((part) => seatlessPart(part)).toSorted();
  });

const seatlessPart = (part: unknown): string =>
  JSON.stringify(part, (key, value: unknown) => (NUMBERING.has(key) ? undefined : value));
