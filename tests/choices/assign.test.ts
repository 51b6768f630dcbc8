import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignChoice } from '../../effects/choices/assign.choice.ts';
import type { RequestOf } from '../../effects/choices/choice.ts';
import { conformance, refs, seeded, sequences, take } from './conformance.ts';

type Request = RequestOf<'assign'>;

const beside = (n: number) => fc.array(fc.integer({ min: -1, max: 3 }), { minLength: n, maxLength: n });
const requests: fc.Arbitrary<Request> = fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 3 })).chain(([n, m]) =>
  fc.record(
    {
      items: fc.constant(refs(n)),
      targets: fc.constant(refs(m)),
      allowed: fc.array(fc.subarray([...Array(m).keys()]), { minLength: n, maxLength: n }),
      min: fc.integer({ min: -1, max: 3 }),
      max: fc.integer({ min: -1, max: 6 }),
      capacity: beside(m),
      need: beside(m),
    },
    { requiredKeys: ['items', 'targets', 'min', 'max'] },
  ),
);

function* universe({ items, targets }: Request): Iterable<(number | null)[]> {
  yield* sequences([null, ...targets.keys()], items.length);
  yield* sequences([null], items.length + 1);
  if (items.length === 0) return;
  yield* sequences([null], items.length - 1);
  yield Array(items.length).fill(-1);
  yield Array(items.length).fill(targets.length);
}

function legal(request: Request, answer: readonly (number | null)[]): boolean {
  const { items, targets, allowed, min, max, capacity, need } = request;
  const placed = answer.filter((target) => target !== null);
  const load = (at: number): number => placed.filter((target) => target === at).length;
  return (
    answer.length === items.length &&
    placed.every((target) => target in targets) &&
    answer.every((target, item) => target === null || !allowed || allowed[item]?.includes(target)) &&
    placed.length >= min &&
    placed.length <= max &&
    placed.every((target) => load(target) <= (capacity?.[target] ?? items.length)) &&
    placed.every((target) => load(target) >= (need?.[target] ?? 0))
  );
}

const nowhere = (n: number): null[] => Array(n).fill(null);

conformance({
  shape: 'assign',
  requests,
  universe,
  legal,
  canonical: (_, answer) => answer,
  strict: {
    items: refs(4),
    targets: refs(3),
    allowed: [
      [0, 1, 2],
      [0, 1],
      [0, 1, 2],
      [0, 2],
    ],
    min: 2,
    max: 3,
    capacity: [2, 3, 1],
    need: [0, 2, 0],
  },
  length: 4,
  wrong: {
    'too few entries': [[0, 0, null], 'too-few'],
    'no entries': [[], 'too-few'],
    'too many entries': [[0, 0, null, null, null], 'too-many'],
    'too few assigned': [[0, null, null, null], 'too-few'],
    'nothing assigned': [[null, null, null, null], 'too-few'],
    'too many assigned': [[0, 1, 1, 0], 'too-many'],
    'a target before the first': [[-1, 0, null, null], 'not-a-candidate'],
    'a target after the last': [[3, 0, null, null], 'not-a-candidate'],
    'a target that the item may not go to': [[0, 2, null, null], 'not-a-candidate'],
    'a target over its capacity': [[0, 0, 0, null], 'limit'],
    'a target that needs more': [[0, 1, null, null], 'constraint'],
    'undefined for null': [[0, 0, undefined, null], 'malformed'],
    'a string as target': [[0, '0', null, null], 'malformed'],
    'a list as target': [[[0], [0], null, null], 'malformed'],
    'a hole': [Object.assign(new Array(4), { 0: 0, 1: 0 }), 'malformed'],
    'a number': [0, 'malformed'],
  },
  zero: [
    [{ items: [], targets: [], min: 0, max: 0 }, [[]]],
    [{ items: [], targets: refs(2), min: 0, max: 2 }, [[]]],
    [{ items: [], targets: refs(2), min: 1, max: 2 }, []],
    [{ items: refs(2), targets: [], min: 0, max: 2 }, [[null, null]]],
    [{ items: refs(2), targets: [], min: 1, max: 2 }, []],
  ],
  large: {
    request: { items: refs(60), targets: refs(60), min: 30, max: 30, capacity: refs(60).map(() => 1) },
    count: Number.POSITIVE_INFINITY,
    first: Array.from({ length: 10 }, (_, i) => [...Array(29).keys(), 29 + i, ...nowhere(30)]),
  },
});

describe('assign', () => {
  const list = (request: Request) => [...assignChoice.answers(request)];

  it('lists fewest first, then by target', () => {
    expect(list({ items: refs(2), targets: refs(2), min: 0, max: 2 })).toEqual([
      [null, null],
      [0, null],
      [1, null],
      [null, 0],
      [null, 1],
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
  });

  it('lets two block what needs two, or none', () => {
    expect(list({ items: refs(3), targets: refs(1), min: 0, max: 3, need: [2] })).toEqual([
      [null, null, null],
      [0, 0, null],
      [0, null, 0],
      [null, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('fills cells that hold one each', () => {
    const request = { items: refs(2), targets: refs(3), min: 2, max: 2, capacity: [1, 1, 1] };
    expect(list(request)).toEqual([
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 2],
      [2, 0],
      [2, 1],
    ]);
  });

  it('counts', () => {
    const count = (n: number, m: number, rest: Partial<Request> = {}) =>
      assignChoice.count({ items: refs(n), targets: refs(m), min: 0, max: n, ...rest });
    expect(count(8, 3)).toBe(4 ** 8);
    expect(count(12, 1, { min: 5, max: 5 })).toBe(792);
    expect(count(6, 6, { min: 6, capacity: Array(6).fill(1) })).toBe(720);
    // Rook placements on 8 × 8.
    expect(count(8, 8, { capacity: Array(8).fill(1) })).toBe(1_441_729);
    // Eight letters, none in its own envelope.
    const allowed = refs(8).map((_, i) => [...Array(8).keys()].filter((at) => at !== i));
    expect(count(8, 8, { min: 8, capacity: Array(8).fill(1), allowed })).toBe(14_833);
    // 20! times the coefficient of x^20 in (1 + x^3/3! + x^4/4! + …)^6.
    expect(count(20, 6, { min: 20, need: Array(6).fill(3) })).toBe(199_249_742_381_796);
    expect(count(3, 2, { min: 3, capacity: [1, 2] })).toBe(3);
    // Both of the first two to target 0, or none.
    expect(count(3, 2, { min: 3, need: [2, 0], allowed: [[0, 1], [0, 1], [1]] })).toBe(2);
    expect(count(60, 1, { min: 30, max: 30 })).toBe(Number.POSITIVE_INFINITY);
  });

  it('reaches the only answer without a search', () => {
    // Item i may go to i and all after it, and all must go: only the diagonal is left.
    const n = 24;
    const allowed = refs(n).map((_, i) => [...Array(n).keys()].filter((at) => at >= i));
    const request = { items: refs(n), targets: refs(n), min: n, max: n, capacity: Array(n).fill(1), allowed };
    expect(list(request)).toEqual([[...Array(n).keys()]]);
  });

  it('finds out that needs cannot be met', () => {
    // Seven items, all to go to targets that take two or three at a time: 2 + 2 + 3.
    const request = { items: refs(7), targets: refs(3), min: 7, max: 7, need: [2, 2, 3], capacity: [2, 2, 3] };
    expect(assignChoice.count(request)).toBe(210);
    expect(list(request).length).toBe(210);
    expect(list({ ...request, targets: refs(2), need: [4, 4], capacity: [6, 6] })).toEqual([]);
    expect(assignChoice.count({ ...request, targets: refs(2), need: [4, 4], capacity: [6, 6] })).toBe(0);
  });

  it('draws a legal answer where counting is too costly', () => {
    const n = 30;
    const allowed = refs(n).map((_, i) => [...Array(n).keys()].filter((at) => (at * at + i) % 3 > 0));
    const request = { items: refs(n), targets: refs(n), min: 20, max: n, capacity: Array(n).fill(1), allowed };
    for (let seed = 0; seed < 5; seed++)
      expect(assignChoice.validate(request, assignChoice.sample(request, seeded(seed)))).toBe(true);
    expect(take(assignChoice.answers(request), 10).length).toBe(10);
  });

  it('draws a legal answer also where needs make dead ends', () => {
    // Seventeen items, the last seven to the first targets only, to targets that take three or four:
    // twice four and three times three. Four times four is no way to begin, nor is a late start of a late target.
    const allowed = refs(17).map((_, i) => [...Array(8).keys()].filter((at) => at !== i % 8 && (i < 10 || at < 3)));
    const bounds = { min: 17, max: 17, need: Array(8).fill(3), capacity: Array(8).fill(4) };
    const request = { items: refs(17), targets: refs(8), allowed, ...bounds };
    for (let seed = 0; seed < 20; seed++)
      expect(assignChoice.validate(request, assignChoice.sample(request, seeded(seed)))).toBe(true);
    for (const answer of take(assignChoice.answers(request), 20))
      expect(assignChoice.validate(request, answer)).toBe(true);
  });

  it('says what was expected', () => {
    const request = { items: refs(3), targets: refs(2), min: 1, max: 3, capacity: [1, 3], need: [0, 2] };
    expect(assignChoice.validate(request, [0, 0, null])).toEqual({
      code: 'limit',
      detail: 'expected at most 1 item at target 0, got 2',
    });
    expect(assignChoice.validate(request, [1, null, null])).toEqual({
      code: 'constraint',
      detail: 'expected none or at least 2 items at target 1, got 1',
    });
    expect(assignChoice.words(request)).toBe('Assign 1 to 3 of 3 items to 2 targets.');
    expect(assignChoice.words({ ...request, min: 0, max: 1 })).toBe('Assign up to 1 of 3 items to 2 targets.');
  });
});
