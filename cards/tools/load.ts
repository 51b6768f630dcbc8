import type { Book } from '../../effects/book.ts';
import type { SetData } from '../../effects/card-data.ts';
import { makeBook } from '../../effects/make-book.ts';
import type { Ruleset } from '../../effects/ruleset.ts';
import { checkSet, repeatedCards, setDoubts } from './check-set.ts';
import { readNames } from './names/names.ts';
import { type Vocabulary, vocabularyOf } from './names/vocabulary.ts';
import { foundWords } from './phrases.ts';
import { once, type Problem } from './problem.ts';
import { rulesetProblems } from './ruleset-rules.ts';
import { type Parsed, placed, readSource } from './yaml/parse-file.ts';

/** A ruleset as an object, or as it was read from a file. */
export type RulesetSource = Ruleset | Parsed<Ruleset>;

/** A set as plain data, from a bundle or made in play, or as it was read from a file. */
export type SetSource = SetData | Parsed<SetData>;

/** The book and the sets as they were read; or what is wrong with them. */
export type Loaded =
  | {
      readonly ok: true;
      readonly book: Book;
      readonly sets: readonly SetData[];
      /** What is odd, and can be played all the same. */
      readonly warnings: readonly Problem[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Checks a ruleset: its form, its names, and that it can be played by. `cards` are the ids of the cards it is played
 * with; left out, names of cards in it are not checked.
 * @example
 * ```ts
 * import { duel } from 'cardwright/duel';
 * import { checkRuleset, formatProblem } from 'cardwright/tools';
 *
 * console.log(checkRuleset(duel).length); // 0
 * const lacking = { ...duel, deckZone: 'dekc' };
 * console.log(checkRuleset(lacking).map(formatProblem).join('\n')); // deckZone The ruleset "duel" has no zone "dekc". (did you mean "deck"?)
 * ```
 */
export function checkRuleset(source: RulesetSource, cards: Iterable<string> | null = null): readonly Problem[] {
  const file = readSource<Ruleset>('ruleset', source);
  const problems = file.ok ? soundRuleset(file, vocabularyOf(file.data, cards)).filter(isError) : file.problems;
  // Of what was never a text the paths are all that is to be said of the place.
  return file === source ? problems : problems.map(({ file: _, ...problem }) => problem);
}

function soundRuleset({ file, locate }: Parsed<Ruleset>, words: Vocabulary): readonly Problem[] {
  const { problems, warnings } = readNames('ruleset', words.ruleset, words);
  const found = [...problems, ...rulesetProblems(words.ruleset), ...warnings];
  return found.map((problem) => placed(problem, file, locate));
}

const isError = ({ level }: Problem): boolean => level === undefined;

/**
 * Checks a ruleset and all of its sets, and makes the book that matches are played by.
 * @example
 * ```ts
 * import { duel, SETS } from 'cardwright/duel';
 * import { formatProblem, loadBook, parseSet } from 'cardwright/tools';
 *
 * const file = `
 * set: mine
 * name: Mine
 * ruleset: duel
 * cards:
 *   - id: spark
 *     name: Spark
 *     types: [spell]
 *     stats: { cost: 1 }
 *     play: { do: [{ op: damge, to: opponents, amount: 1 }] }
 * `;
 * const loaded = loadBook(duel, [...SETS, parseSet(file, 'mine.yaml')]);
 * const problems = loaded.ok ? loaded.warnings : loaded.problems;
 * console.log(problems.map(formatProblem).join('\n')); // mine.yaml:10:24 There is no op "damge". (did you mean "damage"?)
 * ```
 */
export function loadBook(source: RulesetSource, sources: readonly SetSource[]): Loaded {
  const ruleset = readSource<Ruleset>('ruleset', source);
  const { files, wrong } = readAll(sources);
  const sets = files.flatMap((file) => (file.ok ? [file.data] : []));
  // Where a set could not be read, which cards there are is not known.
  const cards = sets.length < files.length ? null : sets.flatMap((set) => set.cards.map((card) => card.id));
  const words = ruleset.ok ? vocabularyOf(ruleset.data, cards) : null;
  const problems = once([
    ...(words ? soundRuleset(ruleset, words) : ruleset.ok ? [] : ruleset.problems),
    ...wrong,
    ...files.flatMap((file) => checkSet(file, words)),
    ...repeatedCards(files),
  ]);
  const errors = problems.filter(isError);
  if (!ruleset.ok || errors.length > 0) return { ok: false, problems: errors };
  const book = makeBook(
    ruleset.data,
    sets.flatMap((set) => set.cards),
  );
  return { ok: true, book, sets, warnings: once([...problems, ...files.flatMap((file) => setDoubts(file, book))]) };
}

function readAll(sources: unknown): { readonly files: readonly Parsed<SetData>[]; readonly wrong: readonly Problem[] } {
  if (Array.isArray(sources))
    return { files: sources.map((source: SetSource, i) => readSource('set', source, i + 1)), wrong: [] };
  const message = `Expected a list of sets, found ${foundWords(sources)}.`;
  return { files: [], wrong: [placed({ path: [], message, expected: 'a list of sets' }, 'sets')] };
}
