import type { TSchema } from 'typebox';
import { nameKind } from '../../../effects/name-kinds.ts';
import { DOCS } from './docs.gen.ts';
import type { JsonSchema } from './json-schema.ts';

/** Longest name of a ruleset, a card or a result. */
const NAME: JsonSchema = { type: 'string', minLength: 1, maxLength: 64 };

/** A schema as TypeBox writes it, which has tables of free keys as patterns. */
interface Built extends Omit<JsonSchema, 'properties' | 'items' | 'anyOf' | 'additionalProperties'> {
  readonly properties?: Readonly<Record<string, Built>>;
  readonly items?: Built;
  readonly anyOf?: readonly Built[];
  readonly additionalProperties?: boolean | Built;
  readonly patternProperties?: Readonly<Record<string, Built>>;
}

/**
 * A member's or a declaration's schema as plain JSON, with every name in it marked by what it stands for.
 * @param place where it is: family, member and parameters, or the name of the definition; `nameKind` reads it
 */
export function plainSchema(schema: TSchema, place: readonly string[]): JsonSchema {
  // What TypeBox builds is JSON, apart from hidden marks that this drops.
  return plain(JSON.parse(JSON.stringify(schema)) as Built, place);
}

function plain(schema: Built, place: readonly string[]): JsonSchema {
  const { properties, items, anyOf, additionalProperties, patternProperties, ...rest } = schema;
  const [value] = Object.values(patternProperties ?? {});
  if (value)
    return { ...rest, propertyNames: marked(NAME, place), additionalProperties: plain(value, [...place, '*']) };
  return {
    ...marked(rest, place),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, s]) => [key, described(plain(s, [...place, key]), [...place, key])]),
      ),
    }),
    ...(items && { items: plain(items, place) }),
    ...(anyOf && { anyOf: anyOf.map((s) => plain(s, place)) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'boolean' ? additionalProperties : plain(additionalProperties, [...place, '*']),
    }),
  };
}

/** With what the comments in the types say of it. */
export function described(schema: JsonSchema, place: readonly string[]): JsonSchema {
  const description = DOCS[place.join('.')];
  return description === undefined ? schema : { ...schema, description };
}

function marked(schema: JsonSchema, place: readonly string[]): JsonSchema {
  if (schema.type !== 'string' || schema['x-name'] !== undefined) return schema;
  const kind = nameKind(place);
  return kind === undefined ? schema : { ...schema, 'x-name': kind };
}
