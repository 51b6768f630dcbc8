import type { Book } from '../../effects/book.ts';
import { type DeckData, expandDeck } from '../../effects/card-data.ts';
import { envOf } from '../../effects/env.ts';
import { cardId, playerId } from '../../effects/state/ids.ts';
import { emptyTable } from './bare-table.ts';
import { checkNames } from './names/names.ts';
import { vocabularyOf } from './names/vocabulary.ts';
import { type Problem, unknownWord } from './problem.ts';
import { type Parsed, placed, readSource } from './yaml/parse-file.ts';

/** A deck and the ids of its cards, each as often as it is in it; or what is wrong with it. */
export type LoadedDeck =
  | { readonly ok: true; readonly deck: DeckData; readonly cards: readonly string[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** How many cards a deck has. */
export const deckSize = (deck: DeckData): number => Object.values(deck.cards).reduce((sum, n) => sum + n, 0);

/**
 * Checks a deck, from a file or as plain data, and lays its cards out.
 * @example
 * ```ts
 * import { duelBook } from 'cardwright/duel';
 * import { loadDeck } from 'cardwright/tools';
 *
 * const deck = { deck: 'two', name: 'Two', ruleset: 'duel', cards: { 'kerb-pup': 2 } };
 * const loaded = loadDeck(duelBook(), deck);
 * console.log(loaded.ok ? '' : loaded.problems[0]?.message); // The deck has 2 cards.
 * ```
 */
export function loadDeck(book: Book, source: DeckData | Parsed<DeckData>): LoadedDeck {
  const file = readSource('deck', source);
  if (!file.ok) return { ok: false, problems: file.problems };
  const problems = checkDeck(book, file.data).map((problem) => placed(problem, file.file, file.locate));
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, deck: file.data, cards: expandDeck(file.data) };
}

/** What is wrong with a deck that is sound in form: its cards, and what the ruleset says of decks. */
function checkDeck(book: Book, deck: DeckData): readonly Problem[] {
  const { ruleset } = book;
  if (deck.ruleset !== ruleset.name)
    return [unknownWord(['ruleset'], `The deck is for "${deck.ruleset}".`, deck.ruleset, [ruleset.name])];
  const unknown = checkNames('deck', deck, vocabularyOf(ruleset, book.cards.keys()));
  const known = Object.entries(deck.cards).filter(([id]) => book.cards.has(cardId(id)));
  return [...unknown, ...known.flatMap(([id, n]) => cardProblem(book, id, n) ?? []), ...sizeProblem(book, deck)];
}

function cardProblem(book: Book, id: string, copies: number): Problem | undefined {
  const path = ['cards', id];
  const rules = book.ruleset.deck;
  if (book.cards.get(cardId(id))?.data.token)
    return { path, at: 'key', message: `"${id}" is a token: only effects make it.` };
  if (!rules) return undefined;
  if (rules.where && !fitsDeck(book, id))
    return { path, at: 'key', message: `"${id}" may not be in a deck of "${book.ruleset.name}".` };
  if (copies <= rules.copies) return undefined;
  const expected = `at most ${rules.copies}`;
  return { path, message: `There are ${copies} copies of "${id}", and there may be ${expected}.`, expected };
}

function sizeProblem(book: Book, deck: DeckData): readonly Problem[] {
  const rules = book.ruleset.deck;
  const size = deckSize(deck);
  if (!rules || (size >= rules.min && size <= rules.max)) return [];
  const expected = rules.min === rules.max ? `${rules.min} cards` : `${rules.min} to ${rules.max} cards`;
  return [{ path: ['cards'], at: 'key', message: `The deck has ${size} cards.`, expected }];
}

function fitsDeck(book: Book, id: string): boolean {
  const where = book.ruleset.deck?.where;
  if (!where) return true;
  const env = envOf(emptyTable(book), { you: playerId(0), self: null });
  return book.lang.fits(env, { kind: 'card', card: cardId(id) }, where) === true;
}
