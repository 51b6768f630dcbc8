/** The answers to a `pay` as a tree: for each source in turn, how much of it goes to each part. */

import { mostMoved } from '../max-flow.ts';
import { type Draw, memoList, type Tree } from './enumerate.ts';
import type { Answer, Request } from './pay.choice.ts';
import { total } from './reading.ts';

export interface Node {
  /** What is still to be paid of each part. */
  readonly rest: readonly number[];
  /** What the source of the next cell still has. */
  readonly left: number;
  /** Amounts in the cells so far. */
  readonly paid: readonly number[];
}

/** A source and a part that it may pay for. */
interface Cell {
  readonly source: number;
  readonly part: number;
}

/** Counts of more entries than this are not made for a draw. */
const COSTLY = 100_000;

/**
 * As much as possible from the first sources for the first parts first. A flow finds what a cell must and may
 * give, so the listing never turns back, whatever the amounts. Counting remembers the rest of each part: at worst
 * cells × the product of all amounts.
 */
export function payTree({ parts, sources }: Request): Tree<Node, Answer> {
  const most = sources.map(({ max }) => Math.max(0, max));
  const cells: readonly Cell[] = sources.flatMap((_, source) =>
    parts.flatMap(({ from }, part) => (from.includes(source) ? [{ source, part }] : [])),
  );
  /** The sources of each part in the cells from a place on. */
  const openFrom = Array.from({ length: cells.length + 1 }, (_, at) => {
    const open = parts.map((): number[] => []);
    for (const { source, part } of cells.slice(at)) open[part]?.push(source);
    return open;
  });
  /** What the source of the cell after `at` has, when that of the cell at `at` has `left`. */
  const leftAfter = (at: number, left: number): number => {
    const source = cells[at + 1]?.source;
    return source === undefined || source === cells[at]?.source ? left : (most[source] ?? 0);
  };
  const less = (rest: readonly number[], at: number, amount: number): number[] =>
    rest.map((n, part) => (part === cells[at]?.part ? n - amount : n));
  /** How much of `rest` the cells from `from` on can pay, while the source of the cell at `at` has only `left`. */
  const payable = (rest: readonly number[], from: number, at: number, left: number): number =>
    mostMoved(
      rest,
      openFrom[from] ?? [],
      most.map((max, source) => (source === cells[at]?.source ? left : max)),
      total(rest),
    );

  /** What the next cell must give at least, and may give at most; all between are possible too. */
  const range = ({ rest, left, paid }: Node): readonly [number, number] => {
    const at = paid.length;
    const low = total(rest) - payable(rest, at + 1, at, left);
    const possible = (amount: number): boolean =>
      payable(less(rest, at, amount), at + 1, at, left - amount) === total(rest) - amount;
    const all = Math.min(left, rest[cells[at]?.part ?? -1] ?? 0);
    if (possible(all)) return [low, all];
    let high = low;
    for (let bad = all; bad - high > 1; ) {
      const middle = Math.floor((high + bad) / 2);
      if (possible(middle)) high = middle;
      else bad = middle;
    }
    return [low, high];
  };

  const waysFrom = memoList(([at = 0, left = 0, ...rest]) => {
    const cell = cells[at];
    if (cell === undefined) return total(rest) === 0 ? 1 : 0;
    if (rest.some((n, part) => n > 0 && openFrom[at]?.[part]?.length === 0)) return 0;
    let count = 0;
    for (let amount = 0; amount <= Math.min(left, rest[cell.part] ?? 0); amount++)
      count += waysFrom([at + 1, leftAfter(at, left - amount), ...less(rest, at, amount)]);
    return count;
  });

  const child = ({ rest, left, paid }: Node, amount: number): Node => ({
    rest: less(rest, paid.length, amount),
    left: leftAfter(paid.length, left - amount),
    paid: [...paid, amount],
  });
  /** All amounts of the next cell are equally likely. */
  const step = (node: Node, draw: Draw): Node => {
    const [low, high] = range(node);
    return child(node, low + draw(high - low + 1));
  };
  const amounts = parts.map(({ amount }) => amount);
  const costly = amounts.reduce((size, amount) => size * (amount + 1), cells.length) > COSTLY;
  const root: Node = { rest: amounts, left: most[cells[0]?.source ?? -1] ?? 0, paid: [] };
  return {
    ...(costly ? { step } : {}),
    roots: () => (amounts.every((n) => n >= 0) && payable(amounts, 0, 0, root.left) === total(amounts) ? [root] : []),
    answer: ({ paid }) => {
      if (paid.length < cells.length) return null;
      const rows = parts.map(() => sources.map(() => 0));
      for (const [at, { source, part }] of cells.entries()) rows[part]?.splice(source, 1, paid[at] ?? 0);
      return rows;
    },
    ways: ({ rest, left, paid }) => waysFrom([paid.length, left, ...rest]),
    *children(node) {
      const [low, high] = range(node);
      for (let amount = high; amount >= low; amount--) yield child(node, amount);
    },
  };
}
