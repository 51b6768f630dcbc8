import { Array as List } from 'typebox';
import { resultOf } from '../flow/results.ts';
import { type Reason, reason } from '../reason.ts';
import { refs } from '../save/check-refs.ts';
import { flag, integer, list, maybe, record, text, yes } from '../save/plain-checks.ts';
import type { Ref } from '../state/refs.ts';
import { LIST_LIMIT, positions } from './answer-schemas.ts';
import { choose, memo2, permutations, type Tree, times } from './enumerate.ts';
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
  upTo,
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
}

/** For each pile the positions of its items, in order. */
export type Answer = readonly (readonly number[])[];

function readPile({ items }: Request, { name, min, max }: Pile, value: unknown): readonly number[] | Reason {
  const pile = readIntegers(value, Math.min(max, items.length), 'item');
  if (isReason(pile)) return reason(pile.code, `${name}: ${pile.detail}`);
  if (pile.length < min) return reason('too-few', `${name}: ${tooFew(min, pile.length, 'item').detail}`);
  return pile;
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

/** As many items as possible in the first pile first, then in the second; then by position. */
function tree({ items, piles }: Request): Tree<Node, Answer> {
  const done = (node: Node): boolean => node.piles.length === piles.length;
  const fillings = (pile: Pile | undefined, rest: number, from: number, left: number): number =>
    pile?.ordered === true ? permutations(rest, left) : choose(rest - from, left);
  /** Ways to lay `rest` items into the piles from `at` on. */
  const waysFrom = memo2((at, rest) => {
    const pile = piles[at];
    if (pile === undefined) return rest === 0 ? 1 : 0;
    let count = 0;
    for (let size = Math.max(0, pile.min); size <= Math.min(pile.max, rest); size++)
      count += times(fillings(pile, rest, 0, size), waysFrom(at + 1, rest - size));
    return count;
  });
  function* openNext(full: Answer, rest: readonly number[]): Iterable<Node> {
    const pile = piles[full.length];
    if (pile === undefined) yield { piles: full, open: [], left: 0, rest, from: 0 };
    else
      for (let left = Math.min(pile.max, rest.length); left >= Math.max(0, pile.min); left--)
        if (waysFrom(full.length + 1, rest.length - left) > 0) yield { piles: full, open: [], left, rest, from: 0 };
  }
  return {
    roots: () => (waysFrom(0, items.length) > 0 ? openNext([], upTo(items.length)) : []),
    answer: (node) => (done(node) ? node.piles : null),
    ways: (node) => {
      const { rest, from, left } = node;
      if (done(node)) return 1;
      const at = node.piles.length;
      return times(fillings(piles[at], rest.length, from, left), waysFrom(at + 1, rest.length - left));
    },
    *children({ piles: full, open, left, rest, from }) {
      if (left === 0) {
        yield* openNext([...full, open], rest);
        return;
      }
      const ordered = piles[full.length]?.ordered === true;
      for (let at = from; at <= rest.length - (ordered ? 1 : left); at++)
        yield {
          piles: full,
          open: [...open, ...rest.slice(at, at + 1)],
          left: left - 1,
          rest: rest.toSpliced(at, 1),
          from: ordered ? 0 : at,
        };
    },
  };
}

const pileWords = ({ name, min, max, ordered }: Pile, items: number): string => {
  const many = min > 0 ? span(min, Math.min(max, items)) : max < items ? `up to ${max}` : 'any number';
  return `${name} (${many}${ordered ? ', in order' : ''})`;
};

export const arrangeChoice = defineTree<Request, Answer, Node>({
  name: 'arrange',
  request: {
    items: refs,
    byName: maybe(yes),
    piles: list(record<Pile>({ name: text, min: integer, max: integer, ordered: flag })),
  },
  schema: List(positions, { maxItems: LIST_LIMIT }),
  read,
  tree,
  result: ({ items }, answer) => {
    const piles = answer.map((pile) => refsAt(items, pile));
    return { ...resultOf(piles.flat()), piles };
  },
  redact: ({ items, piles }, show) => ({
    items: items.map((ref) => show(ref)),
    piles: piles.map(({ name, min, max, ordered }) => ({ name, min, max, ordered })),
  }),
  words: ({ items, piles }) =>
    `Put ${plural(items.length, 'item')} into ${piles.map((pile) => pileWords(pile, items.length)).join(' and ')}.`,
});
