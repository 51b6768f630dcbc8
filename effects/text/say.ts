import { FIELD_PLACES } from './fields.ts';
import type { Kind, PhraseName } from './kinds.ts';
import type { Lexicon } from './lexicon.ts';
import { OPEN_LEXICON } from './lexicon.ts';
import { FIELDS, isOpen, nameOf, type Phrase, phraseOf, phrasesOf } from './phrases.ts';
import { sayReference, sayWho } from './references.ts';
import type { Piece, Way } from './template.ts';
import { outsideQuotes } from './tokens.ts';

/** Words for something, and whether a verb or noun that goes with it is one for many. */
export interface Said {
  readonly text: string;
  readonly many: boolean;
}

type Data = Readonly<Record<string, unknown>>;

/** What the slots of a template are filled from. */
interface Slots {
  readonly data: Data;
  readonly kinds: Readonly<Record<string, Kind>>;
}

/** A part of a text; `many` is that of its last slot, if it has one. */
interface Partly {
  readonly text: string;
  readonly many?: boolean;
}

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
/** An empty list, or what has nothing to say. */
const NOTHING = 'nothing';

const one = (text: string): Said => ({ text, many: false });

/** Says data in English, by the templates of the members and the names of a lexicon. */
export class Speaker {
  private readonly lexicon: Lexicon;

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
  }

  /** One thing of a kind in words; `form` is the way in which its place wants it. `null` where that form has none. */
  say(name: PhraseName, value: unknown, form = ''): Said | null {
    if (name === 'filter') return isData(value) ? this.filter(value, form) : null;
    if (typeof value === 'string') {
      if (name !== 'selector') return null;
      return sayReference(this.lexicon, value, form === 'whose' ? 'whose' : 'words');
    }
    if (typeof value === 'number') return name === 'amount' ? literal(value, form) : null;
    if (!isData(value) || (form !== '' && form !== 'closed')) return null;
    const phrase = phraseOf(name, value);
    const said = this.phrase(phrase, value);
    return form === 'closed' && isOpen(phrase) ? { ...said, text: `(${said.text})` } : said;
  }

  private phrase(phrase: Phrase, data: Data): Said {
    const { tag, pieces, kinds } = phrase;
    const used = new Set(tag ? [tag.key] : []);
    const said = this.pieces(pieces, { data, kinds }, used)?.text ?? '';
    const named = typeof data.as === 'string' && !('as' in kinds) ? this.named(tag?.key, data.as) : '';
    if (named !== '') used.add('as');
    // What no template has a place for is said as data: nothing is ever left out.
    const rest = Object.entries(data).filter(([key, value]) => !used.has(key) && value !== undefined);
    const left = rest.length > 0 ? ` ${JSON.stringify({ [nameOf(phrase)]: Object.fromEntries(rest) })}` : '';
    return { text: `${tidy(said) || NOTHING}${left}${named}`, many: phrase.many?.(data) ?? false };
  }

  /** A node's result, or what was chosen to pay a cost, gets a name. */
  private named(key: string | undefined, as: string): string {
    const name = this.lexicon.say('gives', as);
    return key === 'cost' ? ` as the ${name}` : ` (the ${name})`;
  }

  /** The pieces with their slots filled; `null` where one cannot be. What is said is added to `used`. */
  private pieces(pieces: readonly Piece[], of: Slots, used: Set<string>): Partly | null {
    let text = '';
    let many: boolean | undefined;
    for (const piece of pieces) {
      const said = this.piece(piece, of, used, many ?? false);
      if (!said) return null;
      text += said.text;
      many = said.many ?? many;
    }
    return many === undefined ? { text } : { text, many };
  }

  /** @param many whether the last slot before it is of many */
  private piece(piece: Piece, of: Slots, used: Set<string>, many: boolean): Partly | null {
    switch (piece.type) {
      case 'text':
        return { text: piece.text };
      case 'agree': {
        const first = piece.with === undefined ? !many : this.isOn(of.data[piece.with]);
        return { text: first ? piece.one : piece.many };
      }
      case 'slot': {
        const kind = of.kinds[piece.name];
        const value = of.data[piece.name];
        if (!kind || value === undefined || used.has(piece.name)) return null;
        used.add(piece.name);
        return this.slot(kind, value, piece.form);
      }
      case 'group':
        return this.group(piece.ways, of, used);
    }
  }

  private group(ways: readonly Way[], of: Slots, used: Set<string>): Partly {
    for (const { pieces, given } of ways) {
      if (given && (used.has(given.name) || !isSame(of.data[given.name], given.value))) continue;
      const taken = new Set(used);
      const said = this.pieces(pieces, of, taken);
      if (!said) continue;
      if (given) taken.add(given.name);
      for (const key of taken) used.add(key);
      return said;
    }
    return { text: '' };
  }

  private slot(kind: Kind, value: unknown, form: string): Said | null {
    switch (kind.kind) {
      case 'phrase':
        return this.say(kind.of, value, form);
      case 'effects':
        if (!Array.isArray(value) || (form === 'some' && value.length === 0)) return null;
        return one(form === '' ? this.nested(value) : this.steps(value));
      case 'list': {
        if (!Array.isArray(value) || (form === 'several' && value.length < 2)) return null;
        const items = value.map((item: unknown) => this.slot(kind.of, item, '')?.text ?? '');
        return { text: items.length === 0 ? NOTHING : joined(items, form), many: items.length !== 1 };
      }
      case 'table':
        return isData(value) ? one(this.table(kind, value, form)) : null;
      case 'name': {
        if (typeof value !== 'string') return null;
        if (kind.of === 'result') return one(sayReference(this.lexicon, value, 'words').text);
        return one(this.lexicon.say(form === 'types' ? 'types' : kind.of, value));
      }
      case 'word': {
        if (typeof value !== 'string') return null;
        return form === 'words' || form === 'whose' ? sayWho(value, form) : one(value);
      }
      case 'number':
        return typeof value === 'number' ? literal(value, '') : null;
      case 'flag':
        return null;
    }
  }

  private table(kind: Extract<Kind, { kind: 'table' }>, value: Data, form: string): string {
    const entries = Object.entries(value).map(([key, item]) => {
      const name = this.lexicon.say(kind.keys, key);
      const said = this.slot(kind.of, item, 'and')?.text ?? this.slot(kind.of, item, '')?.text ?? '';
      return form === 'named' ? `${name} - ${said}` : form === 'after' ? `${name} ${said}` : `${said} ${name}`;
    });
    if (entries.length === 0) return NOTHING;
    return form === 'named' ? entries.join('; or ') : joined(entries, 'and');
  }

  /** A filter as a noun: `form` is that of a thing it is about, `a card` or `cards`. */
  private filter(filter: Data, form: string): Said | null {
    const given = Object.keys(filter).filter((key) => filter[key] !== undefined);
    const [single, ...more] = given;
    if (form === 'bare' && !(more.length === 0 && single !== undefined && FIELD_PLACES.noun.includes(single)))
      return null;
    const { article, noun, many } = nounOf(form);
    if (given.length === 0) return { text: `any ${noun}`, many };
    const fields = (place: keyof typeof FIELD_PLACES): readonly string[] =>
      FIELD_PLACES[place].filter((name) => given.includes(name)).map((name) => this.field(name, filter[name]));
    const head = FIELD_PLACES.noun.find((name) => given.includes(name));
    const word = head === undefined ? noun : this.lexicon.say(many ? 'types' : 'type', String(filter[head]));
    return { text: [...(article ? ['a'] : []), ...fields('before'), word, ...fields('after')].join(' '), many };
  }

  private field(name: string, value: unknown): string {
    const phrase = FIELDS.get(name);
    return (phrase && this.pieces(phrase.pieces, { data: { value }, kinds: phrase.kinds }, new Set())?.text) ?? '';
  }

  /** Nodes as sentences. */
  private steps(nodes: readonly unknown[]): string {
    return nodes.map((node) => `${this.sentence(this.say('effect', node)?.text ?? '')}.`).join(' ');
  }

  /** A sentence begins with a capital where its words are known; names that are not are left as they are. */
  sentence(text: string): string {
    return this.lexicon === OPEN_LEXICON ? text : text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  }

  /** Nodes inside another: in brackets unless it is one that holds no others. */
  private nested(nodes: readonly unknown[]): string {
    if (nodes.length === 0) return 'do nothing';
    const said = nodes.map((node) => this.say('effect', node)?.text ?? '');
    const [node] = nodes;
    return nodes.length === 1 && isData(node) && isSimple(node) ? said.join('') : `(${said.join(', then ')})`;
  }

  private isOn(zones: unknown): boolean {
    const zone: unknown = Array.isArray(zones) ? zones[0] : zones;
    return typeof zone === 'string' && this.lexicon.on(zone);
  }
}

/** Whether a node holds no other nodes and names nothing, so that where it ends is clear. */
function isSimple(node: Data): boolean {
  if (node.as !== undefined) return false;
  const phrase = phrasesOf('effect').find(({ tag }) => tag && node[tag.key] === tag.name);
  return !Object.values(phrase?.kinds ?? {}).some(
    (kind) => kind.kind === 'effects' || (kind.kind === 'list' && kind.of.kind === 'phrase' && kind.of.of === 'mode'),
  );
}

/** What a form of a filter says: `a card`, `cards`. */
export function nounOf(form: string): { readonly article: boolean; readonly noun: string; readonly many: boolean } {
  const noun = form.replace(/^a |^bare$/, '') || 'card';
  if (form === 'bare') return { article: false, noun, many: false };
  return { article: noun !== form && form !== '', noun, many: noun.endsWith('s') };
}

const joined = (items: readonly string[], form: string): string => {
  if (form === ';') return items.join('; ');
  if (form === 'either') return items.join('; or ');
  if (form === 'plus') return items.join(' plus ');
  const last = form === 'or' ? ' or ' : ' and ';
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${last}${items.at(-1)}`;
};

/** A number as it is written out; `null` where the place wants another sign, or none. */
function literal(value: number, form: string): Said | null {
  const many = value !== 1;
  switch (form) {
    case '':
      return { text: String(value), many };
    case 'n':
      return value >= 0 ? { text: String(value), many } : null;
    case 'more':
      return value > 0 ? { text: String(value), many } : null;
    case 'less':
      return value < 0 ? { text: String(-value), many } : null;
    case 'sign':
      return { text: value < 0 ? String(value) : `+${value}`, many };
    default:
      return null;
  }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Without the gaps that parts leave which were left out, and with the right article. Names in quotes stay as they are. */
const tidy = (text: string): string => outsideQuotes(text, tidyPart).trim();

const tidyPart = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;)])/g, '$1')
    .replace(/\( /g, '(')
    .replace(/\ba (?=[aeio]|u(?!ni))/g, 'an ');
