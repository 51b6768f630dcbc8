import fc from 'fast-check';
import type { JsonSchema } from '../../cards/tools/schema/json-schema.ts';
import { SCHEMA } from '../../cards/tools/schema/schema.ts';
import type { Book } from '../../effects/book.ts';

/** Names for each kind of them, as a book has them. */
function namesOf({ ruleset, cards }: Book): Readonly<Record<string, readonly string[]>> {
  const { zones, types, stats, facts, keywords, actions, phases } = ruleset;
  const objectFacts = Object.keys(facts.object);
  const playerFacts = Object.keys(facts.player);
  const cells = Object.values(zones).flatMap((zone) => zone.cells ?? []);
  const results = ['target', 'wound', 'it', 'first', 'cell', 'top', 'free'];
  return {
    zone: Object.keys(zones),
    cell: [...cells.map((cell) => cell.name), 'left'],
    cellTag: [...cells.flatMap((cell) => cell.tags ?? []), 'front'],
    type: Object.keys(types),
    stat: Object.keys(stats),
    fact: [...playerFacts, ...objectFacts],
    playerFact: playerFacts,
    objectFact: objectFacts,
    keyword: Object.keys(keywords),
    action: Object.keys(actions),
    step: phases.map((row) => row.step),
    card: [...cards.keys()].slice(0, 5),
    deed: ['target', ...Object.keys(actions)],
    ref: ['self', 'you', 'opponents', 'everyone', 'them', 'bearer', 'active', 'candidate', ...results],
    result: results,
    gives: ['target', 'wound', 'first', 'cell', 'top', 'none'],
    free: ['hound', 'return', 'Ember Wolf', 'of', 'rally'],
  };
}

/** Data of a definition of the schema, at random. */
export function anyData(book: Book, definition: string): fc.Arbitrary<unknown> {
  const names = namesOf(book);
  const defs = SCHEMA.$defs ?? {};
  const pick = (values: readonly unknown[]) => fc.constantFrom(...values);
  // A ruleset may have none of a kind.
  const known = (kind: string): readonly string[] => (names[kind]?.length ? names[kind] : ['word']);
  const from = (schema: JsonSchema, depth: number): fc.Arbitrary<unknown> => {
    if (schema.$ref !== undefined) {
      const of = defs[schema.$ref.replace('#/$defs/', '')];
      if (!of) throw new Error(`There is no ${schema.$ref}.`);
      return from(schema.minimum === undefined ? of : { ...of, minimum: schema.minimum }, depth);
    }
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return pick(schema.enum);
    if (schema.anyOf) {
      // Deep down only what holds no more of the same.
      const short = schema.anyOf.filter((one) => one.$ref === undefined);
      const ways = depth <= 0 && short.length > 0 ? short : schema.anyOf;
      return fc.nat(ways.length - 1).chain((i) => from(ways[i] as JsonSchema, depth - 1));
    }
    switch (schema.type) {
      case 'string':
        return pick(known(schema['x-name'] ?? 'free'));
      case 'integer':
        return fc.integer({ min: Math.max(schema.minimum ?? -3, -3), max: 5 });
      case 'boolean':
        return fc.boolean();
      case 'array':
        return fc.array(from(schema.items ?? {}, depth - 1), {
          minLength: schema.minItems ?? 0,
          maxLength: Math.max(schema.minItems ?? 0, depth > 0 ? 2 : 1),
        });
      case 'object':
        return table(schema, depth);
      default:
        throw new Error(`No data for ${JSON.stringify(schema).slice(0, 200)}`);
    }
  };
  const table = (schema: JsonSchema, depth: number): fc.Arbitrary<unknown> => {
    const { properties, required = [], propertyNames, additionalProperties } = schema;
    if (properties) {
      const optional = Object.keys(properties).filter((key) => !required.includes(key));
      return fc
        .subarray(depth > 0 ? optional : [])
        .chain((given) =>
          fc.record(
            Object.fromEntries(
              [...required, ...given].map((key) => [key, from(properties[key] as JsonSchema, depth - 1)]),
            ),
          ),
        );
    }
    if (typeof additionalProperties !== 'object') return fc.constant({});
    return fc
      .dictionary(from(propertyNames ?? {}, depth) as fc.Arbitrary<string>, from(additionalProperties, depth - 1), {
        minKeys: 1,
        maxKeys: 2,
      })
      .map((made) => ({ ...made }));
  };
  const of = defs[definition];
  if (!of) throw new Error(`There is no definition "${definition}".`);
  return from(of, 4);
}
