import { isTable, type Table } from '../../cards/tools/schema/branches.ts';
import type { ScenarioData } from '../scenario/format.ts';

type Place = readonly (string | number)[];

/** A list, or a key, of which a scenario may have less. */
export interface Spot {
  /** How many parts there are now. */
  readonly length: (of: ScenarioData) => number;
  /** The scenario without some of them; `null` where there are none. */
  readonly without: (of: ScenarioData, from: number, count: number) => ScenarioData | null;
  /** The id of the card at a place of a zone; `null` where there is none. */
  readonly card: (of: ScenarioData, at: number) => string | null;
}

/** What a scenario cannot be without. */
const NEEDED: readonly string[] = ['scenario', 'ruleset', 'setup', 'steps', 'end'];

/** Lists of which parts can be left out: steps, cards in zones, inline cards, draws. */
export function entrySpots(data: ScenarioData): readonly Spot[] {
  const { players, shared } = data.setup;
  const zones = Object.entries(players).flatMap(([name, seat]) =>
    Object.keys(seat).map((zone): Place => ['setup', 'players', name, zone]),
  );
  const places: readonly Place[] = [
    ['steps'],
    ...zones,
    ...Object.keys(shared ?? {}).map((zone): Place => ['setup', 'shared', zone]),
    ['cards'],
    ['draws'],
  ];
  return places.filter((place) => Array.isArray(valueAt(data, place))).map(listSpot);
}

/** Keys that can be left out: facts, zones that are empty by now, and all that is said besides. */
export function keySpots(data: ScenarioData): readonly Spot[] {
  const { setup } = data;
  const places: Place[] = [];
  const add = (place: Place, needed: readonly string[] = []): void => {
    const value = valueAt(data, place);
    if (!isTable(value)) return;
    for (const key of Object.keys(value)) if (!needed.includes(key)) places.push([...place, key]);
  };
  const entries = (place: Place): void => {
    const list = valueAt(data, place);
    if (Array.isArray(list))
      list.forEach((_, at) => {
        add([...place, at, 'facts']);
        add([...place, at], ['card']);
      });
  };
  for (const name of Object.keys(setup.players)) {
    const seat: Place = ['setup', 'players', name];
    add([...seat, 'facts']);
    for (const zone of Object.keys(setup.players[name] ?? {})) entries([...seat, zone]);
    add(seat);
  }
  for (const zone of Object.keys(setup.shared ?? {})) entries(['setup', 'shared', zone]);
  add(['setup', 'shared']);
  add(['setup'], ['players']);
  add([], NEEDED);
  // What comes last in a list goes first, so that the places before it stay where they are.
  return places.toReversed().map(keySpot);
}

const listSpot = (place: Place): Spot => ({
  length: (of) => listAt(of, place).length,
  without: (of, from, count) => {
    const list = listAt(of, place);
    if (from >= list.length || count <= 0) return null;
    return withValue(of, place, [...list.slice(0, from), ...list.slice(from + count)]);
  },
  card: (of, at) => {
    const entry = place[0] === 'setup' ? listAt(of, place)[at] : null;
    const card = isTable(entry) ? entry.card : entry;
    return typeof card === 'string' && /^[\w-]+$/.test(card) ? card : null;
  },
});

const keySpot = (place: Place): Spot => ({
  length: (of) => (valueAt(of, place) === undefined ? 0 : 1),
  without: (of) => (valueAt(of, place) === undefined ? null : withValue(of, place, undefined)),
  card: () => null,
});

const listAt = (data: unknown, place: Place): readonly unknown[] => {
  const value = valueAt(data, place);
  return Array.isArray(value) ? value : [];
};

function valueAt(data: unknown, place: Place): unknown {
  let value = data;
  for (const key of place) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Table)[key];
  }
  return value;
}

/** The same data with another value in one place; without the key where there is none. */
function withValue(data: ScenarioData, place: Place, value: unknown): ScenarioData {
  // Only what a scenario can be without is left out, so it stays one.
  return replaced(data, place, value) as ScenarioData;
}

function replaced(data: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.map((item: unknown, at) => (at === key ? replaced(item, rest, value) : item));
  const { [key]: old, ...others } = data as Table;
  const now = rest.length > 0 ? replaced(old, rest, value) : value;
  if (now === undefined) return others;
  // Keys stay in their order.
  return Object.fromEntries(Object.entries(data as Table).map(([k, v]) => [k, k === key ? now : v]));
}
