import type { Book } from '../book.ts';
import { type Writable, withEntry } from '../copy.ts';
import type { Effect } from '../language.ts';
import type { Tx } from '../state/tx.ts';
import { copyFrame, type Frame, type Level, type Loop, type Result } from './frame.ts';
import { nodesOf, walk } from './origin.ts';
import { joinResults, NOTHING, resultOf } from './results.ts';

/** The level at another place in its list. */
function levelAt(level: Level, at: number): Writable<Level> {
  const copy: Writable<Level> = { list: level.list, at };
  if (level.loop !== undefined) copy.loop = level.loop;
  if (level.again !== undefined) copy.again = level.again;
  return copy;
}

/** Where a program begins. */
export const START: readonly Level[] = [{ list: { path: '' }, at: 0 }];

function listOf(level: Level, above: Effect | undefined, whole: readonly Effect[]): readonly Effect[] {
  if ('nodes' in level.list) return level.list.nodes;
  if (above === undefined) return whole;
  return (walk(above, level.list.path) as readonly Effect[] | undefined) ?? [];
}

/** The node that the frame is at; `null` at the end of the innermost list. */
export const currentNode = (book: Book, frame: Frame): Effect | null =>
  nodeAt(nodesOf(book, frame.program), frame.cursor) ?? null;

function nodeAt(whole: readonly Effect[], cursor: readonly Level[]): Effect | undefined {
  let node: Effect | undefined;
  for (const level of cursor) node = listOf(level, node, whole)[level.at];
  return node;
}

/** Records what a node came to, under its name and as `it`. */
export function named(frame: Frame, node: Effect | undefined, result: Result): Frame['results'] {
  const results: Record<string, Result> = Object.assign({}, frame.results);
  results.it = result;
  if (node?.as !== undefined) results[node.as] = result;
  return results;
}

function withCursor(frame: Frame, cursor: readonly Level[]): Writable<Frame> {
  const next = copyFrame(frame, frame.node);
  next.cursor = cursor;
  return next;
}

/** The frame past its current node. */
export const advance = (frame: Frame, results: Frame['results']): Frame => onward(frame, frame.cursor, results);

/** The frame past the node that a cursor is at. */
function onward(frame: Frame, from: readonly Level[], results: Frame['results']): Frame {
  const next = copyFrame(frame, undefined);
  next.results = results;
  const last = from.length - 1;
  const level = from[last];
  if (level) {
    const cursor = from.slice();
    cursor[last] = levelAt(level, level.at + 1);
    next.cursor = cursor;
  }
  return next;
}

const withOuter = (loop: Loop, outer: Result | undefined): Loop => (outer ? { ...loop, outer } : loop);

/** The frame inside a list of its current node. */
export function enter(frame: Frame, list: Level['list'], loop: Loop | undefined, again: boolean): Frame {
  const next = copyFrame(frame, undefined);
  const level: Writable<Level> = { list, at: 0 };
  if (loop) level.loop = withOuter(loop, frame.results[loop.as]);
  if (again) level.again = true;
  next.cursor = [...frame.cursor, level];
  const [first] = loop?.items ?? [];
  if (loop && first) next.results = withEntry(frame.results, loop.as, resultOf([first]));
  return next;
}

/**
 * What follows when the innermost list is done: the next round of its loop, the node after it in the list above, or
 * `null` at the end of the program.
 */
export function leaveList(tx: Tx, frame: Frame): Frame | null {
  const level = frame.cursor.at(-1);
  if (!level || frame.cursor.length <= (frame.floor ?? 1)) return null;
  const { loop } = level;
  const upper = frame.cursor.slice(0, -1);
  if (loop) {
    const got = level.at === 0 ? loop.got : joinResults(loop.got, frame.results.it ?? NOTHING);
    const next = loop.items[loop.k + 1];
    if (next) {
      const round = levelAt(level, 0);
      round.loop = withOuter({ items: loop.items, k: loop.k + 1, as: loop.as, got }, loop.outer);
      const again = withCursor(frame, [...upper, round]);
      again.results = withEntry(frame.results, loop.as, resultOf([next]));
      return again;
    }
    if (!loop.outer) return past(tx, frame, upper, got);
    const outside = withCursor(frame, upper);
    outside.results = withEntry(frame.results, loop.as, loop.outer);
    return past(tx, outside, upper, got);
  }
  if (level.again) return withCursor(frame, upper);
  // An empty list comes to nothing, not to what came before it.
  return past(tx, frame, upper, level.at === 0 ? NOTHING : (frame.results.it ?? NOTHING));
}

/** Past the control node whose list was left; it comes to what its list came to. */
function past(tx: Tx, frame: Frame, upper: readonly Level[], result: Result): Frame {
  const node = nodeAt(nodesOf(tx.book, frame.program), upper);
  return onward(frame, upper, named(frame, node, result));
}
