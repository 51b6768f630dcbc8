import { resolve } from 'node:path';
import { loadDeck } from '../../cards/tools/decks.ts';
import { loadBook } from '../../cards/tools/load.ts';
import type { Problem } from '../../cards/tools/problem.ts';
import { type Parsed, parseDeck, parseSet } from '../../cards/tools/yaml/parse-file.ts';
import type { Book } from '../../effects/book.ts';
import type { DeckData } from '../../effects/card-data.ts';
import { isFile, repeatedDecks } from '../game/decks.ts';
import { parseAt } from '../game/files.ts';
import type { GameSource } from '../game/source.ts';

/** What is wrong, and what is only odd. */
export interface Judged {
  readonly book: Book | null;
  readonly problems: readonly Problem[];
}

/**
 * What a game has, and files that it has not yet. A file of the same id takes the place of what is no file: of a shipped
 * game the files themselves can be checked.
 */
function withFiles<T extends object>(
  known: readonly (T | Parsed<T>)[],
  paths: readonly string[],
  parse: (path: string) => Parsed<T>,
  idOf: (data: T) => string,
): readonly (T | Parsed<T>)[] {
  const here = new Set(known.flatMap((one) => (isFile(one) ? [resolve(one.file)] : [])));
  const files = paths.filter((path) => !here.has(resolve(path))).map(parse);
  const ids = new Set(files.flatMap((file) => (file.ok ? [idOf(file.data)] : [])));
  return [...known.filter((one) => isFile(one) || !ids.has(idOf(one))), ...files];
}

/** Checks a game with its sets and decks, and with more of them from files. */
export function checkGame(
  source: GameSource,
  more: { readonly sets: readonly string[]; readonly decks: readonly string[] },
): Judged {
  const sets = withFiles(
    source.sets,
    more.sets,
    (path) => parseAt(path, parseSet),
    (set) => set.set,
  );
  const decks = withFiles(
    source.decks,
    more.decks,
    (path) => parseAt(path, parseDeck),
    (deck) => deck.deck,
  );
  const loaded = loadBook(source.ruleset, sets);
  const book = loaded.ok ? loaded.book : null;
  const problems = [
    ...source.problems,
    ...(loaded.ok ? loaded.warnings : loaded.problems),
    ...decks.flatMap((deck) => deckProblems(deck, book)),
    ...repeatedDecks(decks),
  ];
  return { book, problems };
}

/** What is wrong with a deck: where the game is not sound, only its form can be told. */
function deckProblems(deck: DeckData | Parsed<DeckData>, book: Book | null): readonly Problem[] {
  if (!book) return isFile(deck) && !deck.ok ? deck.problems : [];
  const loaded = loadDeck(book, deck);
  return loaded.ok ? [] : loaded.problems;
}
