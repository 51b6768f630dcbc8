import type { DeckData, SetData } from '../../../effects/card-data.ts';
import type { Ruleset } from '../../../effects/ruleset.ts';
import { once, type Problem } from '../problem.ts';
import { isTable } from '../schema/branches.ts';
import { validate } from '../schema/validate.ts';
import { type Locate, readYaml } from './text.ts';

/** A file that was read: its data, or what is wrong with it. Names are checked when it is loaded with its ruleset. */
export type Parsed<T> = ParsedWhole<T> | ParsedInPart;

/** A file that is sound in form. */
export interface ParsedWhole<T> {
  readonly ok: true;
  /** What problems call it. */
  readonly file: string;
  readonly data: T;
  /** Left out for data that was never a text. */
  readonly locate?: Locate;
}

/** A file with something wrong in it. */
export interface ParsedInPart {
  readonly ok: false;
  readonly file: string;
  readonly problems: readonly Problem[];
  /** What could be read all the same, so that its sound parts can be checked further. */
  readonly rest?: unknown;
  readonly locate?: Locate;
}

/** Kinds of files, by their definitions in the schema, and the key whose value is the name of one. */
const NAME_KEYS = { set: 'set', deck: 'deck', ruleset: 'name' } as const;
type FileKind = keyof typeof NAME_KEYS;

/**
 * Reads the YAML of a set file.
 * @example
 * ```ts
 * import { parseSet } from 'cardwright/tools';
 *
 * const read = parseSet('set: mine\nname: Mine\nruleset: duel\ncards: []', 'mine.yaml');
 * console.log(read.ok ? read.data.set : ''); // mine
 * const broken = parseSet('set: [', 'broken.yaml');
 * console.log(broken.ok ? '' : broken.problems[0]?.line); // 1
 * ```
 */
export const parseSet = (text: string, file: string): Parsed<SetData> => parseFile('set', text, file);

/** Reads the YAML of a deck file. */
export const parseDeck = (text: string, file: string): Parsed<DeckData> => parseFile('deck', text, file);

/** Reads the YAML, or the JSON, of a ruleset file. What it says by name is checked when it is loaded with its sets. */
export const parseRuleset = (text: string, file: string): Parsed<Ruleset> => parseFile('ruleset', text, file);

/**
 * What was read from a file as it is; data that was never a text checked like a file.
 * @param number which of several it is, for what does not say its own name
 */
export function readSource<T>(kind: FileKind, source: T | Parsed<T>, number?: number): Parsed<T> {
  if (isParsed(source)) return source;
  return dataOfFile(kind, source, titleOf(kind, source, number));
}

/** What problems call data that is not from a file: what it is, and its name if it has one. */
function titleOf(kind: FileKind, data: unknown, number: number | undefined): string {
  const name = isTable(data) ? data[NAME_KEYS[kind]] : undefined;
  if (typeof name === 'string') return `${kind} ${name}`;
  return number === undefined ? kind : `${kind} ${number}`;
}

function isParsed<T>(source: T | Parsed<T>): source is Parsed<T> {
  if (!isTable(source) || typeof source.file !== 'string') return false;
  return source.ok === true ? isTable(source.data) : source.ok === false && Array.isArray(source.problems);
}

/** Data that was never a text, and has no places in one: what is wrong in it is told of `file`. */
export function dataOfFile<T>(definition: FileKind, data: T, file: string): Parsed<T> {
  const problems = validate(definition, data).map((problem) => placed(problem, file));
  return problems.length > 0 ? { ok: false, file, problems, rest: data } : { ok: true, file, data };
}

function parseFile<T>(definition: FileKind, text: string, file: string): Parsed<T> {
  const read = readYaml(text);
  if (!read.ok) return { ok: false, file, problems: [{ ...read.problem, file }] };
  const { data, locate } = read;
  const problems = once(validate(definition, data).map((problem) => placed(problem, file, locate)));
  if (problems.length > 0) return { ok: false, file, problems, rest: data, locate };
  // Sound by the schema, and the schema is checked against the type.
  return { ok: true, file, data: data as T, locate };
}

/** A problem with the place in the file that its path leads to. */
export function placed(problem: Problem, file: string, locate?: Locate): Problem {
  return { ...problem, file, ...(locate ? locate(problem.path, problem.at) : {}) };
}
