import { Array as List } from 'typebox';
import { resultOf } from '../flow/results.ts';
import { type Reason, reason } from '../reason.ts';
import { refs } from '../save/check-refs.ts';
import { flag, integer, list, maybe, record, text, yes } from '../save/plain-checks.ts';
import type { Ref } from '../state/refs.ts';
import { LIST_LIMIT, positions } from './answer-schemas.ts';
import type { ChoiceDescription } from './choice.ts';
import { choose, memoList, permutations, type Tree, times } from './enumerate.ts';
import {
  ascending,
  defineTree,
  isReason,
  plural,
  readExactly,
  readIntegers,
  repeatedPosition,
  span,
  strayPosition,
  tooFew,
  total,
  upTo,
  within,
} from './reading.ts';
import { refsAt } from './result.ts';

/** Every item into exactly one pile. */
export interface Request {
  readonly items: readonly Ref[];
  /** What the player does not see is shown to him by name, not by its place. */
  readonly byName?: true;
  /** The pile where things stay if nobody says otherwise comes first. */
  readonly piles: readonly Pile[];
}

export interface Pile {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Whether it matters in which order items lie in it. */
  readonly ordered: boolean;
  /** Positions of the items that may lie in it; left out where all may. */
  readonly only?: readonly number[];
}

/** For each pile the positions of its items, in order. */
export type Answer = readonly (readonly number[])[];

/** Whether an item may lie in a pile. */
const mayLie = ({ only }: Pile, at: number): boolean => only?.includes(at) ?? true;

function readPile({ items }: Request, pile: Pile, value: unknown): readonly number[] | Reason {
  const { name, min, max } = pile;
  const lain = readIntegers(value, Math.min(max, items.length), 'item');
  if (isReason(lain)) return reason(lain.code, `${name}: ${lain.detail}`);
  if (lain.length < min) return reason('too-few', `${name}: ${tooFew(min, lain.length, 'item').detail}`);
  const wrong = lain.find((at) => !mayLie(pile, at));
  return wrong === undefined ? lain : reason('not-a-candidate', `${name}: the item at ${wrong} may not lie there`);
}

function read(request: Request, value: unknown): Answer | Reason {
  const { items, piles } = request;
  const lists = readExactly(value, piles.length, 'pile');
  if (isReason(lists)) return lists;
  const answer: (readonly number[])[] = [];
  for (const [i, pile] of piles.entries()) {
    const got = readPile(request, pile, lists[i]);
    if (isReason(got)) return got;
    answer.push(pile.ordered ? got : ascending(got));
  }
  const all = answer.flat();
  const wrong = strayPosition(all, items.length) ?? repeatedPosition(all);
  if (wrong) return wrong;
  return all.length < items.length ? tooFew(items.length, all.length, 'item') : answer;
}

interface Node {
  /** Piles that are full. */
  readonly piles: Answer;
  /** The pile after those: what lies in it, and how many more it gets. */
  readonly open: readonly number[];
  readonly left: number;
  /** Items that lie nowhere yet. */
  readonly rest: readonly number[];
  /** The next item is in `rest` from here on. */
  readonly from: number;
}

/** How many there are of each class of items that may lie in the same piles. */
type Counts = readonly number[];

/** All ways to take `size` out of some classes, as how many of each; the first class is used up first. */
function* shares(size: number, [first, ...more]: Counts): Iterable<Counts> {
  if (first === undefined) {
    if (size === 0) yield [];
    return;
  }
  for (let taken = Math.min(size, first); taken >= 0; taken--)
    for (const rest of shares(size - taken, more)) yield [taken, ...rest];
}

/** As many items as possible in the first pile first, then in the second; then by position. */
function tree({ items, piles }: Request): Tree<Node, Answer> {
  const kinds = items.map((_, at) => piles.map((pile) => mayLie(pile, at)).join());
  const classes = [...new Set(kinds)].map((kind) => kinds.indexOf(kind));
  const classOf = kinds.map((kind) => classes.indexOf(kinds.indexOf(kind)));
  const countsOf = (rest: readonly number[]): Counts =>
    classes.map((_, c) => rest.reduce((n, at) => (classOf[at] === c ? n + 1 : n), 0));
  const done = (node: Node): boolean => node.piles.length === piles.length;
  /** Ways to lay `size` of the `open` ones of `rest` into the pile at `at`, and then the others into those after it. */
  const fillings = (at: number, size: number, open: Counts, rest: Counts): number => {
    const pile = piles[at];
    if (pile === undefined) return 0;
    const free = open.map((n, c) => (mayLie(pile, classes[c] ?? -1) ? n : 0));
    let count = 0;
    for (const taken of shares(size, free)) {
      const picks = taken.reduce((ways, n, c) => times(ways, choose(free[c] ?? 0, n)), 1);
      count += times(picks, waysFrom([at + 1, ...rest.map((n, c) => n - (taken[c] ?? 0))]));
    }
    return times(count, pile.ordered ? permutations(size, size) : 1);
  };
  /** Ways to lay the rest into the piles from `at` on. */
  const waysFrom = memoList(([at = 0, ...rest]) => {
    const pile = piles[at];
    if (pile === undefined) return total(rest) === 0 ? 1 : 0;
    let count = 0;
    for (let size = Math.max(0, pile.min); size <= Math.min(pile.max, total(rest)); size++)
      count += fillings(at, size, rest, rest);
    return count;
  });
  const ways = (node: Node): number => {
    const { rest, from, left } = node;
    return done(node) ? 1 : fillings(node.piles.length, left, countsOf(rest.slice(from)), countsOf(rest));
  };
  function* openNext(full: Answer, rest: readonly number[]): Iterable<Node> {
    const pile = piles[full.length];
    if (pile === undefined) yield { piles: full, open: [], left: 0, rest, from: 0 };
    else
      for (let left = Math.min(pile.max, rest.length); left >= Math.max(0, pile.min); left--) {
        const node = { piles: full, open: [], left, rest, from: 0 };
        if (ways(node) > 0) yield node;
      }
  }
  return {
    ways,
    roots: () => (waysFrom([0, ...countsOf(upTo(items.length))]) > 0 ? openNext([], upTo(items.length)) : []),
    answer: (node) => (done(node) ? node.piles : null),
    *children({ piles: full, open, left, rest, from }) {
      const pile = piles[full.length];
      if (pile === undefined || left === 0) {
        yield* openNext([...full, open], rest);
        return;
      }
      for (const [at, item] of rest.entries()) {
        if (at < from || !mayLie(pile, item)) continue;
        const child = {
          piles: full,
          open: [...open, item],
          left: left - 1,
          rest: rest.toSpliced(at, 1),
          from: pile.ordered ? 0 : at,
        };
        if (ways(child) > 0) yield child;
      }
    },
  };
}

const pileWords = ({ name, min, max, ordered, only }: Pile, items: number): string => {
  const many = min > 0 ? span(min, Math.min(max, items)) : max < items ? `up to ${max}` : 'any number';
  return `${name} (${many}${only ? ` of ${only.length}` : ''}${ordered ? ', in order' : ''})`;
};

export const arrangeChoice = defineTree<Request, Answer, Node>({
  name: 'arrange',
  read,
  tree,
  result: ({ items }, answer) => {
    const piles = answer.map((pile) => refsAt(items, pile));
    return { ...resultOf(piles.flat()), piles };
  },
  redact: ({ items, piles }, show) => ({
    items: items.map((ref) => show(ref)),
    piles: piles.map(({ name, min, max, ordered, only }) => ({
      name,
      min,
      max,
      ordered,
      ...(only ? { only } : {}),
    })),
  }),
  words: ({ items, piles }) =>
    `Put ${plural(items.length, 'item')} into ${piles.map((pile) => pileWords(pile, items.length)).join(' and ')}.`,
});

export const describeArrangeChoice = (): ChoiceDescription<Request> => ({
  request: {
    items: refs,
    byName: maybe(yes),
    piles: list(record<Pile>({ name: text, min: integer, max: integer, ordered: flag, only: maybe(list(integer)) })),
  },
  agrees: ({ items, piles }) => piles.every(({ only }) => only === undefined || within(only, items)),
  schema: List(positions, { maxItems: LIST_LIMIT }),
});
