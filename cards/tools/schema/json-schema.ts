import type { NameKind } from '../../../effects/name-kinds.ts';

/**
 * The part of JSON Schema (draft 2020-12) that the schema of cards and rulesets is written in, and annotations of our
 * own (`x-…`), which other validators pass over.
 */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly $ref?: string;
  /** What messages call it: `card`, `op "draw"`. */
  readonly title?: string;
  readonly description?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  readonly const?: string | number;
  readonly enum?: readonly (string | number)[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly anyOf?: readonly JsonSchema[];
  /** The branches of `anyOf` that are objects are told apart by the constant under this key. */
  readonly 'x-key'?: string;
  /** The branches of `anyOf` are told apart by which of these keys is there, one for each branch. */
  readonly 'x-keys'?: readonly string[];
  readonly 'x-name'?: NameKind;
}

const DEFS = '#/$defs/';

/** The name of the definition that a schema refers to. */
export const refName = (schema: JsonSchema): string | undefined =>
  schema.$ref?.startsWith(DEFS) ? schema.$ref.slice(DEFS.length) : undefined;

export const refTo = (name: string): JsonSchema => ({ $ref: `${DEFS}${name}` });

/** The schema itself, or the definition it refers to. @throws if `root` has no such definition */
export function resolve(root: JsonSchema, schema: JsonSchema): JsonSchema {
  const name = refName(schema);
  if (name === undefined) return schema;
  const target = root.$defs?.[name];
  if (!target) throw new Error(`The schema has no definition "${name}".`);
  return target;
}

/** The value schema of a table whose keys are free; `undefined` for every other schema. */
export const recordValue = (schema: JsonSchema): JsonSchema | undefined =>
  typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;

/** Whether it is a list of effects: a program. */
export const isProgram = (schema: JsonSchema): boolean =>
  schema.items !== undefined && refName(schema.items) === 'effect';
