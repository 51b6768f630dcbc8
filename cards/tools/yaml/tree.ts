import { type Document, isAlias, isCollection, isMap, isScalar, isSeq } from 'yaml';
import type { Path } from '../problem.ts';
import { MAX_DEPTH, MAX_VALUES } from '../schema/validate.ts';

/** What is wrong with a text, and where in it, as an offset. */
export interface Fault {
  readonly message: string;
  readonly offset: number;
}

/** Most aliases in a text: each of them is looked for in the whole of it. */
export const MAX_ALIASES = 100;

export const TOO_DEEP = `It is nested more than ${MAX_DEPTH} levels deep.`;

/** What no data may have: too much in it, a key twice or that is no word, an alias of nothing. */
export const treeFault = (doc: Document.Parsed): Fault | undefined =>
  faultIn(doc, doc.contents, { left: MAX_VALUES, aliases: MAX_ALIASES }, 0);

interface Budget {
  left: number;
  aliases: number;
}

function faultIn(doc: Document.Parsed, node: unknown, budget: Budget, depth: number): Fault | undefined {
  const offset = beginOf(node) ?? 0;
  if (--budget.left < 0) return { message: `There are more than ${MAX_VALUES} values in it.`, offset };
  if (depth > MAX_DEPTH) return { message: TOO_DEEP, offset };
  if (isAlias(node) && --budget.aliases < 0)
    return { message: `There are more than ${MAX_ALIASES} aliases (*name).`, offset };
  if (isAlias(node) && !node.resolve(doc)) return { message: `Nothing is marked &${node.source}.`, offset };
  const keys = new Set<string>();
  for (const item of isCollection(node) ? node.items : []) {
    const pair = isMap(node) ? (item as { key: unknown; value: unknown }) : undefined;
    const fault =
      (pair && keyFault(pair.key, keys, offset)) ?? faultIn(doc, pair ? pair.value : item, budget, depth + 1);
    if (fault) return fault;
  }
  return undefined;
}

function keyFault(key: unknown, keys: Set<string>, fallback: number): Fault | undefined {
  const offset = beginOf(key) ?? fallback;
  const word = isScalar(key) ? key.value : undefined;
  if (typeof word !== 'string') return { message: 'A key must be a word: put it in quotes.', offset };
  if (keys.has(word)) return { message: `The key "${word}" is there twice.`, offset };
  keys.add(word);
  return undefined;
}

const beginOf = (node: unknown): number | undefined => (node as { range?: [number] | null } | null)?.range?.[0];

/** Where in the text a value begins; where it has none, its key; where that is missing, what it should be in. */
export function offsetOf(doc: Document.Parsed, path: Path, at: 'key' | undefined): number {
  let node: unknown = doc.contents;
  let offset = beginOf(node) ?? 0;
  for (const [i, part] of path.entries()) {
    if (isAlias(node)) node = node.resolve(doc);
    if (isMap(node)) {
      const pair = node.items.find((p) => isScalar(p.key) && p.key.value === part);
      if (!pair) return offset;
      node = pair.value;
      offset = beginOf(pair.key) ?? offset;
      if (at === 'key' && i === path.length - 1) return offset;
    } else node = isSeq(node) ? node.items[Number(part)] : undefined;
    if (node === undefined) return offset;
    const written = !isScalar(node) || node.value !== null || node.source !== '';
    if (written) offset = beginOf(node) ?? offset;
  }
  return offset;
}
