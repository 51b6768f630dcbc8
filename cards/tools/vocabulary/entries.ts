import type { PhraseName } from '../../../effects/text/kinds.ts';
import { wordsFor } from '../../../effects/text/words.ts';
import { FAMILIES, type FamilyName, FIELD_INFO } from '../../../effects/vocabulary.ts';
import { wantedWords } from '../phrases.ts';
import { DOCS } from '../schema/docs.gen.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import { SCHEMA } from '../schema/schema.ts';
import { ABILITY_EXAMPLES, DURATION_EXAMPLES, PART_EXAMPLES } from './records.ts';

/** One word of the language that cards are written in. */
export interface VocabularyEntry {
  /** How data says it: `{ op: draw, … }`. */
  readonly name: string;
  /** What it means. */
  readonly about: string;
  /** What stands beside its name. */
  readonly params: readonly VocabularyParam[];
  /** Such data. */
  readonly example: unknown;
  /** The example in English; `readWords` reads it back. */
  readonly words: string;
}

/** What stands beside the name of a member. */
export interface VocabularyParam {
  readonly name: string;
  readonly needed: boolean;
  /** What it holds, in words. */
  readonly holds: string;
  readonly about: string;
}

/** Words of one kind. */
export interface VocabularyFamily {
  readonly family: string;
  /** What is said of all of them. */
  readonly about: string;
  readonly entries: readonly VocabularyEntry[];
}

function paramsOf(schema: JsonSchema, key: string): readonly VocabularyParam[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties)
    .filter(([name]) => name !== key && name !== 'as')
    .map(([name, of]) => ({
      name,
      needed: required.includes(name),
      holds: wantedWords(SCHEMA, of),
      about: of.description ?? '',
    }));
}

function familyOf(family: FamilyName): VocabularyFamily {
  const { key, members } = FAMILIES[family];
  const entries = Object.values(members).map((member): VocabularyEntry => {
    const example = { [key]: member.name, ...(member.example as object) };
    return {
      name: `{ ${key}: ${member.name} }`,
      about: DOCS[`${family}.${member.name}`] ?? '',
      params: paramsOf(SCHEMA.$defs?.[`${family}.${member.name}`] ?? {}, key),
      example,
      words: wordsFor(null, family, example),
    };
  });
  return { family, about: DOCS[family] ?? '', entries };
}

const filters = (): VocabularyFamily => ({
  family: 'filter',
  about: DOCS.filter ?? '',
  entries: Object.values(FIELD_INFO).map((field): VocabularyEntry => {
    const schema = SCHEMA.$defs?.filter?.properties?.[field.name] ?? {};
    const example = { [field.name]: field.example };
    return {
      name: field.name,
      about: DOCS[`filter.${field.name}`] ?? '',
      params: schema.properties
        ? paramsOf(schema, '')
        : [{ name: field.name, needed: true, holds: wantedWords(SCHEMA, schema), about: '' }],
      example,
      words: wordsFor(null, 'filter', example),
    };
  }),
});

/** Records of the schema: an entry each. `name` is how data says it. */
const records = (
  family: string,
  about: string,
  examples: Readonly<Record<string, unknown>>,
  phrase: (definition: string) => PhraseName,
  named: (definition: string) => { readonly definition: string; readonly name: string; readonly key: string },
): VocabularyFamily => ({
  family,
  about,
  entries: Object.entries(examples).map(([key, example]): VocabularyEntry => {
    const { definition, name, key: own } = named(key);
    const schema = SCHEMA.$defs?.[definition] ?? {};
    return {
      name,
      about: schema.description ?? '',
      params: paramsOf(schema, own),
      example,
      words: wordsFor(null, phrase(key), example),
    };
  }),
});

const itself = (definition: string) => ({ definition, name: definition, key: '' });

/** All words of the language, by their kind, as the registries have them; then what cards are made of besides. */
export const vocabularyFamilies = (): readonly VocabularyFamily[] => [
  ...(Object.keys(FAMILIES) as FamilyName[]).map(familyOf),
  filters(),
  records('ability', DOCS.ability ?? '', ABILITY_EXAMPLES, (name) => name as PhraseName, itself),
  records('part', 'What abilities and plays are made of.', PART_EXAMPLES, (name) => name as PhraseName, itself),
  records(
    'duration',
    DOCS.duration ?? '',
    DURATION_EXAMPLES,
    () => 'duration',
    (until) => ({ definition: `duration.${until}`, name: `{ until: ${until} }`, key: 'until' }),
  ),
];
