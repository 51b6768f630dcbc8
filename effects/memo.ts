import type { Book } from './book.ts';
import type { Derived } from './effective/derive.ts';
import type { Listener } from './effective/listeners.ts';
import type { Position } from './env.ts';
import type { Due } from './flow/sweep.ts';
import type { TargetSpec } from './language.ts';
import type { Ask } from './ops/op.ts';
import type { MatchState } from './state/state.ts';

/**
 * What was worked out from one root by one book, to be asked for again. It goes along with the positions of that root,
 * and is no part of the state: without it everything is only worked out once more.
 */
export interface Memo {
  readonly book: Book;
  readonly root: MatchState;
  /** Effective cards. */
  derived: Derived | undefined;
  /** The state checks that are due. */
  due: readonly Due[] | undefined;
  /** Live abilities by what they hear: a batch of many facts of one type asks for the same again and again. */
  listeners: Map<string, readonly Listener[]> | undefined;
  /** Questions for targets, by player, where they are the same for every source: a hundred attackers ask it once. */
  targets: Map<TargetSpec, (Ask | null)[]> | undefined;
}

const byRoot = new WeakMap<MatchState, Memo>();

export const newMemo = (book: Book, root: MatchState): Memo => ({
  book,
  root,
  derived: undefined,
  due: undefined,
  listeners: undefined,
  targets: undefined,
});

/** The memo of a position's root. For a position that brings none along it is kept here. */
export function memoOf(at: Position): Memo {
  const { book, memo, state } = at;
  if (memo !== undefined && memo.root === state && memo.book === book) return memo;
  let kept = byRoot.get(state);
  if (kept?.book !== book) {
    kept = newMemo(book, state);
    byRoot.set(state, kept);
  }
  return kept;
}

/** The memo of a new root that is, so far, a copy of a position's. What is added to it must not get into the old one. */
export function memoOfCopy(at: Position, root: MatchState): Memo {
  const { book, memo, state } = at;
  if (memo === undefined || memo.root !== state || memo.book !== book) return newMemo(book, root);
  const derived = memo.derived?.done ? { drafts: memo.derived.drafts, cards: new Map(), done: true } : undefined;
  return { book, root, derived, due: memo.due, listeners: undefined, targets: undefined };
}
