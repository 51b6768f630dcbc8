import type { Book } from '../../effects/book.ts';
import type { CardData, SetData } from '../../effects/card-data.ts';
import { cardProblems } from './card-rules.ts';
import { cardDoubts } from './doubts.ts';
import { readNames } from './names/names.ts';
import type { Vocabulary } from './names/vocabulary.ts';
import { type Problem, unknownWord } from './problem.ts';
import { isTable } from './schema/branches.ts';
import { type Parsed, placed } from './yaml/parse-file.ts';

/**
 * What is wrong with a set: its form, and, of cards that are sound in form, their names. Without a vocabulary the
 * names are not looked at.
 */
export function checkSet(file: Parsed<SetData>, words: Vocabulary | null): readonly Problem[] {
  const form = file.ok ? [] : file.problems;
  const data: unknown = file.ok ? file.data : file.rest;
  if (!words || !isTable(data)) return form;
  const here = (problem: Problem): Problem => placed(problem, file.file, file.locate);
  const { ruleset } = data;
  // Of a set for another ruleset not one name would be known.
  if (typeof ruleset === 'string' && ruleset !== words.ruleset.name)
    return [...form, here(unknownWord(['ruleset'], `The set is for "${ruleset}".`, ruleset, [words.ruleset.name]))];
  const names = soundCards(data.cards, form).flatMap(([i, card]) =>
    inCard(card, words).map((p) => here({ ...p, path: ['cards', i, ...p.path] })),
  );
  return [...form, ...names].sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}

/** What is wrong with a card; only where nothing is, what is odd about it: the one may follow from the other. */
function inCard(card: CardData, words: Vocabulary): readonly Problem[] {
  const { problems, warnings } = readNames('card', card, words);
  const wrong = [...problems, ...cardProblems(card)];
  return wrong.length > 0 ? wrong : warnings;
}

/** What is odd about the cards of a set that has been loaded. */
export function setDoubts(file: Parsed<SetData>, book: Book): readonly Problem[] {
  if (!file.ok) return [];
  return file.data.cards.flatMap((card, i) =>
    cardDoubts(book, card).map((p) => placed({ ...p, path: ['cards', i, ...p.path] }, file.file, file.locate)),
  );
}

/** The cards in which the schema has found nothing wrong, with their positions. */
function soundCards(cards: unknown, problems: readonly Problem[]): (readonly [number, CardData])[] {
  if (!Array.isArray(cards) || problems.some(({ path }) => path[0] === 'cards' && path.length === 1)) return [];
  const wrong = new Set(problems.flatMap(({ path }) => (path[0] === 'cards' ? [path[1]] : [])));
  return cards.flatMap((card: CardData, i) => (wrong.has(i) ? [] : [[i, card] as const]));
}

/** Cards of all sets that have the id of an earlier one. */
export function repeatedCards(files: readonly Parsed<SetData>[]): readonly Problem[] {
  const first = new Map<string, string>();
  return files.flatMap((file) => {
    if (!file.ok) return [];
    return file.data.cards.flatMap(({ id }, i) => {
      const other = first.get(id);
      if (other === undefined) {
        first.set(id, file.file);
        return [];
      }
      const message = `There is a card "${id}" already${other === file.file ? '' : ` in ${other}`}.`;
      return [placed({ path: ['cards', i, 'id'], message, expected: 'another id' }, file.file, file.locate)];
    });
  });
}
