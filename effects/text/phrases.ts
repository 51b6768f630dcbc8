import { FAMILIES, type FamilyName, FIELD_INFO, type MemberInfo } from '../vocabulary.ts';
import { ABILITY_PHRASES } from './ability-phrases.ts';
import { type Kind, kindOf, kindsOf, type PhraseName, type RecordName, requiredOf } from './kinds.ts';
import { isPlainWay, type Piece, parseTemplate, type Way } from './template.ts';

/** How one thing is said: a member of a family, or a record with parameters. */
export interface Phrase {
  /** The key and name that data says it by, of a family's member. */
  readonly tag?: { readonly key: string; readonly name: string };
  /** The name of a record that is no member. */
  readonly record?: RecordName;
  readonly pieces: readonly Piece[];
  readonly kinds: Readonly<Record<string, Kind>>;
  /** Parameters that are always given. */
  readonly required: ReadonlySet<string>;
  /** Whether it is of many, for verbs that go with it; of one where left out. */
  readonly many?: (data: Readonly<Record<string, unknown>>) => boolean;
}

const NONE: ReadonlySet<string> = new Set();

const ABILITIES = ['triggeredAbility', 'activatedAbility', 'staticAbility', 'replacingAbility'] as const;

const manyOf =
  ({ one }: MemberInfo) =>
  (data: Readonly<Record<string, unknown>>): boolean =>
    !(one === true || (typeof one === 'string' && data[one] === undefined));

const familyPhrases = (name: FamilyName): readonly Phrase[] => {
  const { key, members } = FAMILIES[name];
  return Object.values(members).map((member) => ({
    tag: { key, name: member.name },
    pieces: parseTemplate(member.words),
    kinds: kindsOf(member.params, [name, member.name]),
    required: requiredOf(member.params),
    ...(name === 'selector' ? { many: manyOf(member) } : {}),
  }));
};

const abilityPhrase = (name: RecordName): Phrase => {
  const { words, kinds } = ABILITY_PHRASES[name];
  return { record: name, pieces: parseTemplate(words), kinds, required: NONE };
};

/** The fields of filters, in the order in which they are said. */
export const FIELDS: ReadonlyMap<string, Phrase> = new Map(
  Object.values(FIELD_INFO).map((field) => [
    field.name,
    {
      pieces: parseTemplate(field.words),
      kinds: { value: kindOf(field.params, ['filter', field.name]) },
      required: NONE,
    },
  ]),
);

const made = new Map<PhraseName, readonly Phrase[]>();

/** The ways to say one of a kind, each for another member; made when first asked for. */
export function phrasesOf(name: Exclude<PhraseName, 'filter'>): readonly Phrase[] {
  const known = made.get(name);
  if (known) return known;
  const phrases =
    name === 'ability'
      ? ABILITIES.map(abilityPhrase)
      : Object.hasOwn(FAMILIES, name)
        ? familyPhrases(name as FamilyName)
        : [abilityPhrase(name as RecordName)];
  made.set(name, phrases);
  return phrases;
}

/** The phrase that data is said by. @throws for data of no member, which no sound card holds */
export function phraseOf(name: Exclude<PhraseName, 'filter'>, data: Readonly<Record<string, unknown>>): Phrase {
  const phrases = phrasesOf(name);
  const found =
    name === 'ability'
      ? phrases.find(({ kinds }) => Object.keys(data).some((key) => key === Object.keys(kinds)[0]))
      : phrases.find(({ tag }) => tag === undefined || data[tag.key] === tag.name);
  if (!found) throw new Error(`There are no words for the ${name} ${JSON.stringify(data)}.`);
  return found;
}

/** What a phrase's thing is called: the member, or the record. */
export const nameOf = ({ tag, record }: Phrase): string => tag?.name ?? record ?? '';

/** Whether words after it could be taken as its own, so that it stands in brackets where others follow. */
export const isOpen = (phrase: Phrase): boolean => endsOpen(phrase.pieces, phrase);

function endsOpen(pieces: readonly Piece[], phrase: Phrase): boolean {
  const last = pieces.at(-1);
  if (last?.type === 'group')
    return !last.ways.some((way) => alwaysFits(way, phrase)) || last.ways.some((way) => endsOpen(way.pieces, phrase));
  return last?.type === 'slot' && phrase.kinds[last.name]?.kind === 'phrase';
}

const alwaysFits = (way: Way, { required }: Phrase): boolean =>
  way.given === undefined && way.pieces.every((piece) => piece.type !== 'slot' || required.has(piece.name));

/** Whether a record may have nothing to say; then it is “nothing”. */
export const isEmptyAble = ({ tag, pieces }: Phrase): boolean =>
  tag === undefined && pieces.every((piece) => piece.type === 'group' && !piece.ways.some(isPlainWay));
