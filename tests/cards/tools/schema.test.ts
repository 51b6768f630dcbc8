import { Compile, type XSchema } from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type JsonSchema, refTo } from '../../../cards/tools/schema/json-schema.ts';
import { SCHEMA } from '../../../cards/tools/schema/schema.ts';
import { validate } from '../../../cards/tools/schema/validate.ts';
import { FILTERS } from '../../../effects/filters/registry.gen.ts';
import { FAMILIES, type FamilyName, FIELD_INFO } from '../../../effects/vocabulary.ts';
import { plain } from './plain-game.ts';
import { PLAIN_SET } from './text.ts';

const members = (Object.keys(FAMILIES) as FamilyName[]).flatMap((family) =>
  Object.entries(FAMILIES[family].members).map(([member, info]) => {
    const example = { [FAMILIES[family].key]: member, ...(info.example as Record<string, unknown>) };
    return { family, member, example };
  }),
);
const filters = Object.entries(FIELD_INFO).map(([field, def]) => ({ field, example: { [field]: def.example } }));

const compiled = new Map<string, ReturnType<typeof Compile>>();

/** What another validator says of a value: it reads the same schema by itself. */
function otherwise(definition: string, value: unknown): boolean {
  const known = compiled.get(definition) ?? Compile({ ...SCHEMA, anyOf: [refTo(definition)] } as XSchema);
  compiled.set(definition, known);
  return known.Check(value);
}

/** All schemas in a schema, with where they are. */
function* schemas(schema: JsonSchema, place: string): Generator<readonly [string, JsonSchema]> {
  yield [place, schema];
  for (const [key, inner] of Object.entries(schema.properties ?? {})) yield* schemas(inner, `${place}.${key}`);
  for (const [i, inner] of (schema.anyOf ?? []).entries()) yield* schemas(inner, `${place}|${i}`);
  if (schema.items) yield* schemas(schema.items, `${place}[]`);
  if (schema.propertyNames) yield* schemas(schema.propertyNames, `${place} keys`);
  if (typeof schema.additionalProperties === 'object') yield* schemas(schema.additionalProperties, `${place}.*`);
}
const all = Object.entries(SCHEMA.$defs ?? {}).flatMap(([name, schema]) => [...schemas(schema, name)]);

describe('the assembled schema', () => {
  it.each(members)('has a branch for the $family "$member"', ({ family, member }) => {
    expect(SCHEMA.$defs?.[family]?.anyOf).toContainEqual({ $ref: `#/$defs/${family}.${member}` });
    expect(SCHEMA.$defs?.[`${family}.${member}`]?.properties?.[FAMILIES[family].key]).toMatchObject({
      const: member,
    });
  });

  it('has a field for each filter', () => {
    expect(Object.keys(SCHEMA.$defs?.filter?.properties ?? {})).toEqual(Object.keys(FILTERS));
  });

  it('has the definitions that the members refer to, and those of files', () => {
    const used = all.flatMap(([, schema]) => (schema.$ref === undefined ? [] : [schema.$ref.replace('#/$defs/', '')]));
    const known = Object.keys(SCHEMA.$defs ?? {});
    expect(known).toEqual(expect.arrayContaining([...new Set(used)]));
    expect(known).toEqual(expect.arrayContaining(['card', 'set', 'deck', 'ruleset']));
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(SCHEMA))).toEqual(SCHEMA);
  });

  it('lets no table have other keys', () => {
    const open = all.filter(([, s]) => s.type === 'object' && s.additionalProperties === undefined);
    expect(open.map(([place]) => place)).toEqual([]);
  });

  // A new parameter of a member: name it like others of its kind, or say in name-kinds.ts what it stands for.
  it('says of every name what it stands for', () => {
    const unsaid = all.filter(([, s]) => s.type === 'string' && s['x-name'] === undefined);
    expect(unsaid.map(([place]) => place)).toEqual([]);
  });

  it('uses only what the validator knows', () => {
    const KNOWN =
      'title description type const enum properties required additionalProperties propertyNames items minItems maxItems minLength maxLength minimum maximum pattern anyOf $ref x-key x-keys x-name';
    const used = new Set(all.flatMap(([, schema]) => Object.keys(schema)));
    expect([...used].filter((key) => !KNOWN.split(' ').includes(key))).toEqual([]);
  });
});

describe('examples', () => {
  it.each(members)('of the $family "$member" is valid', ({ family, example }) => {
    expect(validate(family, example)).toEqual([]);
    expect(otherwise(family, example)).toBe(true);
  });

  it.each(filters)('of the filter "$field" is valid', ({ example }) => {
    expect(validate('filter', example)).toEqual([]);
    expect(otherwise('filter', example)).toBe(true);
  });

  const keys = members.flatMap(({ family, member, example }) =>
    Object.keys(example).map((key) => ({ family, member, example, key })),
  );
  it.each(keys)('of the $family "$member" with "$key" mistyped is told the right word', ({ family, example, key }) => {
    const wrong = Object.fromEntries(Object.entries(example).map(([k, v]) => [k === key ? `${k}x` : k, v]));
    const problems = validate(family, wrong);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ path: [`${key}x`], at: 'key', nearest: key });
    expect(otherwise(family, wrong)).toBe(false);
  });

  it.each(members)('of the $family with "$member" mistyped is told the right word', ({ family, member, example }) => {
    const { key } = FAMILIES[family];
    const problems = validate(family, { ...example, [key]: `${member}x` });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ path: [key], nearest: member });
  });

  /** Every value somewhere in a piece of data replaced by another, one at a time. */
  function* damaged(value: unknown): Generator<unknown> {
    for (const other of [null, 'word', 7, -1.5, true, [], {}, { op: 'draw' }]) yield other;
    if (Array.isArray(value))
      for (const [i, item] of value.entries()) for (const bad of damaged(item)) yield value.with(i, bad);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        yield Object.fromEntries(Object.entries(value).filter(([k]) => k !== key));
        for (const bad of damaged(inner)) yield { ...value, [key]: bad };
      }
  }

  it.each(members)(
    'of the $family "$member", damaged in any way, is judged as another validator does',
    ({ family, example }) => {
      for (const bad of damaged(example))
        expect([validate(family, bad).length === 0, bad]).toEqual([otherwise(family, bad), bad]);
    },
  );

  it('with a negative number where none can be are refused by another validator as well', () => {
    for (const node of [
      { op: 'draw', count: -2 },
      { op: 'damage', to: 'you', amount: -2 },
    ]) {
      expect(validate('effect', node)).toHaveLength(1);
      expect(otherwise('effect', node)).toBe(false);
    }
    expect(otherwise('effect', { op: 'add', to: 'you', fact: 'mana', by: -2 })).toBe(true);
  });

  it('of cards and a ruleset, damaged in any way, are judged as another validator does', () => {
    const data: readonly (readonly [string, unknown])[] = [
      ['set', parse(PLAIN_SET)],
      ['ruleset', plain],
    ];
    for (const [definition, value] of data) {
      expect(validate(definition, value)).toEqual([]);
      for (const bad of damaged(value))
        if ((validate(definition, bad).length === 0) !== otherwise(definition, bad)) expect(bad).toBe('judged alike');
    }
  });
});
