import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RequestOf } from '../../effects/choices/choice.ts';
import { distributeChoice } from '../../effects/choices/distribute.choice.ts';
import { conformance, refs, seeded, sequences, take } from './conformance.ts';

type Request = RequestOf<'distribute'>;

const requests: fc.Arbitrary<Request> = fc.nat({ max: 4 }).chain((n) =>
  fc.record(
    {
      recipients: fc.constant(refs(n)),
      total: fc.integer({ min: -1, max: 5 }),
      each: fc.record(
        {
          min: fc.integer({ min: -1, max: 2 }),
          max: fc.array(fc.integer({ min: -1, max: 4 }), { minLength: n, maxLength: n }),
        },
        { requiredKeys: [] },
      ),
      upTo: fc.constant(true as const),
    },
    { requiredKeys: ['recipients', 'total'] },
  ),
);

function* universe({ recipients: { length } }: Request): Iterable<number[]> {
  yield* sequences([-1, 0, 1, 2, 3, 4, 5, 6], length);
  yield* sequences([0, 1], length + 1);
  if (length > 0) yield* sequences([0, 5], length - 1);
}

function legal({ recipients, total, each, upTo }: Request, given: readonly number[]): boolean {
  const sum = given.reduce((all, n) => all + n, 0);
  return (
    given.length === recipients.length &&
    given.every((n, at) => n >= Math.max(0, each?.min ?? 0) && n <= (each?.max?.[at] ?? n)) &&
    (upTo ? sum <= total : sum === total)
  );
}

conformance({
  shape: 'distribute',
  requests,
  universe,
  legal,
  canonical: (_, given) => given,
  strict: { recipients: refs(3), total: 6, each: { min: 1, max: [2, 6, 6] } },
  length: 3,
  wrong: {
    'too few amounts': [[2, 4], 'too-few'],
    'no amounts': [[], 'too-few'],
    'too many amounts': [[1, 2, 3, 0], 'too-many'],
    'an amount below zero': [[-1, 3, 4], 'out-of-range'],
    'an amount below the least': [[0, 3, 3], 'out-of-range'],
    'an amount above the most': [[3, 2, 1], 'out-of-range'],
    'an amount above the total': [[1, 7, 1], 'out-of-range'],
    'too little in total': [[1, 1, 1], 'sum'],
    'too much in total': [[2, 3, 3], 'sum'],
    'a number': [6, 'malformed'],
    'a list in the list': [[[1], [2], [3]], 'malformed'],
    'huge amounts': [[2, Number.MAX_SAFE_INTEGER, 2], 'out-of-range'],
  },
  zero: [
    [{ recipients: [], total: 0 }, [[]]],
    [{ recipients: [], total: 3, upTo: true }, [[]]],
    [{ recipients: [], total: 3 }, []],
    [{ recipients: refs(2), total: 0 }, [[0, 0]]],
    [{ recipients: refs(2), total: 1, each: { min: 1 } }, []],
    [{ recipients: refs(2), total: 5, each: { min: 2, max: [1, 9] } }, []],
  ],
  large: {
    request: { recipients: refs(60), total: 30, each: { max: refs(60).map(() => 1) } },
    count: Number.POSITIVE_INFINITY,
    first: Array.from({ length: 10 }, (_, i) => refs(60).map((_, at) => (at < 29 || at === 29 + i ? 1 : 0))),
  },
});

describe('distribute', () => {
  const list = (request: Request) => [...distributeChoice.answers(request)];

  it('lists the most for the first first', () => {
    expect(list({ recipients: refs(2), total: 3 })).toEqual([
      [3, 0],
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
    expect(list({ recipients: refs(3), total: 4, each: { min: 1 } })).toEqual([
      [2, 1, 1],
      [1, 2, 1],
      [1, 1, 2],
    ]);
    expect(list({ recipients: refs(2), total: 4, each: { max: [3, 2] } })).toEqual([
      [3, 1],
      [2, 2],
    ]);
  });

  it('lists the least that may be given first', () => {
    const request: Request = { recipients: refs(2), total: 2, upTo: true };
    expect(list(request)).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [2, 0],
      [1, 1],
      [0, 2],
    ]);
    expect(list({ ...request, each: { min: 1 } })).toEqual([[1, 1]]);
  });

  it('counts', () => {
    // Bars between stars.
    expect(distributeChoice.count({ recipients: refs(5), total: 10 })).toBe(1001);
    expect(distributeChoice.count({ recipients: refs(5), total: 10, each: { min: 2 } })).toBe(1);
    expect(distributeChoice.count({ recipients: refs(5), total: 10, upTo: true })).toBe(3003);
    expect(distributeChoice.count({ recipients: refs(12), total: 5, each: { max: refs(12).map(() => 1) } })).toBe(792);
    expect(distributeChoice.count({ recipients: refs(10), total: 30, each: { max: refs(10).map(() => 6) } })).toBe(
      17_538_157,
    );
    expect(distributeChoice.count({ recipients: refs(3), total: 10 ** 7 })).toBe(((10 ** 7 + 2) * (10 ** 7 + 1)) / 2);
    expect(distributeChoice.count({ recipients: refs(60), total: 10 ** 12 })).toBe(Number.POSITIVE_INFINITY);
  });

  it('lists and draws from totals of any size', () => {
    const request: Request = { recipients: refs(3), total: 10 ** 12, each: { min: 1, max: [5, 10 ** 12, 10 ** 12] } };
    expect(take(distributeChoice.answers(request), 2)).toEqual([
      [5, 10 ** 12 - 6, 1],
      [5, 10 ** 12 - 7, 2],
    ]);
    for (let seed = 0; seed < 20; seed++)
      expect(distributeChoice.validate(request, distributeChoice.sample(request, seeded(seed)))).toBe(true);
  });

  it('says what was expected', () => {
    const request: Request = { recipients: refs(2), total: 3, each: { min: 1 } };
    expect(distributeChoice.validate(request, [3, 0])).toEqual({
      code: 'out-of-range',
      detail: 'expected 1 to 3 for the recipient at 1, got 0',
    });
    expect(distributeChoice.validate(request, [1, 1])).toEqual({ code: 'sum', detail: 'expected 3 in total, got 2' });
    expect(distributeChoice.words(request)).toBe('Distribute 3 among 2 recipients, at least 1 each.');
    expect(distributeChoice.words({ recipients: refs(1), total: 2, upTo: true })).toBe(
      'Distribute up to 2 among 1 recipient.',
    );
  });
});
