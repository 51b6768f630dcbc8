import type { Book } from '../book.ts';
import type { NameKind } from '../name-kinds.ts';
import { inQuotes, isWord, plainWord, type Token, tokensOf } from './tokens.ts';

/** Kinds of names; `types` are types of more than one thing. */
export type LexiconKind = NameKind | 'tag' | 'types';

/** A name that was read, and the token after it. */
export interface ReadName {
  readonly value: string;
  readonly end: number;
}

/** How names are said and read: those of a ruleset in words, all others as they are. */
export interface Lexicon {
  readonly say: (kind: LexiconKind, name: string) => string;
  readonly read: (kind: LexiconKind, tokens: readonly Token[], at: number) => readonly ReadName[];
  /** Whether things are on a zone rather than in it. */
  readonly on: (zone: string) => boolean;
}

/** Words with a meaning of their own in templates: a name that is one of them is said in quotes. */
const RESERVED = new Set(
  'a abilities an any another all card cards cells each either exactly free it itself no not nothing number of one ones other player players that the them thing things this those to token you your attachments bearer controller effects owner plays source top triggers'.split(
    ' ',
  ),
);

const asIs = (name: string): string => (isWord(name) && !RESERVED.has(plainWord(name)) ? name : inQuotes(name));

function readAsIs(token: Token | undefined): string | undefined {
  if (token?.type === 'quoted') return token.text;
  return token?.type === 'word' && isWord(token.text) && !RESERVED.has(plainWord(token.text)) ? token.text : undefined;
}

/** Where no ruleset says which names there are: any word is one. */
export const OPEN_LEXICON: Lexicon = {
  say: (kind, name) => (kind === 'types' ? asIs(pluralOf(name)) : asIs(name)),
  read: (kind, tokens, at) => {
    const value = readAsIs(tokens[at]);
    if (value === undefined) return [];
    return [{ value: kind === 'types' ? value.replace(/s$/, '') : value, end: at + 1 }];
  },
  on: () => false,
};

/** The words of a type, for more than one. */
const pluralOf = (words: string): string => (words.endsWith('s') ? words : `${words}s`);

/** `maxMana`, `stray-pup` in words. */
const humanised = (name: string): string =>
  name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase();

/** Names of one kind, each with its words. */
class Names {
  private readonly words = new Map<string, string>();
  private readonly byFirst = new Map<string, { readonly name: string; readonly tokens: readonly Token[] }[]>();

  constructor(names: Iterable<readonly [name: string, words: string]>) {
    const taken = new Set<string>();
    for (const [name, words] of names) {
      const tokens = tokensOf(words);
      const key = tokens.map((token) => plainWord(token.text)).join(' ');
      const clear = tokens.length > 0 && !taken.has(key) && tokens.every((token) => token.type === 'word');
      if (!clear || RESERVED.has(key)) continue;
      taken.add(key);
      this.words.set(name, words);
      const first = plainWord(tokens[0]?.text ?? '');
      this.byFirst.set(first, [...(this.byFirst.get(first) ?? []), { name, tokens }]);
    }
  }

  /** The name in words; in quotes where it has none of its own. */
  say = (name: string): string => this.words.get(name) ?? inQuotes(name);

  *read(tokens: readonly Token[], at: number): Generator<ReadName> {
    const first = tokens[at];
    if (first?.type === 'quoted') yield { value: first.text, end: at + 1 };
    if (first?.type !== 'word') return;
    for (const { name, tokens: wanted } of this.byFirst.get(plainWord(first.text)) ?? [])
      if (wanted.every(({ text }, i) => plainWord(tokens[at + i]?.text ?? '') === plainWord(text)))
        yield { value: name, end: at + wanted.length };
  }
}

const byThemselves = (names: Iterable<string>): Names =>
  new Names([...names].map((name) => [name, humanised(name)] as const));

const lexicons = new WeakMap<Book, Lexicon>();

/** The names of a book: its ruleset's in words, its cards by their names. */
export function lexiconOf(book: Book): Lexicon {
  const known = lexicons.get(book);
  if (known) return known;
  const lexicon = makeLexicon(book);
  lexicons.set(book, lexicon);
  return lexicon;
}

function makeLexicon({ ruleset, cards }: Book): Lexicon {
  const { zones, types, stats, facts, keywords, actions, phases } = ruleset;
  const all = [...cards.values()].map((card) => card.data);
  const factNames = [...new Set([...Object.keys(facts.player), ...Object.keys(facts.object)])];
  const cells = Object.values(zones).flatMap((zone) => zone.cells ?? []);
  const fact = byThemselves(factNames);
  const kinds: Partial<Record<LexiconKind, Names>> = {
    zone: byThemselves(Object.keys(zones)),
    cell: byThemselves(cells.map((cell) => cell.name)),
    cellTag: byThemselves(cells.flatMap((cell) => cell.tags ?? [])),
    type: byThemselves(Object.keys(types)),
    types: new Names(Object.keys(types).map((type) => [type, pluralOf(humanised(type))] as const)),
    stat: byThemselves(Object.keys(stats)),
    fact,
    playerFact: fact,
    objectFact: fact,
    keyword: byThemselves(Object.keys(keywords)),
    action: byThemselves(Object.keys(actions)),
    step: byThemselves(phases.map((row) => row.step)),
    card: new Names(all.map((card) => [card.id, card.name] as const)),
    tag: byThemselves(new Set(all.flatMap((card) => card.tags ?? []))),
  };
  return {
    say: (kind, name) => kinds[kind]?.say(name) ?? asIs(name),
    read: (kind, tokens, at) => {
      const names = kinds[kind];
      return names ? [...names.read(tokens, at)] : OPEN_LEXICON.read(kind, tokens, at);
    },
    on: (zone) => zones[zone]?.play === true,
  };
}
