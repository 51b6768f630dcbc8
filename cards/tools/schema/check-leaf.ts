import { foundWords, wantedWords } from '../phrases.ts';
import { listWords, type Path, type Problem, unknownWord } from '../problem.ts';
import { isKind } from './branches.ts';
import type { JsonSchema } from './json-schema.ts';

export function wrongKind(root: JsonSchema, schema: JsonSchema, value: unknown, path: Path): Problem {
  const expected = wantedWords(root, schema);
  return { path, message: `Expected ${expected}, found ${foundWords(value)}.`, expected };
}

/** What is wrong with a word of a fixed list, a text or a number. */
export function leafProblem(root: JsonSchema, schema: JsonSchema, value: unknown, path: Path): Problem | undefined {
  const words = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (words) return wordProblem(root, schema, words, value, path);
  if (!isKind(schema, value)) return wrongKind(root, schema, value, path);
  const message = typeof value === 'string' ? textMessage(schema, value) : '';
  if (message !== '') return { path, message };
  if (typeof value !== 'number') return undefined;
  if (schema.type === 'integer' && !Number.isSafeInteger(value)) return wrongKind(root, schema, value, path);
  return boundProblem(schema, value, path);
}

/** A number that is below the least of its schema, or above the most. */
export function boundProblem(schema: JsonSchema, value: unknown, path: Path): Problem | undefined {
  if (typeof value !== 'number') return undefined;
  const { minimum = -Infinity, maximum = Infinity } = schema;
  if (value < minimum) return { path, message: `${value} is less than ${minimum}.`, expected: `${minimum} or more` };
  if (value <= maximum) return undefined;
  return { path, message: `${value} is more than ${maximum}.`, expected: `at most ${maximum}` };
}

function wordProblem(
  root: JsonSchema,
  schema: JsonSchema,
  words: readonly (string | number)[],
  value: unknown,
  path: Path,
): Problem | undefined {
  if ((typeof value === 'string' || typeof value === 'number') && words.includes(value)) return undefined;
  if (typeof value !== 'string') return wrongKind(root, schema, value, path);
  const known = words.map(String);
  return unknownWord(path, `"${value.slice(0, 64)}" is not one of ${listWords(known)}.`, value, known);
}

/** What is wrong with a text; empty for nothing. Keys are looked at with it, too. */
export function textMessage(schema: JsonSchema, value: string): string {
  if (value.length < (schema.minLength ?? 0)) return 'It is empty.';
  if (value.length > (schema.maxLength ?? Infinity)) return `It is longer than ${schema.maxLength} letters.`;
  if (schema.pattern === undefined || new RegExp(schema.pattern).test(value)) return '';
  return `"${value}" is no name: letters, digits, "_" and "-", a letter first.`;
}
