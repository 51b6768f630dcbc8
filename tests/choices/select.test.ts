import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RequestOf } from '../../effects/choices/choice.ts';
import { clampSelect, selectChoice } from '../../effects/choices/select.choice.ts';
import { conformance, refs, seeded, sequences, take } from './conformance.ts';

type Request = RequestOf<'select'>;

const labels = (n: number) => fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: n, maxLength: n });
const requests: fc.Arbitrary<Request> = fc.nat({ max: 6 }).chain((n) =>
  fc.record(
    {
      candidates: fc.constant(refs(n)),
      min: fc.integer({ min: -1, max: 4 }),
      max: fc.integer({ min: -1, max: 7 }),
      groups: labels(n),
      same: labels(n),
      weights: fc.array(fc.integer({ min: -2, max: 4 }), { minLength: n, maxLength: n }),
      sum: fc.record(
        { min: fc.integer({ min: -2, max: 6 }), max: fc.integer({ min: -1, max: 8 }) },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ['candidates', 'min', 'max'] },
  ),
);

function* universe({ candidates }: Request): Iterable<number[]> {
  const n = candidates.length;
  for (let set = 0; set < 2 ** n; set++) {
    const picks = [...candidates.keys()].filter((at) => (set >> at) % 2 === 1);
    yield picks;
    yield picks.toReversed();
  }
  if (n > 3) return;
  for (let length = 0; length <= n + 1; length++)
    yield* sequences(
      Array.from({ length: n + 2 }, (_, i) => i - 1),
      length,
    );
}

function legal({ candidates, min, max, groups, same, weights, sum }: Request, picks: readonly number[]): boolean {
  const total = picks.reduce((got, pick) => got + (weights?.[pick] ?? 0), 0);
  return (
    picks.every((pick) => pick in candidates) &&
    picks.every((pick, i) => picks.every((other, j) => i === j || pick !== other)) &&
    picks.length >= min &&
    picks.length <= max &&
    picks.every((pick, i) => picks.every((other, j) => i === j || !groups || groups[pick] !== groups[other])) &&
    picks.every((pick) => !same || same[pick] === same[picks[0] ?? pick]) &&
    (sum?.min === undefined || total >= sum.min) &&
    (sum?.max === undefined || total <= sum.max)
  );
}

const first30 = Array.from({ length: 30 }, (_, i) => i);

conformance({
  shape: 'select',
  requests,
  universe,
  legal,
  canonical: (_, picks) => picks.toSorted((a, b) => a - b),
  strict: {
    candidates: refs(5),
    min: 2,
    max: 3,
    groups: ['a', 'a', 'b', 'c', 'd'],
    same: ['x', 'x', 'x', 'x', 'y'],
    weights: [1, 1, 2, 3, 1],
    sum: { min: 3, max: 4 },
  },
  length: 3,
  wrong: {
    'too few picks': [[0], 'too-few'],
    'no picks': [[], 'too-few'],
    'too many picks': [[0, 2, 3, 4], 'too-many'],
    'more picks than candidates': [[0, 1, 2, 3, 4, 5], 'too-many'],
    'a pick before the first': [[-1, 2], 'not-a-candidate'],
    'a pick after the last': [[0, 5], 'not-a-candidate'],
    'a pick twice': [[2, 2], 'duplicate'],
    'two of one group': [[0, 1], 'constraint'],
    'two kinds': [[0, 4], 'constraint'],
    'too little in total': [[], 'too-few'],
    'too much in total': [[2, 3], 'sum'],
    'a number': [2, 'malformed'],
    'a list in the list': [[[0], [2]], 'malformed'],
  },
  zero: [
    [{ candidates: [], min: 0, max: 0 }, [[]]],
    [{ candidates: [], min: 0, max: 3, groups: [], same: [], weights: [] }, [[]]],
    [{ candidates: [], min: 1, max: 1 }, []],
    [{ candidates: [], min: 0, max: 1, sum: { min: 1 } }, []],
  ],
  large: {
    request: { candidates: refs(60), min: 30, max: 30 },
    count: Number.POSITIVE_INFINITY,
    first: Array.from({ length: 10 }, (_, i) => [...first30.slice(0, 29), 29 + i]),
  },
});

describe('select', () => {
  const count = (request: Omit<Request, 'candidates'> & { n: number }): number => {
    const { n, ...rest } = request;
    return selectChoice.count({ candidates: refs(n), ...rest });
  };
  const list = (request: Request) => [...selectChoice.answers(request)];

  it('lists smaller sets first, then by position', () => {
    expect(list({ candidates: refs(3), min: 0, max: 2 })).toEqual([[], [0], [1], [2], [0, 1], [0, 2], [1, 2]]);
  });

  it('counts subsets', () => {
    expect(count({ n: 12, min: 5, max: 5 })).toBe(792);
    expect(list({ candidates: refs(12), min: 5, max: 5 }).length).toBe(792);
    expect(count({ n: 12, min: 0, max: 12 })).toBe(4096);
    expect(count({ n: 56, min: 28, max: 28 })).toBe(7648690600760440);
    expect(count({ n: 57, min: 28, max: 28 })).toBe(Number.POSITIVE_INFINITY);
    expect(count({ n: 52, min: 0, max: 52 })).toBe(2 ** 52);
    expect(count({ n: 5000, min: 2500, max: 2500 })).toBe(Number.POSITIVE_INFINITY);
  });

  it('takes one of each group', () => {
    const request = { candidates: refs(4), min: 2, max: 2, groups: ['a', 'b', 'a', 'c'] };
    // By group: a (0, 2), b (1), c (3).
    expect(list(request)).toEqual([
      [0, 1],
      [0, 3],
      [1, 2],
      [2, 3],
      [1, 3],
    ]);
    expect(count({ n: 60, min: 20, max: 20, groups: refs(60).map((_, i) => `${i % 20}`) })).toBe(3 ** 20);
  });

  it('takes all of one kind', () => {
    const same = ['ann', 'bob', 'ann', 'bob'];
    expect(list({ candidates: refs(4), min: 0, max: 2, same })).toEqual([[], [0], [2], [1], [3], [0, 2], [1, 3]]);
  });

  it('keeps to a sum', () => {
    const weights = [3, 1, 2, 4];
    expect(list({ candidates: refs(4), min: 1, max: 4, weights, sum: { min: 4, max: 4 } })).toEqual([[3], [0, 1]]);
    expect(list({ candidates: refs(4), min: 0, max: 4, weights, sum: { min: 8 } })).toEqual([
      [0, 1, 3],
      [0, 2, 3],
      [0, 1, 2, 3],
    ]);
    expect(list({ candidates: refs(3), min: 0, max: 3, weights: [2, -2, 1], sum: { max: -1 } })).toEqual([[1], [1, 2]]);
  });

  it('counts with a sum what no list could hold', () => {
    // Among 0..39 with their position as weight: pairs with a total of 39 are 20.
    const weights = refs(40).map((_, i) => i);
    expect(count({ n: 40, min: 2, max: 2, weights, sum: { min: 39, max: 39 } })).toBe(20);
    // All subsets of 50 that weigh 1 each and at least 25: half of all, and half of those with exactly 25.
    const half = 2 ** 49 + 126410606437752 / 2;
    expect(count({ n: 50, min: 0, max: 50, weights: refs(50).map(() => 1), sum: { min: 25 } })).toBe(half);
  });

  it('finds the few sets under a tight sum at once', () => {
    const weights = refs(60).map((_, i) => i);
    const sum = { min: 1335, max: 1335 };
    // 30 to 59 weigh 1335: no other 30 weigh so much.
    const request = { candidates: refs(60), min: 30, max: 30, weights, sum };
    expect(list(request)).toEqual([Array.from({ length: 30 }, (_, i) => i + 30)]);
    const powers = { candidates: refs(40), min: 0, max: 40, weights: refs(40).map((_, i) => 2 ** (39 - i)) };
    expect(list({ ...powers, sum: { min: 5, max: 5 } })).toEqual([[37, 39]]);
    expect(selectChoice.count({ ...powers, sum: { min: 2 ** 39 } })).toBe(2 ** 39);
  });

  it('draws nearly evenly where the count is not exact', () => {
    const request = { candidates: refs(60), min: 30, max: 30 };
    const hits = refs(60).map(() => 0);
    for (let seed = 0; seed < 400; seed++)
      for (const pick of selectChoice.sample(request, seeded(seed * 7919))) hits[pick] = (hits[pick] ?? 0) + 1;
    expect(hits.reduce((sum, n) => sum + n, 0)).toBe(12_000);
    for (const n of hits) expect(Math.abs(n - 200)).toBeLessThan(60);
  });

  it('is lazy with ten thousand candidates', () => {
    const request = { candidates: refs(10_000), min: 1, max: 2 };
    expect(selectChoice.count(request)).toBe(10_000 + 49_995_000);
    expect(take(selectChoice.answers(request), 2)).toEqual([[0], [1]]);
  });

  it('counts under constraints with ten thousand candidates', () => {
    const weights = refs(10_000).map((_, i) => i % 2);
    expect(count({ n: 10_000, min: 2, max: 2, weights, sum: { min: 1, max: 1 } })).toBe(5000 * 5000);
    // One pair of all is of one group.
    const groups = refs(10_000).map((_, i) => `${i % 9999}`);
    expect(count({ n: 10_000, min: 2, max: 2, groups })).toBe(49_995_000 - 1);
  });

  it('clamps to what can be picked', () => {
    const candidates = refs(5);
    expect(clampSelect(candidates, 2, 3)).toEqual({ candidates, min: 2, max: 3 });
    expect(clampSelect(candidates, 7, 9)).toEqual({ candidates, min: 5, max: 5 });
    expect(clampSelect([], 1, 1)).toEqual({ candidates: [], min: 0, max: 0 });
    const groups = ['a', 'a', 'b', 'b', 'c'];
    expect(clampSelect(candidates, 4, 5, { groups })).toEqual({ candidates, min: 3, max: 3, groups });
    const same = ['x', 'x', 'x', 'y', 'y'];
    expect(clampSelect(candidates, 1, 5, { same })).toEqual({ candidates, min: 1, max: 3, same });
    expect(clampSelect(candidates, 1, 5, { same, groups })).toEqual({ candidates, min: 1, max: 2, same, groups });
  });

  it('says what was expected', () => {
    const request = { candidates: refs(3), min: 2, max: 2, weights: [1, 2, 3], sum: { min: 4 } };
    expect(selectChoice.validate(request, [0])).toEqual({
      code: 'too-few',
      detail: 'expected at least 2 positions, got 1',
    });
    expect(selectChoice.validate(request, [0, 3])).toEqual({
      code: 'not-a-candidate',
      detail: 'expected positions from 0 to 2, got 3',
    });
    expect(selectChoice.validate(request, [0, 1])).toEqual({
      code: 'sum',
      detail: 'expected a total of at least 4, got 3',
    });
  });

  it('hides what groups are called', () => {
    const shown = selectChoice.redact(
      { candidates: refs(3), min: 1, max: 1, groups: ['dragon', 'elf', 'dragon'], same: ['b', 'b', 'a'] },
      () => 'card',
    );
    expect(shown).toEqual({
      candidates: ['card', 'card', 'card'],
      min: 1,
      max: 1,
      groups: ['0', '1', '0'],
      same: ['0', '0', '1'],
    });
  });

  it.each<[Omit<Request, 'candidates'>, string]>([
    [{ min: 2, max: 2 }, 'Choose 2 of 4.'],
    [{ min: 1, max: 2 }, 'Choose 1 to 2 of 4.'],
    [{ min: 0, max: 2 }, 'Choose up to 2 of 4.'],
    [{ min: 0, max: 4 }, 'Choose any number of 4.'],
    [{ min: 1, max: 1, groups: [], same: [] }, 'Choose 1 of 4, no two of one group, all of one kind.'],
    [{ min: 0, max: 4, sum: { min: 4 } }, 'Choose any number of 4, with a total of at least 4.'],
    [{ min: 0, max: 4, sum: { max: 4 } }, 'Choose any number of 4, with a total of at most 4.'],
    [{ min: 0, max: 4, sum: { min: 1, max: 4 } }, 'Choose any number of 4, with a total of 1 to 4.'],
  ])('says %j as words', (request, words) => {
    expect(selectChoice.words({ candidates: refs(4), ...request })).toBe(words);
  });
});
