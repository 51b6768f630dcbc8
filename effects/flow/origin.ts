import type { Book } from '../book.ts';
import type { Ability, Effect } from '../language.ts';
import { cardId } from '../state/ids.ts';
import type { Origin, Program } from './frame.ts';

type Stored = Exclude<Origin, { in: 'play' }>;

/** What a place in the book holds: a card's, a keyword's or the ruleset's data, then the path into it. */
function root(book: Book, place: Stored): unknown {
  switch (place.in) {
    case 'card':
      return book.cards.get(cardId(place.name))?.data;
    case 'keyword':
      return book.ruleset.keywords[place.name];
    case 'rules':
      return book.ruleset;
  }
}

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

/** Walks a dotted path through plain data; only own properties count. */
export function walk(value: unknown, path: string): unknown {
  if (path === '') return value;
  if (!path.includes('.')) return own(value, path);
  let at = value;
  for (const part of path.split('.')) if (part !== '') at = own(at, part);
  return at;
}

/** What places lead to, by their identity: the same one is carried along by all that has to do with it. */
const remembered = new WeakMap<Stored, { readonly book: Book; readonly found: unknown }>();

function lookUp(book: Book, place: Stored): unknown {
  const known = remembered.get(place);
  if (known?.book === book) return known.found;
  const found = walk(root(book, place), place.path);
  remembered.set(place, { book, found });
  return found;
}

/** What a place leads to, if to anything: for those that do not trust it yet. */
export const placeFound = (book: Book, place: Stored): unknown => walk(root(book, place), place.path);

/** The nodes of a program. The loader has checked the data, so a path that a frame holds leads to nodes. */
export function nodesOf(book: Book, program: Program): readonly Effect[] {
  if (program.in === 'play') return program.nodes;
  return (lookUp(book, program) as readonly Effect[] | undefined) ?? [];
}

/** The ability an origin leads to. */
export function abilityOf(book: Book, origin: Origin): Ability {
  if (origin.in === 'play') return origin.ability;
  const found = lookUp(book, origin);
  if (found === undefined) throw new Error(`The book has no ability at ${origin.in} "${origin.name}" ${origin.path}.`);
  return found as Ability;
}

/** The programs of stored origins, each made once: whatever runs one holds the same place. */
const programs = new WeakMap<Stored, Map<string, Program>>();

/** The program of an origin's effect: its `do`, or another list in it. */
export function programOf(book: Book, origin: Origin, path = 'do'): Program {
  if (origin.in === 'play')
    return { in: 'play', nodes: (walk(abilityOf(book, origin), path) as readonly Effect[] | undefined) ?? [] };
  let known = programs.get(origin);
  if (!known) {
    known = new Map();
    programs.set(origin, known);
  }
  let program = known.get(path);
  if (!program) {
    program = { in: origin.in, name: origin.name, path: `${origin.path}.${path}` };
    known.set(path, program);
  }
  return program;
}
