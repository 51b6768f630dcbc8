import type { Book } from '../book.ts';
import { restored, type Writable, withEntry } from '../copy.ts';
import type { Effect } from '../language.ts';
import type { Ref } from '../state/refs.ts';
import type { Tx } from '../state/tx.ts';
import { copyFrame, type Each, type Frame, type Level, type Loop, nodeState, type Result } from './frame.ts';
import { nodesOf, walk } from './origin.ts';
import { joinResults, NOTHING, resultOf } from './results.ts';

/** The level at another place in its list. */
function levelAt(level: Level, at: number): Writable<Level> {
  const copy: Writable<Level> = { list: level.list, at };
  if (level.loop !== undefined) copy.loop = level.loop;
  return copy;
}

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

/** The frame inside a list of its current node, as the first round of a loop if it is one. */
export function enter(frame: Frame, list: Level['list'], loop: Loop | undefined): Frame {
  const next = copyFrame(frame, undefined);
  const level: Writable<Level> = { list, at: 0 };
  if (loop) level.loop = loop;
  next.cursor = [...frame.cursor, level];
  if (loop?.each) next.results = withItem(frame.results, loop.each);
  return next;
}

/** The first round of a loop; for one that is looked at again the next one. */
export function firstRound(frame: Frame, of: { readonly items: readonly Ref[]; readonly as: string } | 'again'): Loop {
  const loop: Writable<Loop> = { got: frame.node?.rounds ?? NOTHING };
  const { it } = frame.results;
  if (it) loop.before = it;
  if (of === 'again') return loop;
  const each: Writable<Each> = { items: of.items, k: 0, as: of.as };
  const outer = frame.results[of.as];
  if (outer) each.outer = outer;
  loop.each = each;
  return loop;
}

const withItem = (results: Frame['results'], { items, k, as }: Each): Frame['results'] =>
  withEntry(results, as, resultOf(items.slice(k, k + 1)));

/**
 * What follows when the innermost list is done: the next round of its loop, the node after it in the list above, or
 * `null` at the end of the program.
 */
export function leaveList(tx: Tx, frame: Frame): Frame | null {
  const level = frame.cursor.at(-1);
  if (!level || frame.cursor.length <= (frame.floor ?? 1)) return null;
  const upper = frame.cursor.slice(0, -1);
  const { loop } = level;
  if (!loop) return past(tx, frame, upper, cameTo(frame));
  const got = level.at === 0 ? loop.got : joinResults(loop.got, cameTo(frame));
  // A round does not speak of what the one before it came to.
  const results = restored(frame.results, 'it', loop.before);
  const { each } = loop;
  if (!each) {
    const asking = copyFrame(frame, nodeState({ rounds: got }));
    asking.cursor = upper;
    asking.results = results;
    return asking;
  }
  if (each.k + 1 < each.items.length) {
    const next: Each = { ...each, k: each.k + 1 };
    const round = copyFrame(frame, undefined);
    round.cursor = [...upper, { ...level, at: 0, loop: { ...loop, got, each: next } }];
    round.results = withItem(results, next);
    return round;
  }
  const outside = copyFrame(frame, undefined);
  outside.results = restored(results, each.as, each.outer);
  return past(tx, outside, upper, got);
}

/** What the innermost list has come to. An empty one comes to nothing, not to what came before it. */
export function cameTo({ cursor, results }: Frame): Result {
  return cursor.at(-1)?.at === 0 ? NOTHING : (results.it ?? NOTHING);
}

/** Past the control node whose list was left; it comes to what its list came to. */
function past(tx: Tx, frame: Frame, upper: readonly Level[], result: Result): Frame {
  const node = nodeAt(nodesOf(tx.book, frame.program), upper);
  return onward(frame, upper, named(frame, node, result));
}
