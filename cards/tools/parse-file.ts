import type { DeckData, SetData } from './file-data.ts';
import type { Problem } from './problem.ts';
import { validate } from './validate.ts';
import { type Locate, readYaml } from './yaml-text.ts';

/** A file that was read: its data, or what is wrong with it. Names are checked when it is loaded with its ruleset. */
export type Parsed<T> = ParsedWhole<T> | ParsedInPart;

export interface ParsedWhole<T> {
  readonly ok: true;
  /** What problems call it. */
  readonly file: string;
  readonly data: T;
  /** Left out for data that was never a text. */
  readonly locate?: Locate;
}

export interface ParsedInPart {
  readonly ok: false;
  readonly file: string;
  readonly problems: readonly Problem[];
  /** What could be read all the same, so that its sound parts can be checked further. */
  readonly rest?: unknown;
  readonly locate?: Locate;
}

/** Reads the YAML of a set file. */
export const parseSet = (text: string, file: string): Parsed<SetData> => parseFile('set', text, file);

/** Reads the YAML of a deck file. */
export const parseDeck = (text: string, file: string): Parsed<DeckData> => parseFile('deck', text, file);

/** Data that was never a text, checked like a file. */
export function parsedData<T>(definition: 'set' | 'deck', data: T, file: string): Parsed<T> {
  const problems = validate(definition, data).map((problem) => placed(problem, file));
  return problems.length > 0 ? { ok: false, file, problems, rest: data } : { ok: true, file, data };
}

function parseFile<T>(definition: 'set' | 'deck', text: string, file: string): Parsed<T> {
  const read = readYaml(text);
  if (!read.ok) return { ok: false, file, problems: [{ ...read.problem, file }] };
  const { data, locate } = read;
  const problems = validate(definition, data).map((problem) => placed(problem, file, locate));
  if (problems.length > 0) return { ok: false, file, problems, rest: data, locate };
  // Sound by the schema, and the schema is checked against the type.
  return { ok: true, file, data: data as T, locate };
}

/** A problem with the place in the file that its path leads to. */
export function placed(problem: Problem, file: string, locate?: Locate): Problem {
  return { ...problem, file, ...(locate ? locate(problem.path, problem.at) : {}) };
}
