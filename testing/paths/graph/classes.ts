import type { Answer, Request } from '../../../effects/choices/choice.ts';
import type { OpenRequest } from '../../../effects/rules/open-requests.ts';
import { drawFrom } from '../../draw.ts';

/** Answers that stand for all of a request's, where those are too many to try. */
export interface Classes {
  readonly answers: readonly Answer[];
  /** How many there are; more than `answers` where only some stand for all. */
  readonly of: number;
}

/** The first answers in order, and as many at random, besides those that are made for the shape. */
const SOME = 6;

/**
 * All answers, where there are at most so many; else those at the edges: the least, the most, each single pick, all to
 * one, bounds of sums, the first ones in order and some at random. All of them are legal.
 */
export function classesOf(open: OpenRequest, most: number): Classes {
  const listed = first(open.answers, most + 1);
  if (listed.length <= most) return { answers: listed, of: listed.length };
  const draw = drawFrom(1);
  const random = Array.from({ length: SOME }, () => open.random(draw));
  const made = [
    open.fallback,
    ...edgesOf(open.request).filter((answer) => open.accepts(answer) === true),
    ...listed.slice(0, SOME),
    ...random,
  ];
  const answers = [...new Map(made.map((answer) => [JSON.stringify(answer), answer])).values()];
  return { answers: answers.slice(0, Math.max(most, SOME)), of: open.count };
}

function first(answers: Iterable<Answer>, most: number): readonly Answer[] {
  const got: Answer[] = [];
  for (const answer of answers) {
    if (got.length >= most) break;
    got.push(answer);
  }
  return got;
}

/** Answers at the edges of what a shape allows; some may not be legal. */
function edgesOf(request: Request): readonly Answer[] {
  switch (request.shape) {
    case 'select':
      return selections(request);
    case 'number': {
      const { min, max, step = 1 } = request;
      return [min, min + step, max - step, max].filter((n) => n >= min && n <= max);
    }
    case 'arrange':
      return arrangements(request);
    case 'distribute':
      return distributions(request);
    case 'assign':
      return assignments(request);
    case 'pay':
    case 'act':
      return [];
  }
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

type Of<S extends Request['shape']> = Extract<Request, { shape: S }>;

/** None, each alone, the fewest and the most from both ends, and those with the smallest and the largest sums. */
function selections({ candidates, min, max, weights }: Of<'select'>): readonly Answer[] {
  const all = upTo(candidates.length);
  const heavy = weights ? [...all].sort((a, b) => (weights[a] ?? 0) - (weights[b] ?? 0)) : all;
  const sizes = [...new Set([min, Math.min(min + 1, max), max])];
  const ends = sizes.flatMap((n) => [
    heavy.slice(0, n).sort((a, b) => a - b),
    heavy.slice(heavy.length - n).sort((a, b) => a - b),
  ]);
  return [[], ...ends, ...all.map((at) => [at])];
}

/** All in each pile, forwards and backwards, and each item first. */
function arrangements({ items, piles }: Of<'arrange'>): readonly Answer[] {
  const all = upTo(items.length);
  const inPile = (pile: number, order: readonly number[]): Answer => piles.map((_, i) => (i === pile ? order : []));
  return piles.flatMap((_, pile) => [
    inPile(pile, all),
    inPile(pile, [...all].reverse()),
    ...all.map((at) => inPile(pile, [at, ...all.filter((other) => other !== at)])),
  ]);
}

/** Everything to one, and what is over to one where each must get something. */
function distributions({ recipients, total, each }: Of<'distribute'>): readonly Answer[] {
  const least = each?.min ?? 0;
  const left = total - least * recipients.length;
  return recipients.flatMap((_, i) => [
    recipients.map((_, k) => (k === i ? total : 0)),
    recipients.map((_, k) => least + (k === i ? left : 0)),
  ]);
}

/** Nothing anywhere, each item alone to each target, and all to one target. */
function assignments({ items, targets }: Of<'assign'>): readonly Answer[] {
  const all = upTo(targets.length);
  return [
    items.map(() => null),
    ...all.map((target) => items.map(() => target)),
    ...all.flatMap((target) => items.map((_, i) => items.map((_, k) => (k === i ? target : null)))),
  ];
}
