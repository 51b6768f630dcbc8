import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Path, Problem } from '../../cards/tools/problem.ts';

/** A text that was read, and where in it everything stands. */
export interface Source {
  readonly file: string;
  readonly data: unknown;
  /** Mistakes that make it no YAML of the form that is read here. */
  readonly problems: readonly Problem[];
  /** Where the value at a path stands, or its key; of what is left out, what it would be in. Both from 1. */
  readonly place: (path: Path, at?: 'key') => { readonly line: number; readonly column: number };
}

/** Longest text that is read. */
const LONGEST = 2_000_000;

/** Reads YAML as plain data. Never throws for what is in it. */
export function readSource(text: string, file: string): Source {
  if (text.length > LONGEST)
    return {
      file,
      data: null,
      problems: [{ path: [], message: `The file is longer than ${LONGEST} letters.`, file }],
      place: () => ({ line: 1, column: 1 }),
    };
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placeOf = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const problems = [...doc.errors, ...doc.warnings].map(
    (e): Problem => ({ path: [], message: e.message.split('\n')[0] ?? e.message, file, ...placeOf(e.pos[0]) }),
  );
  const follow = (node: unknown): unknown => (isAlias(node) ? node.resolve(doc) : node);
  const place: Source['place'] = (path, at) => {
    let node: unknown = follow(doc.contents);
    let offset = startOf(node) ?? 0;
    for (const [i, part] of path.entries()) {
      const found = inside(node, part);
      const last = i === path.length - 1;
      offset = startOf(last && at === 'key' ? found.key : found.value) ?? startOf(found.key) ?? offset;
      if (found.value === undefined) break;
      node = follow(found.value);
    }
    return placeOf(offset);
  };
  return { file, data: problems.length > 0 ? null : plain(() => doc.toJS({ maxAliasCount: 1000 }), problems, file), problems, place };
}

/** Aliases that stand for far too much are refused while the data is made. */
function plain(make: () => unknown, problems: Problem[], file: string): unknown {
  try {
    return make();
  } catch (error) {
    problems.push({ path: [], message: error instanceof Error ? error.message : String(error), file });
    return null;
  }
}

function inside(node: unknown, part: string | number): { readonly key?: unknown; readonly value?: unknown } {
  if (isSeq(node)) {
    const value = node.items[Number(part)];
    return { key: value, value };
  }
  if (!isMap(node)) return {};
  const pair = node.items.find((p) => (isScalar(p.key) ? String(p.key.value) === String(part) : false));
  return pair ? { key: pair.key, value: pair.value ?? undefined } : {};
}

const startOf = (node: unknown): number | undefined => (node as Node | null | undefined)?.range?.[0];
