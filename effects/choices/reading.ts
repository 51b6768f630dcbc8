/** From anything at all to an answer: what a shape's `validate` is made of. */
import { type Reason, reason } from '../reason.ts';
import { type ChoiceShape, defineShape } from './choice.ts';
import { countLeaves, drawLeaf, firstLeaf, leaves, type Tree } from './enumerate.ts';

/**
 * A shape whose one predicate is a reader: what it accepts it also copies, so a list that changes under the
 * reader's hands (a getter, a proxy) can never be checked as one thing and used as another.
 */
export interface ReadingShape<R, A> extends ChoiceShape<R, A> {
  /** A fresh plain copy in canonical order, or why this answer is refused. Takes anything; never throws. */
  readonly read: (request: R, answer: unknown) => A | Reason;
}

type Derived = 'validate' | 'count' | 'answers' | 'sample' | 'fallback';

export const defineReading = <R, A>(shape: Omit<ReadingShape<R, A>, 'validate'>): ReadingShape<R, A> => {
  const validate: ChoiceShape<R, A>['validate'] = (request, answer) => {
    const got = shape.read(request, answer);
    return isReason(got) ? got : true;
  };
  return { ...defineShape<R, A>({ ...shape, validate }), read: shape.read };
};

/** A shape whose answers are the leaves of a tree; counting, listing, drawing and the fallback follow from it. */
export const defineTree = <R, A, N>(
  shape: Omit<ReadingShape<R, A>, Derived> & { readonly tree: (request: R) => Tree<N, A> },
): ReadingShape<R, A> => {
  const { tree, ...own } = shape;
  return defineReading<R, A>({
    ...own,
    count: (request) => countLeaves(tree(request)),
    answers: (request) => leaves(tree(request)),
    sample: (request, draw) => drawLeaf(tree(request), draw) ?? noAnswer(shape.name),
    fallback: (request) => firstLeaf(tree(request)) ?? noAnswer(shape.name),
  });
};

/** @throws always: who asks a question without a legal answer has a bug. */
export function noAnswer(shape: string): never {
  throw new Error(`A "${shape}" choice without a legal answer was asked. Do not ask where \`count\` is 0.`);
}

export const isReason = (got: unknown): got is Reason => typeof got === 'object' && got !== null && 'code' in got;

/** `"1 pile"`, `"2 piles"`. */
export const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** `"2"`, `"1 to 3"`. */
export const span = (min: number, max: number): string => (min === max ? `${min}` : `${min} to ${max}`);

/** Whole, safe, and not the `-0` that equals 0 but is not the same JSON value. */
export const isInteger = (value: unknown): value is number => Number.isSafeInteger(value) && !Object.is(value, -0);

/**
 * The members of a list of at most `most`, each read once. Only here are foreign lists touched: that can run
 * foreign code (proxies, getters), which may throw.
 */
function readList(value: unknown, most: number, what: string): readonly unknown[] | Reason {
  try {
    if (!Array.isArray(value)) return reason('malformed', `expected a list of ${what}s`);
    const length: unknown = value.length;
    if (!isInteger(length) || length < 0) return reason('malformed', `expected a list of ${what}s`);
    if (length > most) return reason('too-many', `expected at most ${plural(most, what)}, got ${length}`);
    const members: unknown[] = [];
    for (let i = 0; i < length; i++) members.push(value[i]);
    return members;
  } catch {
    return reason('malformed', `expected a plain list of ${what}s`);
  }
}

export function readIntegers(value: unknown, most: number, what: string): readonly number[] | Reason {
  const members = readList(value, most, what);
  if (isReason(members)) return members;
  const numbers = members.filter(isInteger);
  if (numbers.length === members.length) return numbers;
  return reason(
    'malformed',
    `expected whole numbers; the ${what} at ${members.findIndex((m) => !isInteger(m))} is not`,
  );
}

/** A list of exactly `length` members. */
export function readExactly(value: unknown, length: number, what: string): readonly unknown[] | Reason {
  const members = readList(value, length, what);
  return isReason(members) || members.length === length ? members : tooFew(length, members.length, what);
}

/** Amounts, not below zero, one beside each of `length` things. */
export function readAmounts(value: unknown, length: number, what: string): readonly number[] | Reason {
  const amounts = readIntegers(value, length, what);
  if (isReason(amounts)) return amounts;
  if (amounts.length < length) return tooFew(length, amounts.length, what);
  const low = amounts.findIndex((amount) => amount < 0);
  return low < 0 ? amounts : reason('out-of-range', `expected no ${what} below 0, got ${amounts[low]} at ${low}`);
}

export const tooFew = (least: number, got: number, what: string): Reason =>
  reason('too-few', `expected at least ${plural(least, what)}, got ${got}`);

/** The first position that is not one of `length`, as a reason; `undefined` if all are. */
export function strayPosition(positions: readonly number[], length: number): Reason | undefined {
  const stray = positions.find((position) => position < 0 || position >= length);
  if (stray === undefined) return undefined;
  const offered = length === 0 ? 'nothing is offered' : `expected positions from 0 to ${length - 1}`;
  return reason('not-a-candidate', `${offered}, got ${stray}`);
}

/** The first position that comes twice, as a reason; `undefined` if none does. */
export function repeatedPosition(positions: readonly number[]): Reason | undefined {
  if (positions.length < 2) return undefined;
  const seen = new Set<number>();
  const again = positions.find((position) => seen.has(position) || !seen.add(position));
  return again === undefined ? undefined : reason('duplicate', `position ${again} is named more than once`);
}

/** Whether each list that is given has one entry for each of the others'. */
export const beside = (of: readonly unknown[], ...lists: readonly (readonly unknown[] | undefined)[]): boolean =>
  lists.every((list) => list === undefined || list.length === of.length);

/** Whether all are positions in a list. */
export const within = (positions: readonly number[], of: readonly unknown[]): boolean =>
  strayPosition(positions, of.length) === undefined;

export const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
export const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
/** `[0, 1, …, n - 1]`. */
export function upTo(n: number): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < n; i++) numbers.push(i);
  return numbers;
}
