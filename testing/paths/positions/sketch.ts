import type { CardData } from '../../../effects/card-data.ts';
import type { Ability, Effect, Trigger } from '../../../effects/language.ts';
import type { FactDecl } from '../../../effects/ruleset.ts';
import type { ScriptedDraw } from '../../../effects/state/random.ts';
import type { Draw } from '../../invariants/invariant.ts';
import type { EntryData, PlacedData, SeatData, SetupData, StepData } from '../../scenario/format.ts';
import { causesOf, disturbance } from './causes.ts';
import { chance, oneOf, several } from './draws.ts';
import type { Stock } from './stock.ts';

/** What is done where a window is open and nothing is pending: an action with the card, any, or one that does nothing. */
export type Doing = 'card' | 'any' | 'pass';

/** A position for a card, as a scenario has it, with what is to be done in it. */
export interface Sketch {
  readonly setup: SetupData;
  /** Cards of its own: one that brings an event about when the match begins. */
  readonly cards: readonly CardData[];
  readonly seed: number;
  readonly draws?: readonly ScriptedDraw[];
  /** What is done first, in steps as a scenario has them. */
  readonly lead?: readonly StepData[];
  /** What is done then, one action after the other; nothing where what is pending is answered. */
  readonly doing: readonly Doing[];
}

/** The names of who plays; the card is the first one's, or lies with the second. */
const NAMES = ['ann', 'bob', 'cid', 'dot'] as const;

/** A position at random, in which the card can probably be played, used or set off. */
export function sketch(stock: Stock, reach: Reach, draw: Draw): Sketch {
  const { min, max } = stock.ruleset.players;
  const seats = Math.min(max, Math.max(min, chance(85, draw) ? 2 : 3), NAMES.length);
  const names = NAMES.slice(0, seats);
  const holder = chance(80, draw) ? 0 : draw(seats);
  const players = Object.fromEntries(names.map((name, seat) => [name, seatFor(stock, seat === holder, draw)]));
  const started: SetupData = {
    players,
    step: stepFor(stock, draw),
    active: names[chance(80, draw) ? 0 : draw(seats)] ?? 'ann',
  };
  const setup = chance(70, draw) ? { ...started, turn: 2 } : started;
  const base: Sketch = { setup, cards: [], seed: 1 + draw(1000), doing: doingFor(reach, draw) };
  return withCause(base, stock, draw);
}

/** The same position with one thing another. */
export function changed(of: Sketch, stock: Stock, reach: Reach, draw: Draw): Sketch {
  const other = sketch(stock, reach, draw);
  const name = oneOf(Object.keys(of.setup.players), draw);
  const seat = of.setup.players[name] ?? {};
  const fresh = other.setup.players[name] ?? other.setup.players['ann'] ?? {};
  const part = oneOf([...Object.keys(fresh), ...Object.keys(seat)], draw);
  const withSeat = (now: SeatData): Sketch => ({
    ...of,
    setup: { ...of.setup, players: { ...of.setup.players, [name]: now } },
  });
  switch (draw(6)) {
    case 0:
      return { ...of, doing: other.doing };
    case 1:
      return { ...of, seed: other.seed };
    case 2:
      return withCause({ ...of, cards: [], setup: withoutCause(of.setup) }, stock, draw);
    case 3:
      return {
        ...of,
        setup: {
          ...of.setup,
          ...(other.setup.active && { active: of.setup.players[other.setup.active] ? other.setup.active : name }),
        },
      };
    default:
      return withSeat({ ...seat, [part]: fresh[part] ?? [] });
  }
}

/** One action, mostly with the card; where that shows not enough, more than one, and turns that pass. */
const doingFor = (reach: Reach, draw: Draw): readonly Doing[] =>
  oneOf(reach === 'far' && chance(50, draw) ? LONG : SHORT, draw);

/** How much may be done in a position. */
export type Reach = 'near' | 'far';

const SHORT: readonly (readonly Doing[])[] = [['card'], ['card'], ['card'], ['card'], ['any'], ['pass'], []];
const LONG: readonly (readonly Doing[])[] = [
  ['card', 'any'],
  ['any', 'card'],
  ['any', 'any'],
  ['any', 'any', 'card'],
  ['card', 'pass', 'pass'],
  ['card', 'pass', 'any'],
];

/** The step to begin with: one with a window, or one that the card speaks of. */
function stepFor({ ruleset, speaksOf }: Stock, draw: Draw): string {
  const open = ruleset.phases.filter((row) => row.window);
  const spoken = ruleset.phases.filter((row) => speaksOf(row.step));
  const rows = chance(70, draw) || spoken.length === 0 ? open : spoken;
  return oneOf(rows.length > 0 ? rows : ruleset.phases, draw).step;
}

function seatFor(stock: Stock, holds: boolean, draw: Draw): SeatData {
  const { zones, ruleset, card, works } = stock;
  const seat: Record<string, readonly EntryData[] | Record<string, number>> = {};
  for (const zone of zones.own) {
    const list = several(sizeFor(stock, zone, draw), () => entryFor(stock, zone, draw)).filter((e) => e !== null);
    const [first] = list;
    // Two of a kind are another thing than two.
    if (first !== undefined) seat[zone] = chance(20, draw) ? [...list, first] : list;
  }
  if (holds) {
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
  seat['facts'] = factsFor(stock, ruleset.facts.player, draw, true);
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
  const facts = zones.play.includes(zone) ? factsFor(stock, ruleset.facts.object, draw, false) : {};
  const entry: { -readonly [K in keyof PlacedData]: PlacedData[K] } = { card: card.id };
  if (Object.keys(facts).length > 0) entry.facts = facts;
  if (cells.length > 0) entry.cell = oneOf(cells, draw).name;
  if (card.token) entry.token = true;
  return Object.keys(entry).length === 1 ? card.id : entry;
}

/** Facts at a few values: what pays is mostly plenty, and what the card speaks of is varied most. */
function factsFor(
  { speaksOf, numbers, ruleset }: Stock,
  decls: Readonly<Record<string, FactDecl>>,
  draw: Draw,
  ofPlayer: boolean,
): Record<string, number> {
  const facts: Record<string, number> = {};
  const rich = chance(80, draw);
  const near = [...numbers, ...numbers.map((n) => n + 1), 0, 1];
  for (const [name, { min = 0, max, initial = 0 }] of Object.entries(decls)) {
    const most = typeof max === 'number' ? max : 10;
    const gauge = ruleset.damage?.player?.fact === name || ruleset.damage?.object?.fact === name;
    const pays = ofPlayer && !gauge && max !== undefined;
    const often = pays ? 100 : speaksOf(name) ? 60 : most === 1 ? 40 : gauge ? 20 : 4;
    if (!chance(often, draw)) continue;
    const value = pays ? (rich ? most : draw(3)) : oneOf(most === 1 ? [0, 1] : [...near, 1, 2], draw);
    const kept = Math.max(min, Math.min(most, gauge && ofPlayer ? Math.max(1, value) : value));
    if (kept !== initial) facts[name] = kept;
  }
  return facts;
}

/** The id of the card that brings an event about. */
const CAUSE = 'cause';

/** With a card that brings about, at the beginning, what one of the card's abilities waits for. */
function withCause(of: Sketch, stock: Stock, draw: Draw): Sketch {
  const triggers = (stock.card.abilities ?? []).flatMap(triggerOf);
  if (triggers.length === 0 || chance(35, draw)) return of;
  const caused = several(1 + draw(2), () => causesOf(oneOf(triggers, draw), stock, draw)).flat();
  const effects = chance(30, draw) ? [...caused, disturbance(stock, draw)] : caused;
  const seat = oneOf(Object.keys(of.setup.players), draw);
  return effects.length === 0 ? of : prompted(of, stock, effects, seat);
}

const triggerOf = (ability: Ability): readonly Trigger[] =>
  'on' in ability ? [ability.on] : 'instead' in ability ? [ability.instead.of] : [];

/** The card that does it lies where nothing else looks, in a zone in which cards of its type hear. */
function prompted(of: Sketch, { ruleset, zones }: Stock, effects: readonly Effect[], seat: string): Sketch {
  const places = Object.entries(ruleset.types).flatMap(([type, { listens }]) =>
    listens.map((zone) => ({ type, zone })),
  );
  const quiet = places.filter(({ zone }) => !zones.play.includes(zone));
  const where = (quiet.length > 0 ? quiet : places)[0];
  const { step } = of.setup;
  if (!where || step === undefined) return of;
  const { type, zone } = where;
  const stats = Object.fromEntries(Object.keys(ruleset.stats).map((stat) => [stat, 9]));
  const card: CardData = {
    id: CAUSE,
    name: 'Cause',
    types: [type],
    stats,
    abilities: [{ on: { on: 'began', step, whose: 'all' }, limit: { per: 'match', times: 1 }, do: effects }],
  };
  const { players, shared = {} } = of.setup;
  const own = players[seat] ?? {};
  const setup = zones.shared.includes(zone)
    ? { ...of.setup, shared: { ...shared, [zone]: [...(shared[zone] ?? []), CAUSE] } }
    : {
        ...of.setup,
        players: { ...players, [seat]: { ...own, [zone]: [...((own[zone] ?? []) as EntryData[]), CAUSE] } },
      };
  return { ...of, cards: [card], setup };
}

function withoutCause(setup: SetupData): SetupData {
  const rid = (list: unknown): unknown => (Array.isArray(list) ? list.filter((entry) => entry !== CAUSE) : list);
  const all = <T extends object>(table: T): T =>
    Object.fromEntries(Object.entries(table).map(([key, list]) => [key, rid(list)])) as T;
  return {
    ...setup,
    players: Object.fromEntries(Object.entries(setup.players).map(([name, seat]) => [name, all(seat)])),
    ...(setup.shared ? { shared: all(setup.shared) } : {}),
  };
}
