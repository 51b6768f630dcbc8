import { FIELD_PLACES } from './fields.ts';
import type { Kind, PhraseName } from './kinds.ts';
import type { Lexicon, LexiconKind } from './lexicon.ts';
import { FIELDS, isEmptyAble, nameOf, type Phrase, phrasesOf } from './phrases.ts';
import { readReference, readWho } from './references.ts';
import { nounOf } from './say.ts';
import { isPlainWay, type Piece, type Way } from './template.ts';
import { plainWord, type Token, tokensOf } from './tokens.ts';

/** One way to read what stands at a place, and the token after it. */
export interface Found {
  readonly value: unknown;
  readonly end: number;
}

type Data = Readonly<Record<string, unknown>>;

interface Partly {
  readonly data: Data;
  readonly end: number;
}

/** How deep words may stand in words, and how much may be tried for a text: far more than a card takes. */
const MOST_DEPTH = 100;
const MOST_WORK = 5_000_000;

/** A text that goes too deep, or can mean too much: it is given up. */
export class Overrun extends Error {}

/**
 * Reads data from English, by the same templates that it is said by. It finds all readings; a text is clear if there is
 * one. What was read at a place is remembered, so that no place is read twice.
 */
export class Reader {
  /** The last token that anything was read up to: where a text stops making sense. */
  furthest = 0;
  private depth = 0;
  private work = 0;
  private readonly known = new Map<string, readonly Found[]>();

  private readonly tokens: readonly Token[];
  private readonly lexicon: Lexicon;

  constructor(tokens: readonly Token[], lexicon: Lexicon) {
    this.tokens = tokens;
    this.lexicon = lexicon;
  }

  /** @throws {Overrun} if there is no end to what the text can mean */
  read(name: PhraseName, at: number, form = ''): readonly Found[] {
    const key = `${name} ${at} ${form}`;
    const known = this.known.get(key);
    if (known) return known;
    // What begins with itself has no words here: templates of one family begin otherwise.
    this.known.set(key, []);
    if (++this.depth > MOST_DEPTH) throw new Overrun();
    const found = this.distinct(this.readAnew(name, at, form));
    this.depth--;
    this.known.set(key, found);
    return found;
  }

  private readAnew(name: PhraseName, at: number, form: string): Found[] {
    if (name === 'filter') return this.filter(at, form);
    if (name === 'amount' && form !== '') return this.literal(at, form);
    if (name === 'selector') {
      const words = readReference(this.lexicon, this.tokens, at, form === 'whose' ? 'whose' : 'words');
      for (const { end } of words) this.reached(end);
      if (form === 'whose') return [...words];
      const brackets = form === 'closed' ? this.bracketed(name, at) : [];
      return [...words, ...brackets, ...this.phrases(name, at)];
    }
    return [...(name === 'amount' ? this.literal(at, '') : []), ...this.phrases(name, at)];
  }

  private bracketed(name: PhraseName, at: number): Found[] {
    return this.text('(', at).flatMap((from) =>
      this.read(name, from).flatMap(({ value, end }) => this.text(')', end).map((after) => ({ value, end: after }))),
    );
  }

  private phrases(name: Exclude<PhraseName, 'filter'>, at: number): Found[] {
    return phrasesOf(name).flatMap((phrase) => this.phrase(phrase, at, name === 'effect' || name === 'cost'));
  }

  /** @param named whether it may give its result a name */
  private phrase(phrase: Phrase, at: number, named: boolean): Found[] {
    const { tag, pieces, kinds } = phrase;
    const nothing = isEmptyAble(phrase) ? this.text('nothing', at).map((end) => ({ data: {}, end })) : [];
    return [...nothing, ...this.pieces(pieces, 0, at, {}, kinds)].flatMap(({ data, end }) => {
      if (end === at) return [];
      const whole = { ...(tag ? { [tag.key]: tag.name } : {}), ...data };
      return this.rest(whole, end, nameOf(phrase)).flatMap((found) => (named ? this.named(found, tag?.key) : [found]));
    });
  }

  /** What no template has a place for. */
  private rest(value: Data, at: number, name: string): Found[] {
    const token = this.tokens[at];
    if (token?.type !== 'data') return [{ value, end: at }];
    const more = asData(asData(token.text)?.[name]);
    return more ? [{ value: { ...value, ...more }, end: this.reached(at + 1) }] : [{ value, end: at }];
  }

  /** `(the wound)`: the name of a node's result; of what was chosen to pay a cost, `as the wound`. */
  private named(found: Found, key: string | undefined): Found[] {
    const { value, end } = found;
    const [open, close] = key === 'cost' ? ['as the', ''] : ['(the', ')'];
    const given = this.text(open, end)
      .flatMap((from) => this.name('gives', from))
      .flatMap((name) => this.text(close, name.end).map((after) => ({ as: name.value, end: after })));
    return [found, ...given.map(({ as, end: after }) => ({ value: { ...(value as Data), as }, end: after }))];
  }

  private pieces(
    pieces: readonly Piece[],
    from: number,
    at: number,
    data: Data,
    kinds: Readonly<Record<string, Kind>>,
  ): Partly[] {
    const piece = pieces[from];
    this.spend(1);
    if (!piece) return [{ data, end: at }];
    return this.piece(piece, at, data, kinds).flatMap((part) =>
      this.pieces(pieces, from + 1, part.end, part.data, kinds),
    );
  }

  private piece(piece: Piece, at: number, data: Data, kinds: Readonly<Record<string, Kind>>): Partly[] {
    switch (piece.type) {
      case 'text':
        return this.text(piece.text, at).map((end) => ({ data, end }));
      case 'agree':
        return [...new Set([...this.text(piece.one, at), ...this.text(piece.many, at)])].map((end) => ({ data, end }));
      case 'slot': {
        const kind = kinds[piece.name];
        if (!kind || piece.name in data) return [];
        return this.slot(kind, at, piece.form).map(({ value, end }) => ({
          data: { ...data, [piece.name]: value },
          end,
        }));
      }
      case 'group': {
        const ways = piece.ways.flatMap((way) => this.way(way, at, data, kinds));
        return piece.ways.some(isPlainWay) ? ways : [...ways, { data, end: at }];
      }
    }
  }

  private way({ pieces, given }: Way, at: number, data: Data, kinds: Readonly<Record<string, Kind>>): Partly[] {
    if (given && given.name in data) return [];
    const found = this.pieces(pieces, 0, at, data, kinds);
    return given ? found.map((part) => ({ ...part, data: { ...part.data, [given.name]: given.value } })) : found;
  }

  private slot(kind: Kind, at: number, form: string): readonly Found[] {
    switch (kind.kind) {
      case 'phrase':
        return this.read(kind.of, at, form);
      case 'effects':
        return form === '' ? this.nested(at) : this.steps(at, form === 'steps');
      case 'list':
        return this.list((place) => this.slot(kind.of, place, ''), at, SEPARATORS[form] ?? SEPARATORS.and ?? []);
      case 'table':
        return this.table(kind, at, form);
      case 'name':
        if (kind.of === 'result') return this.all(readReference(this.lexicon, this.tokens, at, 'words'));
        return this.name(form === 'types' ? 'types' : kind.of, at);
      case 'word':
        if (form === 'words' || form === 'whose')
          return this.all(readWho(this.tokens, at, form).filter(({ value }) => kind.of.includes(value)));
        return kind.of.filter((word) => this.is(at, word)).map((value) => ({ value, end: this.reached(at + 1) }));
      case 'number':
        return this.literal(at, '');
      case 'flag':
        return [];
    }
  }

  private name(kind: LexiconKind, at: number): readonly Found[] {
    return this.all(this.lexicon.read(kind, this.tokens, at));
  }

  private all(found: readonly Found[]): readonly Found[] {
    for (const { end } of found) this.reached(end);
    return found;
  }

  /** Items with something between them; one of no items is `nothing`. */
  private list(item: (at: number) => readonly Found[], at: number, separators: readonly string[]): Found[] {
    const lists = this.grown(item, at, (end) => separators.flatMap((separator) => this.text(separator, end)));
    const none = this.text('nothing', at).map((end) => ({ value: [], end }));
    return this.distinct([...none, ...lists]);
  }

  private table(kind: Extract<Kind, { kind: 'table' }>, at: number, form: string): Found[] {
    const entry = (place: number): Found[] => {
      const values = (from: number) => this.slot(kind.of, from, 'and');
      const plainly = (from: number) => [...values(from), ...this.slot(kind.of, from, '')];
      const pairs =
        form === 'named' || form === 'after'
          ? this.name(kind.keys, place).flatMap(({ value: key, end }) =>
              (form === 'named' ? this.text('-', end) : [end]).flatMap((from) =>
                plainly(from).map(({ value, end: after }) => ({ value: [key, value], end: after })),
              ),
            )
          : plainly(place).flatMap(({ value, end }) =>
              this.name(kind.keys, end).map(({ value: key, end: after }) => ({ value: [key, value], end: after })),
            );
      return this.distinct(pairs);
    };
    return this.list(entry, at, SEPARATORS[form === 'named' ? 'either' : 'and'] ?? []).flatMap(({ value, end }) => {
      const pairs = value as readonly (readonly [string, unknown])[];
      return new Set(pairs.map(([key]) => key)).size === pairs.length
        ? [{ value: Object.fromEntries(pairs), end }]
        : [];
    });
  }

  /** Nodes as sentences. */
  private steps(at: number, orNone: boolean): Found[] {
    const sentence = (place: number): Found[] =>
      this.read('effect', place).flatMap(({ value, end }) => this.text('.', end).map((next) => ({ value, end: next })));
    const none = orNone ? [{ value: [], end: at }] : [];
    return this.distinct([...none, ...this.grown(sentence, at, (end) => [end])]);
  }

  /** Lists of one item and more; `after` says where the next item may begin. */
  private grown(
    item: (at: number) => readonly Found[],
    at: number,
    after: (end: number) => readonly number[],
  ): readonly Found[] {
    const lists: Found[] = [];
    const open: { readonly items: readonly unknown[]; readonly place: number }[] = [{ items: [], place: at }];
    for (let next = open.pop(); next; next = open.pop())
      for (const { value, end } of item(next.place)) {
        const items = [...next.items, value];
        this.spend(items.length);
        lists.push({ value: items, end });
        for (const place of after(end)) open.push({ items, place });
      }
    return lists;
  }

  private nested(at: number): Found[] {
    const nothing = this.text('do nothing', at).map((end) => ({ value: [], end }));
    const single = this.read('effect', at).flatMap(({ value, end }) =>
      'as' in (value as Data) ? [] : [{ value: [value], end }],
    );
    const several = this.text('(', at).flatMap((from) =>
      this.list((place) => this.read('effect', place), from, [', then']).flatMap(({ value, end }) =>
        this.text(')', end).map((after) => ({ value, end: after })),
      ),
    );
    return [...nothing, ...single, ...several];
  }

  private filter(at: number, form: string): Found[] {
    if (form === 'bare') return this.nouns('type', at, {}).map(({ data, end }) => ({ value: data, end }));
    const { article, noun, many } = nounOf(form);
    const nouns = noun.endsWith('s') ? [noun, noun.slice(0, -1)] : [noun, `${noun}s`];
    const plainly = (place: number): number[] => nouns.flatMap((word) => this.text(word, place));
    const anything = this.text('any', at).flatMap(plainly);
    const whole = (article ? this.text('a', at) : [at])
      .flatMap((from) => this.fields(FIELD_PLACES.before, from, {}))
      .flatMap(({ data, end }) => [
        ...plainly(end).map((next) => ({ data, end: next })),
        ...this.nouns(many ? 'types' : 'type', end, data),
      ])
      .flatMap(({ data, end }) => this.fields(FIELD_PLACES.after, end, data))
      .filter(({ data }) => Object.keys(data).length > 0);
    return [...anything.map((end) => ({ value: {}, end })), ...whole.map(({ data, end }) => ({ value: data, end }))];
  }

  /** A field that is the noun. */
  private nouns(kind: 'type' | 'types', at: number, data: Data): Partly[] {
    return FIELD_PLACES.noun.flatMap((field) =>
      this.name(kind, at).map(({ value, end }) => ({ data: { ...data, [field]: value }, end })),
    );
  }

  /** Some of the fields, in their order. */
  private fields(names: readonly string[], at: number, data: Data): Partly[] {
    const [name, ...others] = names;
    const phrase = name === undefined ? undefined : FIELDS.get(name);
    if (name === undefined || !phrase) return [{ data, end: at }];
    const said = this.pieces(phrase.pieces, 0, at, {}, phrase.kinds).flatMap(({ data: read, end }) =>
      'value' in read ? this.fields(others, end, { ...data, [name]: read.value }) : [],
    );
    return [...said, ...this.fields(others, at, data)];
  }

  private literal(at: number, form: string): Found[] {
    const sign = this.is(at, '-') ? -1 : this.is(at, '+') ? 1 : 0;
    const place = sign === 0 ? at : at + 1;
    const token = this.tokens[place];
    if (token?.type !== 'number') return [];
    const number = Number(token.text);
    if (!Number.isSafeInteger(number)) return [];
    const end = this.reached(place + 1);
    // Zero has no sign.
    const negative = 0 - number;
    switch (form) {
      case 'sign':
        return sign === 0 ? [] : [{ value: sign < 0 ? negative : number, end }];
      case 'less':
        return sign === 0 ? [{ value: negative, end }] : [];
      case '':
        return sign > 0 ? [] : [{ value: sign < 0 ? negative : number, end }];
      case 'n':
      case 'more':
        return sign === 0 ? [{ value: number, end }] : [];
      default:
        return [];
    }
  }

  /** Words of a template: where they end, if they stand here. */
  private text(text: string, at: number): number[] {
    let end = at;
    for (const wanted of wordsOf(text)) {
      if (!this.is(end, wanted)) return [];
      end++;
    }
    if (end > at) this.reached(end);
    return [end];
  }

  private is(at: number, word: string): boolean {
    const token = this.tokens[at];
    return token !== undefined && token.type !== 'quoted' && token.type !== 'data' && plainWord(token.text) === word;
  }

  private reached(end: number): number {
    if (end > this.furthest) this.furthest = end;
    return end;
  }

  /** Readings without those that stand there twice. */
  private distinct(found: Found[]): Found[] {
    if (new Set(found.map(({ end }) => end)).size === found.length) return found;
    const keyOf = ({ value, end }: Found): string => {
      const text = JSON.stringify(value);
      this.spend(text.length);
      return `${end} ${text}`;
    };
    return [...new Map(found.map((one) => [keyOf(one), one])).values()];
  }

  private spend(work: number): void {
    this.work += work;
    if (this.work > MOST_WORK) throw new Overrun();
  }
}

/** What may stand between the items of a list, by its form. */
const SEPARATORS: Readonly<Record<string, readonly string[]>> = {
  and: [',', 'and'],
  or: [',', 'or'],
  several: [',', 'and'],
  plus: ['plus'],
  ';': [';'],
  either: ['; or'],
};

const WORDS = new Map<string, readonly string[]>();

function wordsOf(text: string): readonly string[] {
  const known = WORDS.get(text);
  if (known) return known;
  const words = tokensOf(text).map((token) => plainWord(token.text));
  WORDS.set(text, words);
  return words;
}

/** A table as it is, or as text; `null` for anything else. */
function asData(value: unknown): Data | null {
  if (typeof value !== 'string') return isTable(value) ? value : null;
  try {
    return asData(JSON.parse(value) as unknown);
  } catch {
    return null;
  }
}

const isTable = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
