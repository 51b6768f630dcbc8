import { loadDeck } from '../../cards/tools/decks.ts';
import { loadBook } from '../../cards/tools/load.ts';
import { listWords, type Problem } from '../../cards/tools/problem.ts';
import { type Parsed, parseDeck } from '../../cards/tools/yaml/parse-file.ts';
import type { Book } from '../../effects/book.ts';
import type { CardData, DeckData, SetData } from '../../effects/card-data.ts';
import { problemsError, UserError } from '../errors.ts';
import { nearHint } from '../near.ts';
import { isFile, repeatedDecks } from './decks.ts';
import { kindAt, parseAt } from './files.ts';
import { findGame, type GameSource } from './source.ts';

/** A game that can be played: its book, and its decks by name as they were found. */
export interface Game {
  readonly name: string;
  readonly book: Book;
  readonly cards: readonly CardData[];
  readonly sets: readonly SetData[];
  readonly decks: ReadonlyMap<string, DeckData | Parsed<DeckData>>;
  /** Paths of its scenario files. */
  readonly scenarios: readonly string[];
}

/** A deck to play with. */
export interface Deck {
  readonly name: string;
  readonly cards: readonly string[];
}

export type LoadedGame =
  | { readonly ok: true; readonly game: Game; readonly warnings: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const dataOf = (deck: DeckData | Parsed<DeckData>): DeckData | null =>
  isFile(deck) ? (deck.ok ? deck.data : null) : deck;

/** Checks a game, and makes its book. Decks are looked at when they are chosen. */
export function loadGame({ name, ruleset, sets, decks, scenarios, problems }: GameSource): LoadedGame {
  const loaded = loadBook(ruleset, sets);
  const wrong = [...problems, ...(loaded.ok ? [] : loaded.problems), ...repeatedDecks(decks)];
  if (!loaded.ok || wrong.length > 0) return { ok: false, problems: wrong };
  const { book, warnings } = loaded;
  const named = new Map<string, DeckData | Parsed<DeckData>>();
  for (const [i, deck] of decks.entries()) named.set(dataOf(deck)?.deck ?? fileOf(deck) ?? `${i}`, deck);
  const cards = loaded.sets.flatMap((set) => set.cards);
  return { ok: true, warnings, game: { name, book, cards, sets: loaded.sets, decks: named, scenarios } };
}

const fileOf = (deck: DeckData | Parsed<DeckData>): string | undefined => (isFile(deck) ? deck.file : undefined);

/** The game that was named, to be played. @throws {UserError} in one line, where it cannot be */
export async function openGame(name: string, sets: readonly string[] = []): Promise<Game> {
  const loaded = loadGame(await findGame(name, sets));
  if (!loaded.ok) throw problemsError(loaded.problems, [name, ...sets].join(' '));
  return loaded.game;
}

/** A deck by its name in the game, or from a file. @throws {UserError} if there is none, or it may not be played */
export function deckOf({ name: game, book, decks }: Game, name: string): Deck {
  const found = decks.get(name) ?? (kindAt(name) === null ? undefined : parseAt(name, parseDeck));
  if (!found) throw new UserError(unknownDeck(name, [...decks.keys()]));
  const loaded = loadDeck(book, found);
  if (!loaded.ok) throw problemsError(loaded.problems, fileOf(found) ?? `--ruleset ${game}`);
  return { name: loaded.deck.deck, cards: loaded.cards };
}

function unknownDeck(name: string, known: readonly string[]): string {
  if (/[/\\.]/.test(name)) return `${name} There is no such file.`;
  return `there is no deck "${name}"; there is: ${listWords(known)}, or the path of a deck file${nearHint(name, known)}`;
}

/** All decks of a game. A game whose rules want none may be played without. */
export function allDecks(game: Game): readonly Deck[] {
  if (game.decks.size > 0) return [...game.decks.keys()].map((name) => deckOf(game, name));
  if ((game.book.ruleset.deck?.min ?? 0) === 0) return [{ name: 'none', cards: [] }];
  throw new UserError(`${game.name} has no decks: write one into its folder decks/, or name a file with --deck`);
}
