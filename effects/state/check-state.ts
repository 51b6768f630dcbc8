import type { Book } from '../book.ts';
import { cardId } from './ids.ts';

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (v: unknown): v is Plain => typeof v === 'object' && v !== null && !Array.isArray(v);
const isCount = (v: unknown): v is number => typeof v === 'number' && Number.isSafeInteger(v) && v >= 0;

/** Far above any real match; below what would stop a server. */
const MOST_OBJECTS = 100_000;
const LISTS = [
  'players',
  'objects',
  'frames',
  'waiting',
  'delayed',
  'scopes',
  'choices',
  'modifiers',
  'reveals',
  'snapshots',
];
const RECORDS = ['zones', 'turn', 'history', 'random', 'counters'];
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Whether something from outside is a state of this book that can be played on; says what is wrong, or `null`.
 * Checked are its form, that objects are conserved, and that all it names exists.
 */
export function checkState(book: Book, state: unknown): string | null {
  if (!isPlain(state)) return 'the state is no object';
  for (const key of LISTS) if (!Array.isArray(state[key])) return `"${key}" is missing or no list`;
  for (const key of RECORDS) if (!isPlain(state[key])) return `"${key}" is missing or no table`;
  if (state.ruleset !== book.ruleset.name) return 'it is a state of another ruleset';
  const odd = oddity(state, 0);
  if (odd) return odd;
  return checkPlayers(book, state) ?? checkTurn(book, state) ?? checkObjects(book, state);
}

/** Anything that plain JSON at rest does not have. */
function oddity(value: unknown, depth: number): string | null {
  if (depth > 60) return 'it is nested too deeply';
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'it holds a number that is not finite';
  if (typeof value !== 'object') return `it holds a ${typeof value}`;
  for (const key of Object.keys(value)) {
    if (FORBIDDEN.has(key)) return `it has the forbidden key "${key}"`;
    const odd = oddity((value as Plain)[key], depth + 1);
    if (odd) return odd;
  }
  return null;
}

function checkPlayers(book: Book, state: Plain): string | null {
  const players = state.players as readonly unknown[];
  const { min, max } = book.ruleset.players;
  if (players.length < min || players.length > max) return `it has ${players.length} players`;
  const bad = players.findIndex((p) => !isPlain(p) || typeof p.name !== 'string' || !isPlain(p.facts));
  if (bad >= 0) return `player ${bad} is malformed`;
  for (const p of players as readonly Plain[])
    for (const fact of Object.keys(p.facts as Plain))
      if (!Object.hasOwn(book.ruleset.facts.player, fact)) return `no player fact "${fact}" is declared`;
  return null;
}

function checkTurn(book: Book, state: Plain): string | null {
  const turn = state.turn as Plain;
  const players = state.players as readonly unknown[];
  if (!isCount(turn.active) || turn.active >= players.length) return 'nobody is the active player';
  const step = turn.step;
  return step === '' || book.ruleset.phases.some((p) => p.step === step)
    ? null
    : 'the turn is at no step of the ruleset';
}

/** Each object is in exactly the zone that it says, and every zone holds objects that exist. */
function checkObjects(book: Book, state: Plain): string | null {
  const objects = state.objects as readonly unknown[];
  const zones = state.zones as Plain;
  if (objects.length > MOST_OBJECTS) return 'it has too many objects';
  const places = new Map<unknown, string>();
  for (const [key, list] of Object.entries(zones)) {
    if (!Array.isArray(list)) return `zone "${key}" is no list`;
    for (const id of list) {
      if (places.has(id)) return `object ${String(id)} is in two places`;
      places.set(id, key);
    }
  }
  for (const [id, object] of objects.entries()) {
    if (object === null) continue;
    if (!isPlain(object) || object.id !== id || !isCount(object.inc) || !isPlain(object.facts))
      return `object ${id} is malformed`;
    if (!book.cards.has(cardId(String(object.card))))
      return `the book has no card "${String(object.card).slice(0, 60)}"`;
    if (places.get(id) !== object.zone) return `object ${id} is not in the zone that it names`;
    places.delete(id);
  }
  return places.size === 0 ? null : 'a zone holds an object that does not exist';
}
