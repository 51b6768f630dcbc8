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

/** Walks a dotted path through plain data; only own properties count. */
export function walk(value: unknown, path: string): unknown {
  let at = value;
  for (const part of path.split('.')) {
    if (part === '') continue;
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, part)) return undefined;
    at = (at as Record<string, unknown>)[part];
  }
  return at;
}

const remembered = new WeakMap<Book, Map<string, unknown>>();

function lookUp(book: Book, place: Stored): unknown {
  let known = remembered.get(book);
  if (!known) {
    known = new Map();
    remembered.set(book, known);
  }
  const key = `${place.in}\n${place.name}\n${place.path}`;
  if (!known.has(key)) known.set(key, walk(root(book, place), place.path));
  return known.get(key);
}

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

/** The program of an origin's effect: its `do`, or another list in it. */
export function programOf(book: Book, origin: Origin, path = 'do'): Program {
  if (origin.in !== 'play') return { in: origin.in, name: origin.name, path: `${origin.path}.${path}` };
  return { in: 'play', nodes: (walk(abilityOf(book, origin), path) as readonly Effect[] | undefined) ?? [] };
}
