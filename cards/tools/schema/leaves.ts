/** Leaves of the schemas of cards and rulesets that are not in `effects/schema.ts`. */
import { type Static, type TSchema, Unsafe } from 'typebox';
import type { NameKind } from '../../../effects/name-kinds.ts';
import { type JsonSchema, refTo } from './json-schema.ts';

/** Names that are declared: letters, digits, `_` and `-`, a letter first, so that paths and keys can hold them. */
export const WORD = '^[A-Za-z][A-Za-z0-9_-]*$';

/** A reference to a definition of the schema. */
export const ref = <T>(name: string) => Unsafe<T>(refTo(name));

/** A name that says what it stands for. */
export const nameOf = (kind: NameKind) =>
  Unsafe<string>({ type: 'string', minLength: 1, maxLength: 64, 'x-name': kind } satisfies JsonSchema);

const wordSchema = (kind: NameKind): JsonSchema => ({
  type: 'string',
  minLength: 1,
  maxLength: 64,
  pattern: WORD,
  'x-name': kind,
});

/** A name that is declared here. */
export const word = Unsafe<string>(wordSchema('free'));

/** A declared name of a result. */
export const giving = Unsafe<string>(wordSchema('gives'));

/** A table of declared names. */
export const tableOf = <S extends TSchema>(value: S, kind: NameKind = 'free') =>
  Unsafe<Readonly<Record<string, Static<S>>>>({
    type: 'object',
    propertyNames: wordSchema(kind),
    additionalProperties: value,
  });

/** A whole number within bounds. */
export const whole = (minimum: number, maximum = 1_000_000) => Unsafe<number>({ type: 'integer', minimum, maximum });
