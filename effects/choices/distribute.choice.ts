import { type Reason, reason } from '../reason.ts';
import { refs } from '../save/check-refs.ts';
import { count, integer, list, maybe, record, yes } from '../save/plain-checks.ts';
import type { Ref } from '../state/refs.ts';
import { amounts } from './answer-schemas.ts';
import type { ChoiceDescription } from './choice.ts';
import { choose, type Draw, memo2, type Tree } from './enumerate.ts';
import { beside, defineTree, isReason, plural, readAmounts } from './reading.ts';
import { sharedResult } from './result.ts';

/** An amount, given out over recipients. */
export interface Request {
  readonly recipients: readonly Ref[];
  /** What the player does not see is shown to him by name, not by its place. */
  readonly byName?: true;
  readonly total: number;
  /** What each must get at least (one bound for all), and may get at most (one bound beside each). */
  readonly each?: { readonly min?: number; readonly max?: readonly number[] };
  /** Not all need be given. */
  readonly upTo?: true;
}

/** Amounts beside the recipients. */
export type Answer = readonly number[];

const least = ({ each }: Request): number => Math.max(0, each?.min ?? 0);
const most = ({ each }: Request, at: number): number => each?.max?.[at] ?? Number.POSITIVE_INFINITY;

function read(request: Request, value: unknown): Answer | Reason {
  const { recipients, total, upTo } = request;
  const given = readAmounts(value, recipients.length, 'amount');
  if (isReason(given)) return given;
  const low = least(request);
  let sum = 0;
  for (const [at, amount] of given.entries()) {
    const high = Math.min(most(request, at), total);
    if (amount < low || amount > high)
      return reason('out-of-range', `expected ${low} to ${high} for the recipient at ${at}, got ${amount}`);
    sum += amount;
    if (sum > total) break;
  }
  if (sum === total || (sum < total && upTo)) return given;
  return reason('sum', `expected ${upTo ? 'at most ' : ''}${total} in total, got ${sum > total ? 'more' : sum}`);
}

/** Larger totals are drawn without counting. */
const COSTLY = 2_000;

interface Node {
  readonly left: number;
  /** Amounts so far. */
  readonly given: Answer;
}

/**
 * What is kept back counts as given to one more recipient, the first. In falling order of amounts: all that can
 * be kept back is, then the first recipients get as much as they can.
 * Counting costs recipients × total × the largest bound, or one formula where the upper bounds do not bind.
 */
function tree(request: Request): Tree<Node, Answer> {
  const { recipients, total, upTo } = request;
  const kept = upTo ? [{ low: 0, high: total }] : [];
  const bounds = [
    ...kept,
    ...recipients.map((_, at) => ({ low: least(request), high: Math.min(most(request, at), total) })),
  ];
  const possible = bounds.every(({ low, high }) => low <= high);
  /** Beside each recipient, and after the last: what it and all after it get at least and at most; narrowest range. */
  const after = [{ low: 0, high: 0, width: Number.POSITIVE_INFINITY }];
  for (const { low, high } of bounds.toReversed()) {
    const next = after[0] ?? { low: 0, high: 0, width: 0 };
    after.unshift({ low: next.low + low, high: next.high + high, width: Math.min(next.width, high - low) });
  }
  const rest = (at: number) => after[at] ?? { low: 0, high: 0, width: 0 };
  const range = (at: number, left: number): { low: number; high: number } => {
    const { low = 0, high = 0 } = bounds[at] ?? {};
    return { low: Math.max(low, left - rest(at + 1).high), high: Math.min(high, left - rest(at + 1).low) };
  };
  const waysFrom = (at: number, left: number): number => {
    const spare = left - rest(at).low;
    if (spare < 0 || left > rest(at).high) return 0;
    if (at === bounds.length) return 1;
    // With no upper bound in the way: `spare` ones and `bounds.length - at - 1` bars between recipients.
    const bars = bounds.length - at - 1;
    return rest(at).width >= spare ? choose(spare + bars, bars) : summed(at, left);
  };
  const summed = memo2((at, left) => {
    const { low, high } = range(at, left);
    let count = 0;
    for (let amount = low; amount <= high; amount++) count += waysFrom(at + 1, left - amount);
    return count;
  });
  const child = ({ left, given }: Node, amount: number): Node => ({ left: left - amount, given: [...given, amount] });
  /** All amounts of the next recipient are equally likely, which favours the first ones. */
  const step = ({ left, given }: Node, draw: Draw): Node => {
    const { low, high } = range(given.length, left);
    return child({ left, given }, low + draw(high - low + 1));
  };
  return {
    ...(total > COSTLY ? { step } : {}),
    roots: () => (possible && rest(0).low <= total && total <= rest(0).high ? [{ left: total, given: [] }] : []),
    answer: ({ given }) => (given.length === bounds.length ? given.slice(kept.length) : null),
    ways: ({ given, left }) => waysFrom(given.length, left),
    *children(node) {
      const { low, high } = range(node.given.length, node.left);
      for (let amount = high; amount >= low; amount--) yield child(node, amount);
    },
  };
}

export const distributeChoice = defineTree<Request, Answer, Node>({
  name: 'distribute',
  read,
  tree,
  result: ({ recipients }, shares) => sharedResult(recipients, shares),
  redact: ({ recipients, total, each, upTo }, show) => ({
    recipients: recipients.map((ref) => show(ref)),
    total,
    ...(each ? { each } : {}),
    ...(upTo ? { upTo } : {}),
  }),
  words: (request) =>
    `Distribute ${request.upTo ? 'up to ' : ''}${request.total} among ${plural(request.recipients.length, 'recipient')}` +
    `${least(request) > 0 ? `, at least ${least(request)} each` : ''}.`,
});

export const describeDistributeChoice = (): ChoiceDescription<Request> => ({
  request: {
    recipients: refs,
    byName: maybe(yes),
    total: count,
    each: maybe(record<NonNullable<Request['each']>>({ min: maybe(integer), max: maybe(list(integer)) })),
    upTo: maybe(yes),
  },
  agrees: ({ recipients, each }) => beside(recipients, each?.max),
  schema: amounts,
});
