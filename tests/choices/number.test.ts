import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RequestOf } from '../../effects/choices/choice.ts';
import { numberChoice } from '../../effects/choices/number.choice.ts';
import { conformance } from './conformance.ts';

type Request = RequestOf<'number'>;

conformance({
  shape: 'number',
  requests: fc.record(
    {
      min: fc.integer({ min: -5, max: 10 }),
      max: fc.integer({ min: -6, max: 12 }),
      step: fc.integer({ min: 1, max: 4 }),
    },
    { requiredKeys: ['min', 'max'] },
  ),
  universe: () => Array.from({ length: 30 }, (_, i) => i - 10),
  legal: ({ min, max, step = 1 }: Request, n) => n >= min && n <= max && Math.abs(n - min) % step === 0,
  canonical: (_, n) => n,
  strict: { min: -2, max: 6, step: 2 },
  wrong: {
    'less than the least': [-4, 'out-of-range'],
    'more than the most': [8, 'out-of-range'],
    'a number between the steps': [1, 'out-of-range'],
    'the number in a list': [[2], 'malformed'],
    'the number as a string': ['2', 'malformed'],
    'the least safe number': [Number.MIN_SAFE_INTEGER, 'out-of-range'],
    'the greatest safe number': [Number.MAX_SAFE_INTEGER, 'out-of-range'],
  },
  zero: [
    [{ min: 1, max: 0 }, []],
    [{ min: 0, max: 0 }, [0]],
    [{ min: 3, max: 3, step: 5 }, [3]],
  ],
  large: {
    request: { min: 0, max: 10 ** 15, step: 5 },
    count: 2 * 10 ** 14 + 1,
    first: [0, 5, 10, 15, 20, 25, 30, 35, 40, 45],
  },
});

describe('number', () => {
  it('lists upwards', () => {
    expect([...numberChoice.answers({ min: -1, max: 2 })]).toEqual([-1, 0, 1, 2]);
    expect([...numberChoice.answers({ min: 1, max: 8, step: 3 })]).toEqual([1, 4, 7]);
  });

  it('counts up to 2^53', () => {
    expect(numberChoice.count({ min: 0, max: 5 })).toBe(6);
    expect(numberChoice.count({ min: 1, max: Number.MAX_SAFE_INTEGER })).toBe(Number.MAX_SAFE_INTEGER);
    const all = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };
    expect(numberChoice.count(all)).toBe(Number.POSITIVE_INFINITY);
    expect(
      numberChoice.validate(
        all,
        numberChoice.sample(all, (n) => n - 1),
      ),
    ).toBe(true);
  });

  it('says what was expected', () => {
    expect(numberChoice.validate({ min: 1, max: 3 }, 4)).toEqual({
      code: 'out-of-range',
      detail: 'expected 1 to 3, got 4',
    });
    expect(numberChoice.validate({ min: 1, max: 5, step: 2 }, 2)).toEqual({
      code: 'out-of-range',
      detail: 'expected 1 and steps of 2 from there, got 2',
    });
    expect(numberChoice.words({ min: 1, max: 3 })).toBe('Choose a number from 1 to 3.');
    expect(numberChoice.words({ min: 0, max: 10, step: 5 })).toBe('Choose a number from 0 to 10 in steps of 5.');
  });
});
