import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type YAMLError,
} from 'yaml';
import type { Path, Problem } from './problem.ts';
import { MAX_DEPTH, MAX_VALUES } from './validate.ts';

/** Longest text of a file, in bytes of UTF-8. */
export const MAX_BYTES = 1024 * 1024;
/** How much aliases may multiply what they stand for; see `maxAliasCount` of the `yaml` package. */
const MAX_ALIASES = 100;

/** Finds the place in a text of a value, or of the key that has it. */
export type Locate = (path: Path, at?: 'key') => { readonly line: number; readonly column: number };

export type YamlText =
  | { readonly ok: true; readonly data: unknown; readonly locate: Locate }
  | { readonly ok: false; readonly problem: Problem };

const failure = (message: string, line?: number, column?: number): YamlText => ({
  ok: false,
  problem: { path: [], message, ...(line === undefined || column === undefined ? {} : { line, column }) },
});

/**
 * Reads YAML as plain data. Of several faults in the syntax only the first is told: the others follow from it more
 * often than not.
 */
export function readYaml(text: string): YamlText {
  if (text.length > MAX_BYTES || new TextEncoder().encode(text).length > MAX_BYTES)
    return failure(`The text is longer than ${MAX_BYTES} bytes.`);
  const lines = new LineCounter();
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  try {
    // Keys are compared below: the package compares each with each.
    const doc = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false, stringKeys: true });
    const fault = firstFault(text, doc);
    if (fault) {
      const { line, column } = place(fault.offset);
      return failure(fault.message, line, column);
    }
    const data: unknown = doc.toJS({ maxAliasCount: MAX_ALIASES });
    return { ok: true, data, locate: (path, at) => place(offsetOf(doc, path, at)) };
  } catch (error) {
    // The package gives up by throwing: at too many aliases, and where nesting exhausts the stack.
    if (error instanceof ReferenceError) return failure('Aliases (*name) multiply what is in it too often.');
    if (error instanceof RangeError) return failure(`It is nested more than ${MAX_DEPTH} levels deep.`);
    throw error;
  }
}

interface Fault {
  readonly message: string;
  readonly offset: number;
}

function firstFault(text: string, doc: Document.Parsed): Fault | undefined {
  const [error] = [...doc.errors, ...doc.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  if (error) {
    const spaces = /^ */.exec(text.slice(error.pos[0]))?.[0].length ?? 0;
    return { message: plainWords(error), offset: error.pos[0] + spaces };
  }
  if (doc.contents === null) return { message: 'The file is empty.', offset: 0 };
  return treeFault(doc, doc.contents, { left: MAX_VALUES }, 0);
}

/** The package's words, but for those that a designer may not know. */
function plainWords({ code, message }: YAMLError): string {
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'Lines begin with a tab: YAML wants spaces.';
    case 'MULTIPLE_DOCS':
      return 'A second document begins here: a file holds one set or one deck.';
    case 'NON_STRING_KEY':
      return 'A key must be a word: put it in quotes.';
    case 'TAG_RESOLVE_FAILED':
      return 'Tags (!name) are not used here.';
    default:
      return `This is not YAML: ${message}`.replace(/\.?$/, '.');
  }
}

/** Too deep, too much, a key twice, or an alias of nothing. */
function treeFault(doc: Document.Parsed, node: unknown, budget: { left: number }, depth: number): Fault | undefined {
  const offset = offsetOfNode(node) ?? 0;
  if (--budget.left < 0) return { message: `There are more than ${MAX_VALUES} values in it.`, offset };
  if (depth > MAX_DEPTH) return { message: `It is nested more than ${MAX_DEPTH} levels deep.`, offset };
  if (isAlias(node) && !node.resolve(doc)) return { message: `Nothing is marked &${node.source}.`, offset };
  const keys = new Set<unknown>();
  for (const item of isCollection(node) ? node.items : []) {
    const pair = isMap(node) ? (item as { key: unknown; value: unknown }) : undefined;
    if (pair) {
      const key = isScalar(pair.key) ? pair.key.value : undefined;
      const at = offsetOfNode(pair.key) ?? offset;
      if (typeof key !== 'string') return { message: 'A key must be a word: put it in quotes.', offset: at };
      if (keys.has(key)) return { message: `The key "${key}" is there twice.`, offset: at };
      keys.add(key);
    }
    const fault = treeFault(doc, pair ? pair.value : item, budget, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}

const offsetOfNode = (node: unknown): number | undefined => (node as { range?: [number] | null } | null)?.range?.[0];

/** Where in the text a value begins; where it has none, its key; where that is missing, what it should be in. */
function offsetOf(doc: Document.Parsed, path: Path, at: 'key' | undefined): number {
  let node: unknown = doc.contents;
  let offset = offsetOfNode(node) ?? 0;
  for (const [i, part] of path.entries()) {
    if (isAlias(node)) node = node.resolve(doc);
    if (isMap(node)) {
      const pair = node.items.find((p) => isScalar(p.key) && p.key.value === part);
      if (!pair) return offset;
      node = pair.value;
      offset = offsetOfNode(pair.key) ?? offset;
      if (at === 'key' && i === path.length - 1) return offset;
    } else node = isSeq(node) ? node.items[Number(part)] : undefined;
    if (node === undefined) return offset;
    offset = isScalar(node) && node.value === null && node.source === '' ? offset : (offsetOfNode(node) ?? offset);
  }
  return offset;
}
