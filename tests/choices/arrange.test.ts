import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeChoice } from '../../effects/choices/arrange.choice.ts';
import type { RequestOf } from '../../effects/choices/choice.ts';
import { conformance, refs, seeded, take } from './conformance.ts';

type Request = RequestOf<'arrange'>;
type Pile = Request['piles'][number];

const pile = (name: string, min: number, max: number, ordered: boolean): Pile => ({ name, min, max, ordered });
const scry = (n: number): Request => ({
  items: refs(n),
  piles: [pile('top', 0, n, true), pile('bottom', 0, n, true)],
});

/** All ways to lay some of `items` (each at most once) into `piles` piles, in every order. */
function* layouts(items: readonly number[], piles: number): Iterable<number[][]> {
  const [item, ...rest] = items;
  if (item === undefined) {
    yield Array.from({ length: piles }, () => []);
    return;
  }
  for (const layout of layouts(rest, piles)) {
    yield layout;
    for (const [at, lain] of layout.entries())
      for (let i = 0; i <= lain.length; i++) yield layout.with(at, lain.toSpliced(i, 0, item));
  }
}

function* universe({ items, piles }: Request): Iterable<number[][]> {
  const all = [...items.keys()];
  yield* layouts(all, piles.length);
  if (items.length > 2) return;
  yield* layouts(all, piles.length + 1);
  yield* layouts([...all, items.length], piles.length);
  yield* layouts([...all, -1], piles.length);
  yield* layouts([...all, ...all], piles.length);
}

const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);

conformance({
  shape: 'arrange',
  requests: fc.record({
    items: fc.nat({ max: 4 }).map(refs),
    piles: fc.array(
      fc.record(
        {
          name: fc.constantFrom('top', 'bottom'),
          min: fc.integer({ min: -1, max: 2 }),
          max: fc.integer({ min: -1, max: 4 }),
          ordered: fc.boolean(),
          only: fc.uniqueArray(fc.nat({ max: 3 }), { maxLength: 3 }),
        },
        { requiredKeys: ['name', 'min', 'max', 'ordered'] },
      ),
      { maxLength: 3 },
    ),
  }),
  universe,
  legal: ({ items, piles }: Request, lists) =>
    lists.length === piles.length &&
    JSON.stringify(sorted(lists.flat())) === JSON.stringify([...items.keys()]) &&
    piles.every(({ min, max, only }, at) => {
      const lain = lists[at] ?? [];
      return lain.length >= min && lain.length <= max && lain.every((item) => !only || only.includes(item));
    }),
  canonical: ({ piles }, lists) => lists.map((list, at) => (piles[at]?.ordered ? list : sorted(list))),
  strict: { items: refs(4), piles: [pile('top', 1, 3, true), pile('bottom', 0, 2, false), pile('out', 0, 1, false)] },
  length: 3,
  wrong: {
    'too few piles': [
      [
        [0, 1],
        [2, 3],
      ],
      'too-few',
    ],
    'no piles': [[], 'too-few'],
    'too many piles': [[[0], [1], [2], [3]], 'too-many'],
    'a pile with too few': [[[], [0, 1], [2]], 'too-few'],
    'a pile with too many': [[[0], [1, 2, 3], []], 'too-many'],
    'a pile with more than all items': [[[0, 1, 2, 3, 0], [], []], 'too-many'],
    'an item nowhere': [[[0], [1, 2], []], 'too-few'],
    'an item in two piles': [[[0, 1], [1, 2], [3]], 'duplicate'],
    'an item twice in a pile': [[[0, 0], [1, 2], [3]], 'duplicate'],
    'an item before the first': [[[-1, 0], [1, 2], [3]], 'not-a-candidate'],
    'an item after the last': [[[0, 4], [1, 2], [3]], 'not-a-candidate'],
    'a pile that is a number': [[0, [1, 2], [3]], 'malformed'],
    'a pile that is null': [[[0], null, [3]], 'malformed'],
    'a pile with a hole': [[[0], new Array(2), [3]], 'malformed'],
    'a flat list': [[0, 1, 2], 'malformed'],
  },
  zero: [
    [{ items: [], piles: [] }, [[]]],
    [scry(0), [[[], []]]],
    [{ items: [], piles: [pile('top', 1, 1, true)] }, []],
    [{ items: refs(1), piles: [] }, []],
  ],
  large: {
    request: { items: refs(60), piles: [pile('left', 30, 30, false), pile('right', 30, 30, false)] },
    count: Number.POSITIVE_INFINITY,
    first: Array.from({ length: 10 }, (_, i) => {
      const left = [...Array(29).keys(), 29 + i];
      return [left, [...Array(60).keys()].filter((at) => !left.includes(at))];
    }),
  },
});

describe('arrange', () => {
  it('lists a scry of two: leaving all as it lies first', () => {
    expect([...arrangeChoice.answers(scry(2))]).toEqual([
      [[0, 1], []],
      [[1, 0], []],
      [[0], [1]],
      [[1], [0]],
      [[], [0, 1]],
      [[], [1, 0]],
    ]);
  });

  it('lists piles without order once', () => {
    const piles = [pile('left', 1, 3, false), pile('right', 1, 3, false)];
    expect([...arrangeChoice.answers({ items: refs(3), piles })]).toEqual([
      [[0, 1], [2]],
      [[0, 2], [1]],
      [[1, 2], [0]],
      [[0], [1, 2]],
      [[1], [0, 2]],
      [[2], [0, 1]],
    ]);
  });

  it('counts', () => {
    const one = (n: number, ordered: boolean) =>
      arrangeChoice.count({ items: refs(n), piles: [pile('order', n, n, ordered)] });
    expect(one(5, true)).toBe(120);
    expect(one(5, false)).toBe(1);
    expect(one(18, true)).toBe(6402373705728000);
    expect(one(19, true)).toBe(Number.POSITIVE_INFINITY);
    expect(one(200, true)).toBe(Number.POSITIVE_INFINITY);
    // Each of n! orders of a scry is cut in n + 1 places.
    expect(arrangeChoice.count(scry(4))).toBe(120);
    const dig = { items: refs(5), piles: [pile('hand', 2, 2, false), pile('bottom', 0, 5, true)] };
    expect(arrangeChoice.count(dig)).toBe(10 * 6);
  });

  it('falls back to the first pile, in order, as far as it holds', () => {
    const piles = [pile('top', 0, 3, true), pile('out', 0, 1, false), pile('bottom', 1, 5, true)];
    expect(arrangeChoice.fallback({ items: refs(5), piles })).toEqual([[0, 1, 2], [3], [4]]);
  });

  it('takes an unordered pile in any order', () => {
    const request = { items: refs(3), piles: [pile('hand', 2, 2, false), pile('top', 1, 1, true)] };
    expect(arrangeChoice.validate(request, [[2, 0], [1]])).toBe(true);
    expect(arrangeChoice.read(request, [[2, 0], [1]])).toEqual([[0, 2], [1]]);
  });

  it('says what was expected', () => {
    const request = { items: refs(3), piles: [pile('hand', 1, 1, false), pile('top', 0, 3, true)] };
    expect(arrangeChoice.validate(request, [[], [0, 1, 2]])).toEqual({
      code: 'too-few',
      detail: 'hand: expected at least 1 item, got 0',
    });
    expect(arrangeChoice.validate(request, [[0, 1], [2]])).toEqual({
      code: 'too-many',
      detail: 'hand: expected at most 1 item, got 2',
    });
    expect(arrangeChoice.validate(request, [[0], [0, 1]])).toEqual({
      code: 'duplicate',
      detail: 'position 0 is named more than once',
    });
    expect(arrangeChoice.words(request)).toBe('Put 3 items into hand (1) and top (any number, in order).');
  });

  describe('with a pile for some items only', () => {
    const dig = (n: number, max: number, only: readonly number[]): Request => ({
      items: refs(n),
      piles: [{ ...pile('take', 0, max, false), only }, pile('bottom', n - max, n, true)],
    });

    it('lists what may lie there, and what is left in every order', () => {
      expect([...arrangeChoice.answers(dig(3, 1, [2]))]).toEqual([
        [[2], [0, 1]],
        [[2], [1, 0]],
        [[], [0, 1, 2]],
        [[], [0, 2, 1]],
        [[], [1, 0, 2]],
        [[], [1, 2, 0]],
        [[], [2, 0, 1]],
        [[], [2, 1, 0]],
      ]);
    });

    it('refuses another item there', () => {
      expect(arrangeChoice.validate(dig(3, 1, [2]), [[1], [0, 2]])).toEqual({
        code: 'not-a-candidate',
        detail: 'take: the item at 1 may not lie there',
      });
    });

    it('comes to the first answer at once, however many are refused before it', () => {
      const request = dig(40, 3, [39]);
      const rest = [...Array(39).keys()];
      expect(take(arrangeChoice.answers(request), 1)).toEqual([[[39], rest]]);
      expect(arrangeChoice.fallback(request)).toEqual([[39], rest]);
      expect(arrangeChoice.count(request)).toBe(Number.POSITIVE_INFINITY);
      for (const seed of [1, 2, 3])
        expect(arrangeChoice.validate(request, arrangeChoice.sample(request, seeded(seed)))).toBe(true);
    });

    it('counts', () => {
      expect(arrangeChoice.count(dig(4, 2, []))).toBe(24);
      // Two of them, one of two, or none; and the others in every order.
      expect(arrangeChoice.count(dig(4, 2, [0, 3]))).toBe(2 + 2 * 6 + 24);
    });

    it('says of how many', () => {
      expect(arrangeChoice.words(dig(4, 2, [0, 3]))).toBe(
        'Put 4 items into take (up to 2 of 2) and bottom (2 to 4, in order).',
      );
    });
  });
});
