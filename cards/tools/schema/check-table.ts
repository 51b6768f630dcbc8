import { nearestWord } from '../nearest.ts';
import { wantedWords } from '../phrases.ts';
import { listWords, type Path, type Problem } from '../problem.ts';
import type { Table } from './branches.ts';
import { textMessage } from './check-leaf.ts';
import { type JsonSchema, recordValue } from './json-schema.ts';

/** Keys that could reach into the program that reads the data. */
const DANGEROUS: readonly string[] = ['__proto__', 'constructor', 'prototype'];
/** Most keys of one table. */
const MAX_KEYS = 5000;

export interface CheckedKeys {
  readonly problems: readonly Problem[];
  /** The keys that are known, with what their values must be. */
  readonly sound: readonly (readonly [key: string, schema: JsonSchema])[];
}

/** Looks at the keys of a table: unknown and missing ones, and those that no table may have. */
export function checkKeys(root: JsonSchema, schema: JsonSchema, value: Table, path: Path): CheckedKeys {
  if (!isPlain(value)) return { problems: [{ path, message: 'It is not plain data.' }], sound: [] };
  const keys = Object.keys(value);
  if (keys.length > MAX_KEYS)
    return {
      problems: [{ path, message: `It has ${keys.length} keys, and there may be at most ${MAX_KEYS}.` }],
      sound: [],
    };
  const problems: Problem[] = [];
  const sound: (readonly [string, JsonSchema])[] = [];
  const missing = new Set((schema.required ?? []).filter((key) => !Object.hasOwn(value, key)));
  const free = recordValue(schema);
  const properties = schema.properties ?? {};
  for (const key of keys) {
    const place = { path: [...path, key], at: 'key' as const };
    const inner = Object.hasOwn(properties, key) ? properties[key] : free;
    const misnamed = schema.propertyNames ? textMessage(schema.propertyNames, key) : '';
    if (DANGEROUS.includes(key)) problems.push({ ...place, message: `"${key}" is not allowed as a key.` });
    else if (!inner) problems.push({ ...place, ...unknownKey(schema, key, value, missing) });
    else if (misnamed !== '') problems.push({ ...place, message: misnamed });
    else sound.push([key, inner]);
  }
  if (missing.size > 0) problems.push(missingKeys(root, schema, [...missing], path));
  return { problems, sound };
}

/** A missing key that is near to it was meant: both are one mistake, and it is no longer `missing`. */
function unknownKey(schema: JsonSchema, key: string, value: Table, missing: Set<string>): Omit<Problem, 'path'> {
  const open = Object.keys(schema.properties ?? {}).filter((k) => !Object.hasOwn(value, k));
  const nearest = nearestWord(key, [...missing]) ?? nearestWord(key, open);
  if (nearest !== undefined) missing.delete(nearest);
  return {
    message: `The ${schema.title ?? 'table'} has no key "${key.slice(0, 64)}".`,
    expected: `one of: ${listWords(open)}`,
    ...(nearest === undefined ? {} : { nearest }),
  };
}

function missingKeys(root: JsonSchema, schema: JsonSchema, keys: readonly string[], path: Path): Problem {
  const quoted = keys.map((key) => `"${key}"`);
  const last = quoted.pop();
  const list = quoted.length === 0 ? `the key ${last}` : `the keys ${quoted.join(', ')} and ${last}`;
  const wanted = keys.map((key) => `${key}: ${wantedWords(root, schema.properties?.[key] ?? {})}`);
  return { path, message: `The ${schema.title ?? 'table'} lacks ${list}.`, expected: wanted.join('; ') };
}

function isPlain(value: Table): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
