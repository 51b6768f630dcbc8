/** What the schema of scenarios is made of. */
import { type JsonSchema, refTo } from '../../cards/tools/schema/json-schema.ts';
import { SCHEMA } from '../../cards/tools/schema/schema.ts';
import type { Ruleset } from '../../effects/ruleset.ts';

/** What a scenario's names can be checked against; what is not known is left open. */
export interface Known {
  readonly players?: readonly string[] | undefined;
  readonly ruleset?: Ruleset | undefined;
  /** Ids of all cards of the book. */
  readonly cards?: readonly string[] | undefined;
}

type Props = Readonly<Record<string, JsonSchema>>;

export const text: JsonSchema = { type: 'string', minLength: 1, maxLength: 2000 };
export const integer: JsonSchema = { type: 'integer' };
export const natural: JsonSchema = { type: 'integer', minimum: 0 };
export const flag: JsonSchema = { type: 'boolean' };

/** The same schema with words about it, which editors show. */
export const about = (description: string, schema: JsonSchema): JsonSchema => ({ ...schema, description });

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items, maxItems: 10_000 });

/** A word, one of `known` where they are known. */
export const oneOf = (known: readonly string[] | undefined): JsonSchema =>
  known ? { type: 'string', enum: known } : text;

/** A table with these keys and no others. */
export const closed = (title: string, properties: Props, required: readonly string[] = []): JsonSchema => ({
  title,
  type: 'object',
  properties,
  ...(required.length > 0 ? { required } : {}),
  additionalProperties: false,
});

/** A table with these keys, and with `names`, or any others, that hold what `value` says. */
export const tableBy = (
  title: string,
  names: readonly string[] | undefined,
  value: JsonSchema,
  properties: Props = {},
  required: readonly string[] = [],
): JsonSchema =>
  names
    ? closed(title, { ...properties, ...Object.fromEntries(names.map((name) => [name, value])) }, required)
    : { ...closed(title, properties, required), additionalProperties: value };

/** A table with exactly one of these keys: what it is, is said of that one only. */
export const oneKey = (title: string, branches: Props): JsonSchema => ({
  title,
  anyOf: Object.entries(branches).map(([key, schema]) => closed(title, { [key]: schema }, [key])),
  'x-keys': Object.keys(branches),
});

export const def = refTo;

/** The definitions that a card is made of: of the schema of sets, decks and rulesets nothing else can be in a scenario. */
export const CARD_DEFS: Readonly<Record<string, JsonSchema>> = reachable('card');

function reachable(from: string): Record<string, JsonSchema> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    for (const [, inner] of JSON.stringify(SCHEMA.$defs?.[name]).matchAll(/"#\/\$defs\/([^"]+)"/g)) visit(inner ?? '');
  };
  visit(from);
  return Object.fromEntries(Object.entries(SCHEMA.$defs ?? {}).filter(([name]) => found.has(name)));
}
