import { currentNode } from '../../effects/flow/cursor.ts';
import type { Frame, Level } from '../../effects/flow/frame.ts';
import { nodesOf, walk } from '../../effects/flow/origin.ts';
import type { Effect } from '../../effects/language.ts';
import { nameIn } from '../../effects/text/cause-words.ts';
import { type Position, wordsFor } from '../../index.ts';
import type { NodeRecord, Progress } from '../protocol/pending.ts';

/** A frame's own nodes, with what is done of them and the path of the one that it is at. */
export function programOf(
  at: Position,
  frame: Frame,
): { readonly program: readonly NodeRecord[]; readonly at: string | null } {
  const { cursor, status, floor = 1 } = frame;
  const running = status === 'running';
  // What stands around a settle is the program of the frame that waits for it.
  const { nodes, prefix } = listAt(nodesOf(at.book, frame.program), cursor.slice(0, floor));
  const way = running ? cursor.slice(floor - 1) : [];
  return {
    program: nodeRecords(at, nodes, prefix, { way, is: 'ahead' }),
    at: running && currentNode(at.book, frame) ? pathOf(cursor) : null,
  };
}

/** Nodes that nothing has been done of. */
export const nodesAhead = (at: Position, nodes: readonly Effect[], prefix = ''): readonly NodeRecord[] =>
  nodeRecords(at, nodes, prefix, { way: [], is: 'ahead' });

const join = (...parts: readonly (string | number)[]): string => parts.filter((part) => part !== '').join('.');

/** Where the list of a level stands in the node above it. */
const listPath = ({ list }: Level): string => ('nodes' in list ? 'made' : list.path);

const pathOf = (cursor: readonly Level[]): string => join(...cursor.flatMap((level) => [listPath(level), level.at]));

/** The innermost list of a way through a program, and the path to it. */
function listAt(
  whole: readonly Effect[],
  way: readonly Level[],
): { readonly nodes: readonly Effect[]; readonly prefix: string } {
  let nodes = whole;
  let prefix = '';
  let node: Effect | undefined;
  for (const level of way) {
    if ('nodes' in level.list) ({ nodes } = level.list);
    else if (node) nodes = (walk(node, level.list.path) as readonly Effect[] | undefined) ?? [];
    prefix = join(prefix, node ? listPath(level) : '');
    node = nodes[level.at];
    if (level !== way.at(-1)) prefix = join(prefix, level.at);
  }
  return { nodes, prefix };
}

/** How far a list has got: along a way, or all of it alike. */
interface Reach {
  readonly way: readonly Level[];
  readonly is: Progress;
}

function nodeRecords(
  at: Position,
  nodes: readonly Effect[],
  prefix: string,
  { way, is }: Reach,
): readonly NodeRecord[] {
  const [here, ...below] = way;
  return nodes.map((node, i): NodeRecord => {
    const path = join(prefix, i);
    const progress = here ? progressAt(i, here.at, below.length > 0) : is;
    const reach: Reach = {
      way: progress === 'open' ? below : [],
      is: progress === 'open' ? 'aside' : progress === 'now' ? 'ahead' : progress,
    };
    const [inner] = reach.way;
    const made = inner && 'nodes' in inner.list ? nodeRecords(at, inner.list.nodes, join(path, 'made'), reach) : [];
    const round = inner && roundOf(at, inner);
    const { as, ...said } = node;
    return {
      path,
      op: node.op,
      words: wordsFor(at.book, 'effect', said),
      ...(as === undefined ? {} : { as }),
      is: progress,
      ...(round ? { round } : {}),
      // What a settle that is under way consists of is done by a frame of its own.
      within:
        progress === 'now' && node.op === 'settle' ? [] : [...listsIn(at, node, { path, inside: '' }, reach), ...made],
    };
  });
}

function progressAt(i: number, reached: number, deeper: boolean): Progress {
  if (i < reached) return 'done';
  if (i > reached) return 'ahead';
  return deeper ? 'open' : 'now';
}

function roundOf(at: Position, { loop }: Level): NodeRecord['round'] | null {
  const each = loop?.each;
  const item = each?.items[each.k];
  return each && item ? { k: each.k + 1, of: each.items.length, item: nameIn(at, item) } : null;
}

const isNode = (value: unknown): value is Effect =>
  typeof value === 'object' && value !== null && 'op' in value && typeof value.op === 'string';

/** All lists of nodes within a node; `inside` is the path within it. */
function listsIn(
  at: Position,
  value: object,
  { path, inside }: { readonly path: string; readonly inside: string },
  reach: Reach,
): readonly NodeRecord[] {
  return Object.entries(value).flatMap(([key, part]: [string, unknown]): readonly NodeRecord[] => {
    if (typeof part !== 'object' || part === null) return [];
    const to = { path, inside: join(inside, key) };
    if (!Array.isArray(part) || part.length === 0 || !part.every(isNode)) return listsIn(at, part, to, reach);
    const [inner] = reach.way;
    const taken = inner && 'path' in inner.list && inner.list.path === to.inside;
    return nodeRecords(at, part, join(path, to.inside), taken ? reach : { ...reach, way: [] });
  });
}
