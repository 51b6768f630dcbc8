import type { YAMLError } from 'yaml';
import { marksAt } from './marks.ts';
import type { Fault } from './tree.ts';

/** A fault in the syntax of a text, in words for a designer, at the place where he has to look. */
export function syntaxWords(text: string, error: YAMLError): Fault {
  // The package points to the line where the indent is wrong.
  const spaces = /^ */.exec(text.slice(error.pos[0]))?.[0].length ?? 0;
  const offset = error.pos[0] + spaces;
  const fault = FAULTS[error.code]?.({ text, offset, message: error.message });
  if (typeof fault === 'string') return { message: fault, offset };
  return fault ?? { message: `This is not YAML: ${error.message}`.replace(/\.?$/, '.'), offset };
}

interface At {
  readonly text: string;
  readonly offset: number;
  /** What the package says. */
  readonly message: string;
}

/** Words for a fault; with another place where that is better; nothing where the package's own words will do. */
type Words = (at: At) => string | Fault | undefined;

const COMMA = 'A comma is missing before this, or a bracket is not closed.';
const TAB = 'Lines begin with a tab: YAML wants spaces.';
const QUOTES = 'A text with ": " in it needs quotes.';

const FAULTS: Readonly<Partial<Record<YAMLError['code'], Words>>> = {
  TAB_AS_INDENT: () => TAB,
  MULTIPLE_DOCS: () => 'A second document begins here: a file holds one.',
  NON_STRING_KEY: () => 'A key must be a word: put it in quotes.',
  TAG_RESOLVE_FAILED: () => 'Tags (!name) are not used here.',
  BAD_DIRECTIVE: () => 'Directives (%NAME) are not used here.',
  MULTIPLE_ANCHORS: () => 'A value has one anchor (&name) at most.',
  ALIAS_PROPS: () => 'An alias (*name) has no anchor of its own.',
  KEY_OVER_1024_CHARS: () => 'A key is longer than 1024 letters.',
  BAD_SCALAR_START: ({ text, offset }) => `A text that begins with ${text.charAt(offset)} needs quotes.`,
  BAD_DQ_ESCAPE: ({ text, offset }) =>
    `${text.slice(offset, offset + 2)} means nothing in double quotes: write \\\\ for a backslash.`,
  MISSING_CHAR: missing,
  BAD_INDENT: badIndent,
  BLOCK_IN_FLOW: inBrackets,
  MULTILINE_IMPLICIT_KEY: (at) => (marksAt(at.text, at.offset).bracket ? inBrackets(at) : noColon(at)),
  BLOCK_AS_IMPLICIT_KEY: ({ text, offset }) =>
    lineAt(text, offset).includes(': ')
      ? QUOTES
      : 'The key has this value, and the next line is indented further: one of the two is wrong.',
  UNEXPECTED_TOKEN: unexpected,
};

/** The rest of the line. */
const lineAt = (text: string, offset: number): string => /^[^\n]*/.exec(text.slice(offset))?.[0] ?? '';

const isListEntry = (text: string, offset: number): boolean => /^-(\s|$)/.test(text.slice(offset));

function missing({ text, offset, message }: At): string | Fault | undefined {
  const { quote } = marksAt(text, offset);
  if (message.includes('closing') && quote !== undefined)
    return { message: `The quote ${text.charAt(quote)} is opened here and never closed.`, offset: quote };
  if (message.startsWith('Comments')) return 'A comment (#) needs a space before it; a text with # in it needs quotes.';
  if (message.includes('- indicator'))
    return 'Expected an entry of the list, "- " at the same indent as those above it.';
  if (message.includes('followed by map values')) return noColon({ text, offset, message });
  return message.includes('Missing ,') ? COMMA : undefined;
}

const noColon = ({ text, offset }: At): string =>
  isListEntry(text, offset)
    ? 'An entry of a list stands where a key belongs.'
    : 'Expected "key: value": a colon is missing here, or the space after it.';

function badIndent({ text, offset, message }: At): string | Fault | undefined {
  const lineBegins = text.lastIndexOf('\n', offset - 1) + 1;
  if (text.slice(lineBegins, offset + 1).includes('\t')) return TAB;
  if (message.includes('same column')) return 'The indent is wrong: this is in no line with the keys above it.';
  const { bracket } = marksAt(text, offset);
  if (!message.startsWith('Flow') || !bracket) return undefined;
  const { mark, offset: opened } = bracket;
  const unless = 'or what is in it is not indented further than the line that it begins in';
  return { message: `The bracket ${mark} is opened here and never closed, ${unless}.`, offset: opened };
}

/** Where a comma is missing the package points to what comes before it. */
function inBrackets({ text, offset }: At): string {
  if (isListEntry(text, offset)) return 'In brackets a list is written [a, b], without dashes.';
  const line = lineAt(text, offset).trim();
  const where = line.includes(': ') ? 'in' : 'after';
  return `A comma is missing ${where} "${line.length > 30 ? `${line.slice(0, 30)}…` : line}", or a bracket is not closed.`;
}

function unexpected({ text, offset, message }: At): string | undefined {
  const mark = text.charAt(offset);
  if (/flow-(map|seq)-end/.test(message)) return `There is a ${mark} too many.`;
  if (message.startsWith('Unexpected ,')) return 'There is a comma too many.';
  if (message.startsWith('Block scalar header'))
    return `Nothing may follow ${mark === '|' || mark === '>' ? mark : '| or >'} in its line.`;
  if (marksAt(text, offset).bracket) return COMMA;
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trimEnd();
  if (/["']$/.test(before)) return 'Something follows the closing quote: put all of the text in quotes.';
  if (before === '') return 'This belongs to nothing: the indent is wrong, or a line before it is no whole one.';
  return isListEntry(text, offset) ? 'A list begins in a line of its own.' : undefined;
}
