import { type Document, parseDocument, type YAMLError } from 'yaml';
import { foundWords } from '../phrases.ts';
import type { Path, Problem } from '../problem.ts';
import { tooDeepAt } from './depth.ts';
import { syntaxWords } from './syntax-words.ts';
import { type Fault, MAX_ALIASES, offsetOf, TOO_DEEP, treeFault } from './tree.ts';

/** Longest text of a file, in bytes of UTF-8. */
export const MAX_BYTES = 1024 * 1024;

/** Finds the place in a text of a value, or of the key that has it; both numbers are from 1. */
export type Locate = (path: Path, at?: 'key') => { readonly line: number; readonly column: number };

export type YamlText =
  | { readonly ok: true; readonly data: unknown; readonly locate: Locate }
  | { readonly ok: false; readonly problem: Problem };

/**
 * Reads YAML as plain data. Of several faults in the syntax only the first is told: the others follow from it more
 * often than not.
 */
export function readYaml(text: string): YamlText {
  if (typeof text !== 'string')
    return { ok: false, problem: { path: [], message: `Expected the text of a file, found ${foundWords(text)}.` } };
  if (text.length > MAX_BYTES || new TextEncoder().encode(text).length > MAX_BYTES)
    return { ok: false, problem: { path: [], message: `The text is longer than ${MAX_BYTES} bytes.` } };
  const fail = ({ message, offset }: Fault): YamlText => ({
    ok: false,
    problem: { path: [], message, ...placeOf(text, offset) },
  });
  const deep = tooDeepAt(text);
  if (deep !== undefined) return fail({ message: TOO_DEEP, offset: deep });
  // Keys are compared when the tree is looked at: the package compares each with each.
  const doc = parseDocument(text, { prettyErrors: false, uniqueKeys: false, stringKeys: true });
  const fault = syntaxFault(text, doc) ?? treeFault(doc);
  if (fault) return fail(fault);
  try {
    // The package counts how much aliases multiply what they stand for.
    const data: unknown = doc.toJS({ maxAliasCount: MAX_ALIASES });
    return { ok: true, data, locate: (path, at) => placeOf(text, offsetOf(doc, path, at)) };
  } catch (error) {
    if (error instanceof ReferenceError) return fail({ message: 'Aliases (*name) multiply what is in it.', offset: 0 });
    throw error;
  }
}

function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

function syntaxFault(text: string, doc: Document.Parsed): Fault | undefined {
  const first = (list: readonly YAMLError[]) =>
    list.reduce((a, b) => (b.pos[0] < a.pos[0] ? b : a), list[0] as YAMLError);
  if (doc.errors.length === 0 && doc.warnings.length === 0)
    return doc.contents === null ? { message: 'The file is empty.', offset: 0 } : undefined;
  // That a key is no word often follows from a fault that comes later.
  const others = doc.errors.filter(({ code }) => code !== 'NON_STRING_KEY');
  return syntaxWords(text, first([others, doc.errors, doc.warnings].find((list) => list.length > 0) ?? []));
}
