import { resultOf } from '../flow/results.ts';
import { type Reason, reason } from '../reason.ts';
import { refs } from '../save/check-refs.ts';
import { integer, list, maybe, record, text, yes } from '../save/plain-checks.ts';
import type { Ref } from '../state/refs.ts';
import { positions } from './answer-schemas.ts';
import type { ChoiceDescription } from './choice.ts';
import { choose, saturated, type Tree } from './enumerate.ts';
import { classesOf, makePool, type Pool, poolsOf } from './picks.ts';
import {
  ascending,
  beside,
  defineTree,
  isReason,
  type ReadingShape,
  readIntegers,
  repeatedPosition,
  span,
  strayPosition,
  tooFew,
  total,
  upTo,
} from './reading.ts';
import { refsAt } from './result.ts';

/** `min` to `max` of the candidates. Lists beside `candidates` have one entry for each. */
export interface Request {
  readonly candidates: readonly Ref[];
  readonly min: number;
  readonly max: number;
  /** Of candidates whose faces the player does not see he is shown the name, not which card it is. */
  readonly byName?: true;
  /** No two picks may be of one group: "with different names", "one of each". */
  readonly groups?: readonly string[];
  /** All picks must share one value: "of the same owner". */
  readonly same?: readonly string[];
  /** Whole numbers that `sum` bounds. */
  readonly weights?: readonly number[];
  /** Bounds of the picks' total weight; without picks it is 0. */
  readonly sum?: { readonly min?: number; readonly max?: number };
}

/** Positions of the picks, in any order. */
export type Answer = readonly number[];

/** Constraints of a request, besides its bounds. */
type Constraints = Omit<Request, 'candidates' | 'min' | 'max'>;

/** A request with its bounds cut to what can be picked under `groups` and `same` (`sum` is not looked at). */
export function clampSelect(
  candidates: readonly Ref[],
  min: number,
  max: number,
  constraints: Constraints = {},
): Request {
  const { groups, same } = constraints;
  const sizes = classesOf(upTo(candidates.length), same).map((members) =>
    groups ? classesOf(members, groups).length : members.length,
  );
  const most = Math.max(0, ...sizes);
  return { candidates, min: Math.min(min, most), max: Math.min(max, most), ...constraints };
}

const weightOf = ({ weights }: Request, picks: Answer): number => total(picks.map((pick) => weights?.[pick] ?? 0));

const bounded = ({ min, max }: NonNullable<Request['sum']>): string =>
  min === undefined ? `at most ${max}` : max === undefined ? `at least ${min}` : span(min, max);

function broken(request: Request, picks: Answer): Reason | undefined {
  const { groups, same, sum } = request;
  if (groups && classesOf(picks, groups).length < picks.length)
    return reason('constraint', 'expected picks of different groups');
  if (same && classesOf(picks, same).length > 1) return reason('constraint', 'expected picks that are all of one kind');
  if (!sum) return undefined;
  const got = weightOf(request, picks);
  return got < (sum.min ?? got) || got > (sum.max ?? got)
    ? reason('sum', `expected a total of ${bounded(sum)}, got ${got}`)
    : undefined;
}

function read(request: Request, value: unknown): Answer | Reason {
  const { candidates, min, max } = request;
  const picks = readIntegers(value, Math.min(max, candidates.length), 'position');
  if (isReason(picks)) return picks;
  const wrong =
    strayPosition(picks, candidates.length) ??
    repeatedPosition(picks) ??
    (picks.length < min ? tooFew(min, picks.length, 'position') : undefined) ??
    broken(request, picks);
  return wrong ?? ascending(picks);
}

interface Node {
  readonly pool: Pool;
  /** The next pick is of this unit or a later one. */
  readonly unit: number;
  readonly left: number;
  readonly sum: number;
  readonly picks: Answer;
}

/** Smaller sets first; those of one size by `same`, then by position, or by group where there are groups. */
function tree(request: Request): Tree<Node, Answer> {
  const { candidates, min, max, weights } = request;
  const pools = poolsOf(request);
  const none = makePool(request, []);
  const ways = ({ pool, unit, left, sum }: Node): number => pool.ways(unit, left, sum);
  return {
    ways,
    answer: ({ left, picks }) => (left === 0 ? ascending(picks) : null),
    *roots() {
      for (let left = Math.max(0, min); left <= Math.min(max, candidates.length); left++)
        for (const pool of left === 0 ? [none] : pools) {
          const root = { pool, unit: 0, left, sum: 0, picks: [] };
          if (ways(root) > 0) yield root;
        }
    },
    *children({ pool, unit, left, sum, picks }) {
      for (let at = unit; at <= pool.units.length - left; at++)
        for (const pick of pool.units[at] ?? []) {
          const child = {
            pool,
            unit: at + 1,
            left: left - 1,
            sum: sum + (weights?.[pick] ?? 0),
            picks: [...picks, pick],
          };
          if (ways(child) > 0) yield child;
        }
    },
  };
}

/** The labels without what they say: equal ones stay equal. */
const numbered = (labels: readonly string[]): string[] => {
  const known = [...new Set(labels)];
  return labels.map((label) => `${known.indexOf(label)}`);
};

function words(request: Request): string {
  const { candidates, min, max, groups, same, sum } = request;
  const many = min > 0 ? span(min, max) : max < candidates.length ? `up to ${max}` : 'any number';
  return [
    `Choose ${many} of ${candidates.length}`,
    ...(groups ? ['no two of one group'] : []),
    ...(same ? ['all of one kind'] : []),
    ...(sum ? [`with a total of ${bounded(sum)}`] : []),
  ]
    .join(', ')
    .concat('.');
}

const byTree = defineTree<Request, Answer, Node>({
  name: 'select',
  read,
  tree,
  result: ({ candidates }, picks) => resultOf(refsAt(candidates, picks)),
  redact: ({ candidates, min, max, groups, same, weights, sum }, show) => ({
    candidates: candidates.map((ref) => show(ref)),
    min,
    max,
    ...(groups ? { groups: numbered(groups) } : {}),
    ...(same ? { same: numbered(same) } : {}),
    ...(weights ? { weights } : {}),
    ...(sum ? { sum } : {}),
  }),
  words,
});

/** Most requests put no constraint on what is picked together: they need no tree to be counted. */
const isFree = ({ groups, same, sum }: Request): boolean => !groups && !same && !sum;

function countFree({ candidates, min, max }: Request): number {
  let count = 0;
  for (let k = Math.max(0, min); k <= Math.min(max, candidates.length); k++) count += choose(candidates.length, k);
  return saturated(count);
}

/** Answers that pick one, or none before that, in the tree's order; made only as they are asked for. */
class Singles implements Iterable<Answer> {
  private readonly request: Request;

  constructor(request: Request) {
    this.request = request;
  }

  [Symbol.iterator](): Iterator<Answer, undefined> {
    const { candidates, min } = this.request;
    let at = min <= 0 ? -1 : 0;
    return {
      next() {
        if (at >= candidates.length) return { done: true, value: undefined };
        const value = at < 0 ? [] : [at];
        at += 1;
        return { done: false, value };
      },
    };
  }
}

export const selectChoice: ReadingShape<Request, Answer> = {
  ...byTree,
  count: (request) => (isFree(request) ? countFree(request) : byTree.count(request)),
  answers: (request) =>
    isFree(request) && request.max === 1 && request.min <= 1 ? new Singles(request) : byTree.answers(request),
};

export const describeSelectChoice = (): ChoiceDescription<Request> => ({
  request: {
    candidates: refs,
    min: integer,
    max: integer,
    byName: maybe(yes),
    groups: maybe(list(text)),
    same: maybe(list(text)),
    weights: maybe(list(integer)),
    sum: maybe(record<NonNullable<Request['sum']>>({ min: maybe(integer), max: maybe(integer) })),
  },
  agrees: ({ candidates, groups, same, weights }) => beside(candidates, groups, same, weights),
  schema: positions,
});
