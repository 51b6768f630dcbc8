import type { CardData } from '../../../effects/card-data.ts';
import type { Draw } from '../../invariants/invariant.ts';
import type { EntryData, PlacedData, SeatData } from '../../scenario/format.ts';
import { chance, oneOf, several } from './draws.ts';
import type { Stock } from './stock.ts';

/** What a player has: some of everything, and the card where he holds it. */
export function seatFor(stock: Stock, holds: 'holds' | 'other', draw: Draw): SeatData {
  const { zones, ruleset, card, works } = stock;
  const seat: Record<string, readonly EntryData[] | Record<string, number>> = {};
  for (const zone of zones.own) {
    const list = several(sizeFor(stock, zone, draw), () => entryFor(stock, zone, draw)).filter((e) => e !== null);
    const [first] = list;
    // Two of a kind are another thing than two.
    if (first !== undefined) seat[zone] = chance(20, draw) ? [...list, first] : list;
  }
  if (holds === 'holds') {
    const from = card.token ? [] : handsOf(stock);
    const zone = oneOf([...from, ...works.filter((name) => zones.own.includes(name))], draw) ?? 'hand';
    const here = (seat[zone] ?? []) as readonly EntryData[];
    if (zones.own.includes(zone)) seat[zone] = [...here, place(stock, card, zone, draw)];
  }
  for (const zone of zones.own) {
    const { capacity } = ruleset.zones[zone] ?? {};
    const list = seat[zone];
    if (capacity !== undefined && Array.isArray(list)) seat[zone] = list.slice(-capacity);
  }
  attach(seat, stock, draw);
  seat['facts'] = factsFor(stock, 'player', draw);
  return seat;
}

/** What lies in a second zone in play, or speaks of what bears it, is mostly attached to something in the first. */
function attach(seat: Record<string, unknown>, { zones, speaksOf, card }: Stock, draw: Draw): void {
  const [first, ...others] = zones.play;
  const bearers = (first === undefined ? [] : (seat[first] ?? [])) as readonly EntryData[];
  const [bearer] = bearers.map(idOf);
  if (bearer === undefined) return;
  const bears = speaksOf('bearer') || speaksOf('attached') || others.length > 0;
  for (const zone of zones.play) {
    const list = (seat[zone] ?? []) as readonly EntryData[];
    seat[zone] = list.map((entry, i): EntryData => {
      const may = zone === first ? i > 0 && idOf(entry) === card.id && speaksOf('bearer') : bears;
      if (!may || !chance(70, draw)) return entry;
      return { ...(typeof entry === 'string' ? { card: entry } : entry), attachedTo: bearer };
    });
  }
}

const idOf = (entry: EntryData): string => (typeof entry === 'string' ? entry : entry.card);

/** Zones from which cards are played. */
function handsOf({ ruleset, zones }: Stock): readonly string[] {
  const from = Object.values(ruleset.actions).flatMap(({ kind, from: source }) =>
    kind === 'play' && typeof source === 'object' && source.select === 'objects' ? source.in : [],
  );
  const own = from.filter((zone) => zones.own.includes(zone));
  return own.length > 0 ? own : ['hand'];
}

/** How many cards lie in a zone: some in play and in hand, more in the deck, and few elsewhere unless the card says so. */
function sizeFor({ ruleset, zones, speaksOf, numbers }: Stock, zone: string, draw: Draw): number {
  if (zone === ruleset.deckZone) return chance(85, draw) ? 3 + draw(3) : draw(3);
  if (speaksOf(zone) && numbers.length > 0 && chance(15, draw)) return Math.min(8, oneOf(numbers, draw) + draw(2));
  if (zones.play.includes(zone)) return draw(4);
  if (ruleset.zones[zone]?.faces === 'owner') return draw(3);
  return speaksOf(zone) ? draw(4) : chance(25, draw) ? 1 : 0;
}

function entryFor(stock: Stock, zone: string, draw: Draw): EntryData | null {
  const spoken = stock.spokenFor(zone);
  const all = stock.cardsFor(zone);
  const card = oneOf(spoken.length > 0 && chance(60, draw) ? spoken : all, draw);
  return card ? place(stock, card, zone, draw) : null;
}

function place(stock: Stock, card: CardData, zone: string, draw: Draw): EntryData {
  const { ruleset, zones } = stock;
  const cells = ruleset.zones[zone]?.cells ?? [];
  const facts = zones.play.includes(zone) ? factsFor(stock, 'object', draw) : {};
  const entry: { -readonly [K in keyof PlacedData]: PlacedData[K] } = { card: card.id };
  if (Object.keys(facts).length > 0) entry.facts = facts;
  if (cells.length > 0) entry.cell = oneOf(cells, draw).name;
  if (card.token) entry.token = true;
  return Object.keys(entry).length === 1 ? card.id : entry;
}

/** Facts at a few values: what pays is mostly plenty, and what the card speaks of is varied most. */
function factsFor({ speaksOf, numbers, ruleset }: Stock, of: 'player' | 'object', draw: Draw): Record<string, number> {
  const facts: Record<string, number> = {};
  const rich = chance(80, draw);
  const near = [...numbers, ...numbers.map((n) => n + 1), 0, 1];
  for (const [name, { min = 0, max, initial = 0 }] of Object.entries(ruleset.facts[of])) {
    const most = typeof max === 'number' ? max : 10;
    const gauge = ruleset.damage?.[of]?.fact === name;
    const pays = of === 'player' && !gauge && max !== undefined;
    const often = pays ? 100 : speaksOf(name) ? 60 : most === 1 ? 40 : gauge ? 20 : 4;
    if (!chance(often, draw)) continue;
    const value = pays ? (rich ? most : draw(3)) : oneOf(most === 1 ? [0, 1] : [...near, 1, 2], draw);
    const kept = Math.max(min, Math.min(most, gauge && of === 'player' ? Math.max(1, value) : value));
    if (kept !== initial) facts[name] = kept;
  }
  return facts;
}
