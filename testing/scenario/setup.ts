import type { Path } from '../../cards/tools/problem.ts';
import type { Book } from '../../effects/book.ts';
import type { CardData } from '../../effects/card-data.ts';
import { makeBook } from '../../effects/make-book.ts';
import type { Ruleset, ZoneDecl } from '../../effects/ruleset.ts';
import { beginState } from '../../effects/state/begin.ts';
import { cardId, objectId, type PlayerId, playerId, type ZoneKey, zoneKey, zoneName } from '../../effects/state/ids.ts';
import { refOf, room } from '../../effects/state/objects.ts';
import type { ScriptedDraw } from '../../effects/state/random.ts';
import type { Facts, GameObject, MatchState } from '../../effects/state/state.ts';
import type { EntryData, PlacedData, SetupData } from './format.ts';
import { find, Names } from './names.ts';
import { openingPlayers } from './opening.ts';
import { SetupError } from './setup-error.ts';

/** A ruleset and its cards, under the name by which scenarios ask for it. */
export interface RegistryEntry {
  readonly ruleset: Ruleset;
  readonly cards: readonly CardData[];
}

/** What scenarios may be played by. */
export type Registry = Readonly<Record<string, RegistryEntry>>;

/** How a match begins, as far as its book has to do with it. */
type Beginning = Pick<SetupData, 'opening' | 'step'>;

/**
 * The book of a scenario. With its opening a match begins as the ruleset says; else the ruleset is without its setup
 * program, and has the step to begin with as the first of its table. So the position is what the scenario says, and the
 * first step is entered as every step is.
 * @throws {SetupError} if the ruleset has no such step
 */
export function bookFor(entry: RegistryEntry, cards: readonly CardData[], { opening, step }: Beginning): Book {
  const ruleset = opening ? entry.ruleset : once(rulesets, entry.ruleset, step, () => rulesetFrom(entry.ruleset, step));
  const make = (): Book => makeBook(ruleset, [...entry.cards, ...cards]);
  return cards.length > 0 ? make() : once(books, entry, opening ? true : step, make);
}

function rulesetFrom(ruleset: Ruleset, step: string | undefined): Ruleset {
  const { phases } = ruleset;
  const first = step === undefined ? phases[0] : phases.find((row) => row.step === step);
  if (!first) throw new SetupError(['setup', 'step'], `the ruleset has no step "${step}"`);
  return { ...ruleset, setup: [], phases: [first, ...phases.filter((row) => row !== first)] };
}

/** By the step that is its first; `true`: with its opening. */
type Made<O extends object, M> = WeakMap<O, Map<string | true | undefined, M>>;

/** What has been made of a ruleset, and of a ruleset and its cards. */
const rulesets: Made<Ruleset, Ruleset> = new WeakMap();
const books: Made<RegistryEntry, Book> = new WeakMap();

function once<O extends object, M>(made: Made<O, M>, of: O, begins: string | true | undefined, make: () => M): M {
  const known = made.get(of) ?? new Map<string | true | undefined, M>();
  made.set(of, known);
  const got = known.get(begins) ?? make();
  known.set(begins, got);
  return got;
}

export interface PositionOptions {
  readonly seed?: number | undefined;
  readonly draws?: readonly ScriptedDraw[] | undefined;
}

/**
 * The state before anything has happened, with all cards and facts where the setup says, or with all cards in the decks.
 * @throws {SetupError} if something in the setup cannot be
 */
export function position(book: Book, setup: SetupData, options: PositionOptions = {}): MatchState {
  const { ruleset } = book;
  const players = Object.keys(setup.players);
  const { min, max } = ruleset.players;
  if (players.length < min || players.length > max)
    throw new SetupError(
      ['setup', 'players'],
      `"${ruleset.name}" is for ${min === max ? min : `${min} to ${max}`} players, not ${players.length}`,
    );
  const active = seatOf(players, setup.active ?? players[0] ?? '', ['setup', 'active']);
  const begun = beginState(book, {
    players: setup.opening ? openingPlayers(book, setup) : players.map((name) => ({ name, deck: [] })),
    seed: options.seed ?? 1,
    first: active,
    ...(options.draws ? { script: options.draws } : {}),
  });
  if (setup.opening) return begun;
  const placing = new Placing(book, begun, players);
  players.forEach((name, i) => {
    const { facts, ...zones } = setup.players[name] ?? {};
    placing.facts(playerId(i), facts ?? {}, ['setup', 'players', name, 'facts']);
    for (const [zone, list] of Object.entries(zones))
      placing.fill(zone, 'player', playerId(i), list as readonly EntryData[], ['setup', 'players', name, zone]);
  });
  for (const [zone, list] of Object.entries(setup.shared ?? {}))
    placing.fill(zone, 'match', active, list, ['setup', 'shared', zone]);
  placing.attach();
  return atTurn(placing.state, active, setup.turn ?? 1);
}

/** The first step entered is the first of this turn, of that player. */
function atTurn(state: MatchState, active: PlayerId, number: number): MatchState {
  if (number === 1) return state;
  const seats = state.players.length;
  return { ...state, turn: { ...state.turn, number: number - 1, active: playerId((active + seats - 1) % seats) } };
}

function seatOf(players: readonly string[], name: string, path: Path): PlayerId {
  const seat = players.indexOf(name);
  if (seat < 0) throw new SetupError(path, `there is no player "${name}"`);
  return playerId(seat);
}

/** The entries of a zone one by one. */
const single = (list: readonly EntryData[]): { readonly entry: PlacedData; readonly at: number }[] =>
  list.flatMap((given, at) => {
    const entry: PlacedData = typeof given === 'string' ? { card: given } : given;
    return Array.from({ length: entry.count ?? 1 }, () => ({ entry, at }));
  });

/** Facts that are not at their initial value: those are left out of a state. */
function stored(decls: Ruleset['facts']['object'], facts: Readonly<Record<string, number>>, path: Path): Facts {
  const kept: Record<string, number> = {};
  for (const [name, value] of Object.entries(facts)) {
    const decl = decls[name];
    if (!decl) throw new SetupError([...path, name], `the ruleset declares no such fact "${name}"`);
    if (value !== (decl.initial ?? 0)) kept[name] = value;
  }
  return kept;
}

/** Puts cards and facts into a state that nobody has seen yet. */
class Placing {
  state: MatchState;
  private readonly book: Book;
  private readonly players: readonly string[];
  private readonly attached: { readonly object: number; readonly to: string; readonly path: Path }[] = [];

  constructor(book: Book, state: MatchState, players: readonly string[]) {
    this.book = book;
    this.state = state;
    this.players = players;
  }

  facts(player: PlayerId, facts: Readonly<Record<string, number>>, path: Path): void {
    const kept = stored(this.book.ruleset.facts.player, facts, path);
    const players = this.state.players.map((p, i) => (i === player ? { ...p, facts: kept } : p));
    this.state = { ...this.state, players };
  }

  fill(zone: string, of: ZoneDecl['of'], player: PlayerId, list: readonly EntryData[], path: Path): void {
    if (this.book.ruleset.zones[zone]?.of !== of)
      throw new SetupError(path, `the ruleset has no zone "${zone}" ${of === 'player' ? 'of players' : 'for all'}`);
    const key = of === 'player' ? zoneKey(zone, player) : zoneKey(zone);
    for (const { entry, at } of single(list)) this.put(entry, key, player, [...path, at]);
  }

  private put(entry: PlacedData, zone: ZoneKey, player: PlayerId, path: Path): void {
    const { objects, zones, counters } = this.state;
    const { card, cell, owner, token, faceDown, attachedTo } = entry;
    if (!this.book.cards.has(cardId(card))) throw new SetupError(path, `the book has no card "${card}"`);
    const cells = this.book.ruleset.zones[zoneName(zone)]?.cells ?? [];
    if (cell !== undefined && !cells.some((c) => c.name === cell))
      throw new SetupError([...path, 'cell'], `the zone "${zoneName(zone)}" has no cell "${cell}"`);
    if (room({ book: this.book, state: this.state }, zone, cell) <= 0)
      throw new SetupError(path, `there is no room for "${card}"`);
    const id = objectId(objects.length);
    const object: GameObject = {
      id,
      inc: counters.incarnation + 1,
      card: cardId(card),
      owner: owner === undefined ? player : seatOf(this.players, owner, [...path, 'owner']),
      zone,
      ...(cell === undefined ? {} : { cell }),
      ...(token ? { token: true } : {}),
      ...(faceDown ? { faceDown: true } : {}),
      facts: stored(this.book.ruleset.facts.object, entry.facts ?? {}, [...path, 'facts']),
    };
    this.state = {
      ...this.state,
      objects: [...objects, object],
      zones: { ...zones, [zone]: [...(zones[zone] ?? []), id] },
      counters: { ...counters, incarnation: object.inc },
    };
    if (attachedTo !== undefined) this.attached.push({ object: id, to: attachedTo, path: [...path, 'attachedTo'] });
  }

  /** Attachments last, when everything has a place and a name. */
  attach(): void {
    const at = { book: this.book, state: this.state };
    const all = this.state.objects.flatMap((o) => (o ? [refOf(o)] : []));
    const names = new Names(at);
    const called = all.map((ref) => names.called(at, ref));
    for (const { object, to, path } of this.attached) {
      const found = find(called, to);
      if ('problem' in found) throw new SetupError(path, found.problem);
      const bearer = all[found.at];
      const objects = this.state.objects.map((o) =>
        o && bearer && o.id === object ? { ...o, attachedTo: bearer } : o,
      );
      this.state = { ...this.state, objects };
    }
  }
}
