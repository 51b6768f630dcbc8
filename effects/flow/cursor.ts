import type { Book } from '../book.ts';
import type { Effect } from '../language.ts';
import type { Tx } from '../state/tx.ts';
import type { Frame, Level, Loop, Result } from './frame.ts';
import { nodesOf, walk } from './origin.ts';
import { joinResults, NOTHING } from './results.ts';

/** Where a program begins. */
export const START: readonly Level[] = [{ list: { path: '' }, at: 0 }];

function listOf(level: Level, above: Effect | undefined, whole: readonly Effect[]): readonly Effect[] {
  if ('nodes' in level.list) return level.list.nodes;
  if (above === undefined) return whole;
  return (walk(above, level.list.path) as readonly Effect[] | undefined) ?? [];
}

/** The lists that a cursor goes through, the innermost last. */
function lists(book: Book, frame: Frame): readonly (readonly Effect[])[] {
  const whole = nodesOf(book, frame.program);
  const found: (readonly Effect[])[] = [];
  let above: Effect | undefined;
  for (const level of frame.cursor) {
    const list = listOf(level, above, whole);
    found.push(list);
    above = list[level.at];
  }
  return found;
}

/** The node that the frame is at; `null` at the end of the innermost list. */
export function currentNode(book: Book, frame: Frame): Effect | null {
  const level = frame.cursor.at(-1);
  return (level && lists(book, frame).at(-1)?.[level.at]) ?? null;
}

/** Records what a node came to, under its name and as `it`. */
export function named(frame: Frame, node: Effect | undefined, result: Result): Frame['results'] {
  const results = { ...frame.results, it: result };
  return node?.as === undefined ? results : { ...results, [node.as]: result };
}

/** The frame past its current node. */
export function advance(frame: Frame, results: Frame['results']): Frame {
  const { node: _, ...rest } = frame;
  const levels = frame.cursor.slice();
  const level = levels.pop();
  if (!level) return { ...rest, results };
  return { ...rest, results, cursor: [...levels, { ...level, at: level.at + 1 }] };
}

/** The frame inside a list of its current node. */
export function enter(frame: Frame, list: Level['list'], loop: Loop | undefined, again: boolean): Frame {
  const { node: _, ...rest } = frame;
  const level: Level = { list, at: 0, ...(loop ? { loop } : {}), ...(again ? { again: true } : {}) };
  return {
    ...rest,
    cursor: [...frame.cursor, level],
    ...(loop?.items[0] ? { results: { ...frame.results, [loop.as]: { refs: [loop.items[0]], amount: 1 } } } : {}),
  };
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
    const got = joinResults(loop.got, frame.results.it ?? NOTHING);
    const next = loop.items[loop.k + 1];
    if (next) {
      const round: Level = { ...level, at: 0, loop: { ...loop, k: loop.k + 1, got } };
      return {
        ...frame,
        cursor: [...upper, round],
        results: { ...frame.results, [loop.as]: { refs: [next], amount: 1 } },
      };
    }
    return past(tx, frame, upper, got);
  }
  if (level.again) return { ...frame, cursor: upper };
  return past(tx, frame, upper, frame.results.it ?? NOTHING);
}

/** Past the control node whose list was left; it comes to what its list came to. */
function past(tx: Tx, frame: Frame, upper: readonly Level[], result: Result): Frame {
  const outer = { ...frame, cursor: upper };
  return advance(outer, named(outer, currentNode(tx.book, outer) ?? undefined, result));
}
