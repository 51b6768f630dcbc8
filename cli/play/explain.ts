import type { Book } from '../../effects/book.ts';
import type { Explanation } from '../../effects/effective/explain.ts';
import { cardId } from '../../effects/state/ids.ts';
import { cardWords } from '../../effects/text/words.ts';
import type { LiveMatch } from '../../machines/match.ts';
import { nearHint } from '../near.ts';
import { different, matching } from '../terminal/find.ts';
import { keywordsWords, numbersWords } from '../terminal/object-words.ts';
import { namedOptions, type Option, targetsOf } from '../terminal/options.ts';
import type { Table } from '../terminal/table.ts';

/**
 * What a card's numbers come from, and what its keywords mean: of the cards of a name that a player sees; else of the card
 * as it is printed, or of a keyword.
 */
export function explainLines(match: LiveMatch, table: Table, typed: string): readonly string[] {
  const { book } = match.position;
  const seen = Object.values(table.view.zones)
    .flatMap((zone) => zone.objects)
    .flatMap(({ object, name }) => (name === undefined ? [] : [{ object, name }]));
  const options = targetsOf(table, seen);
  const lines = different(options, matching(options, typed)).flatMap((at) => {
    const explained = match.explain(table.view.players[table.seat]?.name ?? '', seen[at]?.object ?? '');
    return explained ? objectLines(book, options[at], explained) : [];
  });
  if (lines.length > 0) return lines;
  const cards = [...book.cards.values()].map(({ data }) => data);
  const printed = matching(namedOptions(cards.map(({ name }) => name)), typed).flatMap((at) => cards[at] ?? []);
  if (printed.length > 0) return printed.flatMap((card) => printedLines(book, card));
  const keywords = Object.keys(book.ruleset.keywords);
  const named = matching(namedOptions(keywords), typed).flatMap((at) => keywords[at] ?? []);
  if (named.length > 0) return meanings(book, named);
  return [`There is no card or keyword "${typed}"${nearHint(typed, [...cards.map(({ name }) => name), ...keywords])}.`];
}

function objectLines(book: Book, option: Option | undefined, { card, lines }: Explanation): readonly string[] {
  return [
    `${option?.label ?? card.name} (${option?.details ?? ''})`,
    ...lines.map(({ what, from, until }) => `  ${what}: ${from}${until === undefined ? '' : `, until ${until}`}`),
    ...printedWords(book, card.card),
    ...meanings(book, Object.keys(card.keywords)),
  ];
}

const meanings = ({ ruleset }: Book, keywords: readonly string[]): readonly string[] =>
  keywords.map((name) => `  ${name} means: ${ruleset.keywords[name]?.words ?? 'nothing that is known'}`);

type Card = NonNullable<ReturnType<Book['cards']['get']>>['data'];

/** What stands on a card, in English. */
function printedWords(book: Book, id: string): readonly string[] {
  const card = book.cards.get(cardId(id))?.data;
  return card ? cardWords(book, card).map((line) => `  “${line}”`) : [];
}

function printedLines(book: Book, { id, name, types, stats = {}, keywords = {} }: Card): readonly string[] {
  const printed = [types.join(', '), numbersWords(stats), keywordsWords(keywords)].filter(Boolean).join('; ');
  return [
    `${name}, as it is printed (${printed})`,
    ...printedWords(book, id),
    ...meanings(book, Object.keys(keywords)),
  ];
}
