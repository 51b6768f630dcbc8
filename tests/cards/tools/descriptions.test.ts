import { describe, expect, it } from 'vitest';
import { type JsonSchema, refName, resolve } from '../../../cards/tools/schema/json-schema.ts';
import { SCHEMA } from '../../../cards/tools/schema/schema.ts';
import { FILTERS } from '../../../effects/filters/registry.gen.ts';
import { FAMILIES } from '../../../effects/vocabulary.ts';
import { scenarioSchema } from '../../../testing/index.ts';

const members = Object.entries(FAMILIES).flatMap(([family, { members }]) =>
  Object.keys(members).map((member) => `${family}.${member}`),
);
const definition = (name: string, root = SCHEMA): JsonSchema => root.$defs?.[name] ?? {};

/** All keys in a schema that is no reference, with what they hold. */
function* keysIn(schema: JsonSchema, place: string): Generator<readonly [string, JsonSchema]> {
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    yield [`${place}.${key}`, inner];
    yield* keysIn(inner, `${place}.${key}`);
  }
  if (schema.items) yield* keysIn(schema.items, place);
  if (typeof schema.additionalProperties === 'object') yield* keysIn(schema.additionalProperties, place);
  for (const branch of schema.anyOf ?? []) yield* keysIn(branch, place);
}

/** One line, in words: what an editor shows. */
const SENTENCE = /^[A-Z`"“][^\n]{3,400}[.…]$/;
const isSaid = ({ description = '' }: JsonSchema): boolean => SENTENCE.test(description);
const unsaid = (name: string): string[] => {
  const schema = definition(name);
  const all: (readonly [string, JsonSchema])[] = [[name, schema], ...keysIn(schema, name)];
  return all.filter(([, s]) => !isSaid(s)).map(([place, { description }]) => `${place}: ${description}`);
};

describe('descriptions in the schema of cards and rulesets', () => {
  it('are there for a member of every family, and for all of its parameters', () => {
    expect(members.length).toBeGreaterThan(100);
    expect(members.flatMap(unsaid)).toEqual([]);
  });

  it('are there for every filter', () => {
    expect(Object.keys(definition('filter').properties ?? {})).toEqual(Object.keys(FILTERS));
    expect(unsaid('filter')).toEqual([]);
  });

  it('are there for all else that is defined, and for its keys', () => {
    const others = Object.keys(SCHEMA.$defs ?? {}).filter((name) => !members.includes(name) && name !== 'filter');
    expect(others).toEqual(expect.arrayContaining(['card', 'set', 'deck', 'ruleset', 'targetSpec', 'duration']));
    expect(others.flatMap(unsaid)).toEqual([]);
  });

  it('say where a member stands what it is', () => {
    const { description, properties } = definition('effect.damage');
    const about = 'Damage to objects and players, all at once. The amount is worked out for each, as `candidate`.';
    expect(description).toBe(`${about} Such as “deal 2 damage to the target”.`);
    expect(properties?.op).toEqual({ const: 'damage', description: about });
    expect(properties?.to).toEqual({ $ref: '#/$defs/selector', description: 'Who or what is damaged.' });
  });
});

describe('descriptions in the schema of scenario files', () => {
  const root = scenarioSchema();
  it('are there for every key', () => {
    const own = Object.keys(root.$defs ?? {}).filter((name) => !SCHEMA.$defs?.[name]);
    const keys = own.flatMap((name) => [...keysIn(definition(name, root), name)]);
    expect(keys.length).toBeGreaterThan(50);
    const silent = keys.filter(([, s]) => !isSaid(s) && !(refName(s) && isSaid(resolve(root, s))));
    expect(silent.map(([place]) => place)).toEqual([]);
  });
});
