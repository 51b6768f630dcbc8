import type { Book } from '../book.ts';
import type { Position } from '../env.ts';
import { playerId, type ZoneKey, zoneKey } from '../state/ids.ts';
import { turnOrder } from '../state/objects.ts';
import type { Counters, History, MatchState, Priority, Result, TurnState } from '../state/state.ts';
import { askersProblem } from './check-askers.ts';
import { choice } from './check-choice.ts';
import { event } from './check-event.ts';
import { flowProblem } from './check-flow.ts';
import { frame, waiting } from './check-frame.ts';
import { languageProblem } from './check-language.ts';
import { delayed, modifier } from './check-modifier.ts';
import { random } from './check-random.ts';
import { player, players, step, zone } from './check-refs.ts';
import { object, playerState, reveal, snapshot } from './check-things.ts';
import {
  count,
  type Expect,
  flag,
  inside,
  isPlain,
  type Known,
  list,
  maybe,
  nullable,
  record,
  text,
  whole,
} from './plain-checks.ts';

const MOST_OBJECTS = 100_000;

const turn = record<TurnState>({
  number: count,
  active: player,
  step: (v, known) => (v === '' ? null : step(v, known)),
  window: flag,
  extraTurns: players,
  lastInOrder: maybe(player),
  extraSteps: list(step),
  detour: maybe(step),
});

const uses: Expect = (v) =>
  isPlain(v) && Object.values(v).every((n) => Number.isSafeInteger(n) && (n as number) >= 0) ? null : 'expected counts';
const history = record<History>({ turn: list(event), lastTurn: list(event), uses });

/** Numbers are still to be given: a counter stays far from where one more makes no difference. */
const counter = whole(0, 2 ** 50);
const counters = record<Counters>({
  incarnation: counter,
  frame: counter,
  choice: counter,
  modifier: counter,
  batch: counter,
  scope: counter,
  trigger: counter,
});

const zones: Expect = (v, known) => {
  if (!isPlain(v)) return 'expected a table';
  for (const key of known.zones) if (!Object.hasOwn(v, key)) return inside(key, 'the zone is missing');
  for (const key of Object.keys(v)) {
    const problem = zone(key, known) ?? list(count)(v[key], known);
    if (problem !== null) return inside(key, problem);
  }
  return null;
};

/** The state's keys in the order in which they are looked at: what others refer to comes first. */
const state = record<MatchState>({
  ruleset: (v, { book }) => (v === book.ruleset.name ? null : 'it is a state of another ruleset'),
  counters,
  players: list(playerState),
  objects: list(nullable(object)),
  zones,
  turn,
  scopes: list(count),
  frames: list(frame),
  waiting: list(waiting),
  delayed: list(delayed),
  choices: list(choice),
  modifiers: list(modifier),
  reveals: list(reveal),
  snapshots: list(snapshot),
  priority: nullable(record<Priority>({ holder: player, passes: count })),
  unchecked: flag,
  history,
  random,
  result: nullable(record<Result>({ winners: players, reason: text })),
});

/** The keys of all zones of a match. */
function zoneKeys(book: Book, seats: number): ReadonlySet<ZoneKey> {
  const keys = new Set<ZoneKey>();
  for (const [name, { of }] of Object.entries(book.ruleset.zones))
    for (let i = 0; i < (of === 'match' ? 1 : seats); i++)
      keys.add(of === 'match' ? zoneKey(name) : zoneKey(name, playerId(i)));
  return keys;
}

/** Each object is in exactly the zone that it says, and every zone holds objects that exist. */
function placesProblem({ state: { zones: lists, objects } }: Position): string | null {
  const places = new Map<number, string>();
  for (const [key, ids] of Object.entries(lists))
    for (const id of ids) {
      if (places.has(id)) return `object ${id} is in two places`;
      places.set(id, key);
    }
  for (const [id, o] of objects.entries()) {
    if (o === null) continue;
    if (o.id !== id) return `object ${id} has another number`;
    if (places.get(id) !== o.zone) return `object ${id} is not in the zone that it names`;
    places.delete(id);
  }
  return places.size === 0 ? null : 'a zone holds an object that does not exist';
}

const playersProblem = (at: Position): string | null =>
  at.state.result === null && turnOrder(at, playerId(0)).length === 0
    ? 'nobody is left in it, and it is not over'
    : null;

/** Only some steps can be put in, and it is from one of these that a turn goes back to where it was. */
function turnProblem({ book, state: { turn: t } }: Position): string | null {
  const isExtra = (name: string): boolean => book.ruleset.phases.some((row) => row.step === name && row.extra === true);
  if (!t.extraSteps.every(isExtra)) return inside('turn', '.extraSteps: one of them cannot be put in');
  return t.detour === undefined || isExtra(t.step) ? null : inside('turn', '.detour: its step was not put in');
}

/**
 * Whether plain data from outside is a state of this book that can be played on; says what is wrong, or `null`.
 * Looked at are its form, that objects are conserved, that all it names and refers to exists, and that whoever asks
 * something can go on with any answer.
 */
export function checkState(book: Book, value: unknown): string | null {
  if (!isPlain(value)) return 'the state is no record';
  const { players: seats, objects, counters: numbers } = value;
  const { min, max } = book.ruleset.players;
  if (!Array.isArray(seats) || seats.length < min || seats.length > max) return 'it has too few or too many players';
  if (!Array.isArray(objects) || objects.length > MOST_OBJECTS) return 'it has no objects, or too many';
  const known: Known = {
    book,
    players: seats.length,
    objects: objects.length,
    // Looked at first of all that refers to them.
    counters: isPlain(numbers) ? (numbers as Known['counters']) : {},
    zones: zoneKeys(book, seats.length),
    language: (kind, v) => languageProblem(known, kind, v),
  };
  const problem = state(value, known);
  if (problem !== null) return problem;
  // Sound in all its parts by now.
  const at: Position = { book, state: value as unknown as MatchState };
  return playersProblem(at) ?? placesProblem(at) ?? turnProblem(at) ?? flowProblem(at) ?? askersProblem(at);
}
