import type { Book } from '../book.ts';
import type { CardData } from '../card-data.ts';
import type { PhraseName } from './kinds.ts';
import { type Lexicon, lexiconOf, OPEN_LEXICON } from './lexicon.ts';
import { type Found, Overrun, Reader } from './read.ts';
import { Speaker } from './say.ts';
import { MOST_TEXT, outsideQuotes, plainWord, tokensOf } from './tokens.ts';

/** Data that was read from words, or where they make no sense, or more than one. */
export type ReadWords =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly at: number; readonly message: string };

/** What is a sentence by itself, and begins with words of a template. */
const SENTENCES: ReadonlySet<PhraseName> = new Set(['effect', 'ability', 'playData']);

const lexicon = (book: Book | null): Lexicon => (book ? lexiconOf(book) : OPEN_LEXICON);

/**
 * Something of the language in English: a node, a selector, an ability, … With a book its names are in words too.
 * `readWords` gives the same data back.
 */
export function wordsFor(book: Book | null, name: PhraseName, data: unknown): string {
  const speaker = new Speaker(lexicon(book));
  const text = speaker.say(name, data)?.text ?? '';
  return SENTENCES.has(name) ? speaker.sentence(text) : text;
}

/** Reads data from its words; `at` is the place in the text where a fault is. Never throws for what a text says. */
export function readWords(book: Book | null, name: PhraseName, text: string): ReadWords {
  if (text.length > MOST_TEXT) return { ok: false, at: MOST_TEXT, message: `A text has at most ${MOST_TEXT} letters.` };
  const tokens = tokensOf(text);
  const reader = new Reader(tokens, lexicon(book));
  const found = readAll(reader, name);
  if (!found)
    return { ok: false, at: 0, message: `The words go too deep, or can mean too much, for ${article(name)} ${name}.` };
  const whole = found.filter(({ end }) => end === tokens.length);
  if (whole.length === 0) {
    const token = tokens[reader.furthest];
    const at = token?.at ?? text.length;
    const found = token ? `“${token.text}” makes no sense here` : 'something is missing at the end';
    return { ok: false, at, message: `${found}, in words for ${article(name)} ${name}.` };
  }
  const exact = whole.length === 1 ? whole : whole.filter(({ value }) => sameWords(wordsFor(book, name, value), text));
  if (exact.length === 1) return { ok: true, data: exact[0]?.value };
  const [a, b] = (exact.length > 1 ? exact : whole).map(({ value }) => JSON.stringify(value));
  return { ok: false, at: 0, message: `The words can mean ${whole.length} things, such as ${a} and ${b}.` };
}

/** All readings of what stands at the beginning; `null` where there is no end to them. */
function readAll(reader: Reader, name: PhraseName): readonly Found[] | null {
  try {
    return reader.read(name, 0);
  } catch (error) {
    if (error instanceof Overrun) return null;
    throw error;
  }
}

const sameWords = (a: string, b: string): boolean => normal(a) === normal(b);

const normal = (text: string): string =>
  tokensOf(text)
    .map((token) => (token.type === 'word' ? plainWord(token.text) : token.text))
    .join(' ');

/** A card's text: its keywords, what playing it does, and its abilities, each a line. */
export function cardWords(book: Book, card: CardData): readonly string[] {
  const names = lexiconOf(book);
  const keywords = Object.entries(card.keywords ?? {}).map(
    ([keyword, value]) => `${names.say('keyword', keyword)}${value === 1 ? '' : ` ${value}`}`,
  );
  const line = new Speaker(names).sentence(keywords.join(', '));
  return [
    ...(line === '' ? [] : [`${line}.`]),
    ...(card.play ? [sentences(wordsFor(book, 'playData', card.play))] : []),
    ...(card.abilities ?? []).map((ability) => sentences(wordsFor(book, 'ability', ability))),
  ];
}

/** Every sentence with a capital. */
const sentences = (text: string): string =>
  outsideQuotes(text, (part) =>
    part.replace(/(\. )(\p{Ll})/gu, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`),
  );

const article = (word: string): string => (/^[aeio]/.test(word) ? 'an' : 'a');
