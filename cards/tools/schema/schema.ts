import { type TSchema, Unsafe } from 'typebox';
import type { CardData, DeckData, SetData } from '../../../effects/card-data.ts';
import { listOf, name, paramsOf } from '../../../effects/schema.ts';
import { wordsFor } from '../../../effects/text/words.ts';
import { FAMILIES, type Family, type FamilyName, FIELD_INFO, type MemberInfo } from '../../../effects/vocabulary.ts';
import { CARD_DEFS, DURATIONS } from './card-schema.ts';
import { type JsonSchema, refTo } from './json-schema.ts';
import { ref, tableOf, WORD, whole, word } from './leaves.ts';
import { described, plainSchema } from './plain-schema.ts';
import { RULESET_DEFS } from './ruleset-schema.ts';

/** What a family's members may be written as instead: the name of a reference, or a plain number. */
const SHORT: Readonly<Record<string, JsonSchema>> = {
  selector: { type: 'string', minLength: 1, maxLength: 64, 'x-name': 'ref' },
  amount: { type: 'integer' },
};

/** Names under which abilities are told apart, and the definition of each kind. */
const ABILITIES: Readonly<Record<string, string>> = {
  on: 'triggeredAbility',
  action: 'activatedAbility',
  affects: 'staticAbility',
  instead: 'replacingAbility',
};

const FILE_DEFS: Readonly<Record<string, TSchema>> = {
  set: paramsOf<SetData>()({
    set: word,
    name,
    ruleset: word,
    cards: listOf<CardData>(ref<CardData>('card'), { maxItems: 10_000 }),
  }),
  deck: paramsOf<DeckData>()({
    deck: word,
    name,
    ruleset: word,
    cards: Unsafe<DeckData['cards']>(tableOf(whole(1, 1000), 'card')),
  }),
};

/** Families whose members can be named, and what the name then stands for. */
const NAMED: Readonly<Record<string, string>> = {
  effect: "Names the node's result for the nodes after it.",
  cost: 'Names what was chosen to pay it, for what is done then.',
};

const exampleWords = (family: FamilyName, key: string, { name, example }: MemberInfo): string =>
  wordsFor(null, family, { [key]: name, ...(example as object) });

/** One branch of a family: the member's own parameters, beside the family's key. */
function memberSchema(family: string, { key }: Family, member: string, info: MemberInfo): JsonSchema {
  const params = plainSchema(info.params, [family, member]);
  const description = NAMED[family];
  const as: JsonSchema = {
    ...(description ? { description } : {}),
    type: 'string',
    minLength: 1,
    maxLength: 64,
    pattern: WORD,
    'x-name': 'gives',
  };
  const place = [family, member];
  const named = described({ const: member }, place);
  return {
    title: `${family === 'effect' ? 'op' : family} "${member}"`,
    description: `${named.description ?? ''} Such as “${exampleWords(family as FamilyName, key, info)}”.`,
    type: 'object',
    properties: {
      [key]: named,
      ...(description ? { as } : {}),
      ...params.properties,
    },
    required: [key, ...(params.required ?? [])],
    additionalProperties: false,
  };
}

/** A family: which member it is, is looked at first; what is wrong is then said of that member only. */
function familySchemas(family: string, about: Family): [string, JsonSchema][] {
  const members = Object.entries(about.members);
  const short = SHORT[family];
  return [
    [
      family,
      {
        title: family,
        ...described({}, [family]),
        anyOf: [...(short ? [short] : []), ...members.map(([member]) => refTo(`${family}.${member}`))],
        'x-key': about.key,
      },
    ],
    ...members.map(([member, info]): [string, JsonSchema] => [
      `${family}.${member}`,
      memberSchema(family, about, member, info),
    ]),
  ];
}

const filterSchema: JsonSchema = {
  title: 'filter',
  ...described({}, ['filter']),
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(FIELD_INFO).map(([field, def]) => {
      const place = ['filter', field];
      return [field, described(plainSchema(def.params, place), place)];
    }),
  ),
  additionalProperties: false,
};

const durationSchemas: readonly [string, JsonSchema][] = [
  [
    'duration',
    {
      title: 'duration',
      ...described({}, ['duration']),
      anyOf: Object.keys(DURATIONS).map((u) => refTo(`duration.${u}`)),
      'x-key': 'until',
    },
  ],
  ...Object.entries(DURATIONS).map(([until, { about, params }]): [string, JsonSchema] => [
    `duration.${until}`,
    {
      title: `duration "${until}"`,
      description: about,
      type: 'object',
      properties: {
        until: { description: about, const: until },
        ...Object.fromEntries(Object.entries(params).map(([k, v]) => [k, plainSchema(v, ['duration', until, k])])),
      },
      required: ['until', ...Object.keys(params)],
      additionalProperties: false,
    },
  ]),
];

const TITLES: Readonly<Record<string, string>> = {
  targetSpec: 'target',
  triggeredAbility: 'ability with `on`',
  activatedAbility: 'ability with `action`',
  staticAbility: 'ability with `affects`',
  replacingAbility: 'ability with `instead`',
  playData: '`play` of a card',
  zoneDecl: 'zone',
  cellDecl: 'cell',
  typeDecl: 'type',
  playDecl: '`play` of a type',
  statDecl: 'stat',
  playerFactDecl: 'player fact',
  objectFactDecl: 'object fact',
  keywordDecl: 'keyword',
  actionDecl: 'action',
  phaseRow: 'step',
  deckRules: '`deck` of a ruleset',
};

const declared: readonly [string, JsonSchema][] = Object.entries({ ...CARD_DEFS, ...RULESET_DEFS, ...FILE_DEFS }).map(
  ([def, schema]) => [def, { title: TITLES[def] ?? def, ...described(plainSchema(schema, [def]), [def]) }],
);

/**
 * The schema of set files, deck files and rulesets, and of everything in them: one JSON Schema (draft 2020-12), plain
 * JSON, made from the registries. An editor completes and checks with it what is typed.
 */
export const SCHEMA: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'set, deck or ruleset',
  anyOf: [refTo('set'), refTo('deck'), refTo('ruleset')],
  'x-keys': ['set', 'deck', 'policy'],
  $defs: Object.fromEntries([
    ...Object.entries(FAMILIES).flatMap(([family, about]) => familySchemas(family, about)),
    ['filter', filterSchema],
    [
      'ability',
      {
        title: 'ability',
        ...described({}, ['ability']),
        anyOf: Object.values(ABILITIES).map(refTo),
        'x-keys': Object.keys(ABILITIES),
      },
    ],
    ...durationSchemas,
    ...declared,
  ]),
};
