import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RequestOf } from '../../effects/choices/choice.ts';
import { payChoice } from '../../effects/choices/pay.choice.ts';
import { conformance, refs, seeded, sequences, take } from './conformance.ts';

type Request = RequestOf<'pay'>;

const sources = (...max: number[]): Request['sources'] => refs(max.length).map((ref, i) => ({ ref, max: max[i] ?? 0 }));
const everywhere = (n: number): number[] => [...Array(n).keys()];

const requests: fc.Arbitrary<Request> = fc.nat({ max: 3 }).chain((n) =>
  fc.record({
    parts: fc.array(
      fc.record({
        name: fc.constantFrom('white', 'generic'),
        amount: fc.integer({ min: -1, max: 3 }),
        from: fc.subarray(everywhere(n)),
      }),
      { maxLength: n === 3 ? 2 : 3 },
    ),
    sources: fc.array(fc.integer({ min: -1, max: 3 }), { minLength: n, maxLength: n }).map((max) => sources(...max)),
  }),
);

function* universe({ parts, sources: { length } }: Request): Iterable<number[][]> {
  const rows = [
    ...sequences([0, 1, 2, 3], length),
    ...(length > 0 ? [Array(length).fill(-1), Array(length).fill(4)] : []),
  ];
  yield* sequences(rows, parts.length);
  yield* sequences([Array(length).fill(0)], parts.length + 1);
  yield* sequences([Array(length + 1).fill(0)], parts.length);
  if (parts.length > 0) yield* sequences([Array(length).fill(0)], parts.length - 1);
}

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);

function legal({ parts, sources: from }: Request, rows: readonly (readonly number[])[]): boolean {
  return (
    rows.length === parts.length &&
    rows.every((row) => row.length === from.length && row.every((n) => n >= 0)) &&
    parts.every((part, at) => sum(rows[at] ?? []) === part.amount) &&
    parts.every((part, at) => rows[at]?.every((n, source) => n === 0 || part.from.includes(source))) &&
    from.every(({ max }, source) => sum(rows.map((row) => row[source] ?? 0)) <= Math.max(0, max))
  );
}

conformance({
  shape: 'pay',
  requests,
  universe,
  legal,
  canonical: (_, rows) => rows,
  strict: {
    parts: [
      { name: 'white', amount: 1, from: [0, 1] },
      { name: 'generic', amount: 3, from: [0, 1, 2] },
    ],
    sources: sources(2, 2, 1),
  },
  length: 2,
  wrong: {
    'too few parts': [[[1, 0, 0]], 'too-few'],
    'no parts': [[], 'too-few'],
    'too many parts': [
      [
        [1, 0, 0],
        [1, 1, 1],
        [0, 0, 0],
      ],
      'too-many',
    ],
    'too few amounts': [
      [
        [1, 0],
        [1, 1, 1],
      ],
      'too-few',
    ],
    'too many amounts': [
      [
        [1, 0, 0, 0],
        [1, 1, 1],
      ],
      'too-many',
    ],
    'an amount below zero': [
      [
        [2, -1, 0],
        [0, 2, 1],
      ],
      'out-of-range',
    ],
    'a part paid from a source that cannot': [
      [
        [0, 0, 1],
        [1, 2, 0],
      ],
      'not-a-candidate',
    ],
    'a part paid too little': [
      [
        [1, 0, 0],
        [1, 1, 0],
      ],
      'sum',
    ],
    'a part not paid': [
      [
        [0, 0, 0],
        [1, 1, 1],
      ],
      'sum',
    ],
    'a part paid too much': [
      [
        [1, 1, 0],
        [1, 1, 1],
      ],
      'sum',
    ],
    'a source that gives too much': [
      [
        [1, 0, 0],
        [2, 0, 1],
      ],
      'limit',
    ],
    'a source that gives too much for one part': [
      [
        [1, 0, 0],
        [0, 3, 0],
      ],
      'limit',
    ],
    'a part that is a number': [[1, [1, 1, 1]], 'malformed'],
    'a part with a fraction': [
      [
        [0.5, 0.5, 0],
        [1, 1, 1],
      ],
      'malformed',
    ],
    'huge amounts': [
      [
        [Number.MAX_SAFE_INTEGER, 0, 0],
        [1, 1, 1],
      ],
      'sum',
    ],
  },
  zero: [
    [{ parts: [], sources: [] }, [[]]],
    [{ parts: [], sources: sources(1, 1) }, [[]]],
    [{ parts: [{ name: 'white', amount: 0, from: [] }], sources: [] }, [[[]]]],
    [{ parts: [{ name: 'white', amount: 1, from: [] }], sources: sources(5) }, []],
    [{ parts: [{ name: 'white', amount: 1, from: [0] }], sources: sources(0) }, []],
  ],
  large: {
    request: {
      parts: [{ name: 'generic', amount: 30, from: everywhere(60) }],
      sources: sources(...Array(60).fill(1)),
    },
    count: Number.POSITIVE_INFINITY,
    first: Array.from({ length: 10 }, (_, i) => [everywhere(60).map((at) => (at < 29 || at === 29 + i ? 1 : 0))]),
  },
});

describe('pay', () => {
  it('lists all ways: here one white of two, and two more of all', () => {
    const request: Request = {
      parts: [
        { name: 'white', amount: 1, from: [0, 1] },
        { name: 'generic', amount: 2, from: [0, 1, 2] },
      ],
      sources: sources(1, 1, 2),
    };
    expect([...payChoice.answers(request)]).toEqual([
      [
        [1, 0, 0],
        [0, 1, 1],
      ],
      [
        [1, 0, 0],
        [0, 0, 2],
      ],
      [
        [0, 1, 0],
        [1, 0, 1],
      ],
      [
        [0, 1, 0],
        [0, 0, 2],
      ],
    ]);
    expect(payChoice.count(request)).toBe(4);
  });

  it('keeps for a part the only source that can pay it', () => {
    const parts = [
      { name: 'generic', amount: 2, from: [0, 1, 2] },
      { name: 'white', amount: 1, from: [0] },
    ];
    expect([...payChoice.answers({ parts, sources: sources(1, 1, 1) })]).toEqual([
      [
        [0, 1, 1],
        [1, 0, 0],
      ],
    ]);
  });

  it('counts five of twelve', () => {
    const parts = [{ name: 'generic', amount: 5, from: everywhere(12) }];
    expect(payChoice.count({ parts, sources: sources(...Array(12).fill(1)) })).toBe(792);
    const all = everywhere(10);
    const coloured = ['white', 'blue', 'black'].map((name) => ({ name, amount: 2, from: all }));
    // 10! / (2! 2! 2! 4!)
    expect(payChoice.count({ parts: coloured, sources: sources(...Array(10).fill(1)) })).toBe(18_900);
  });

  it('lists as many as it counts, also with larger amounts', () => {
    const larger = fc.record({
      parts: fc.array(
        fc.record({ name: fc.constant('part'), amount: fc.nat({ max: 8 }), from: fc.subarray([0, 1, 2]) }),
        { minLength: 2, maxLength: 3 },
      ),
      sources: fc.array(fc.nat({ max: 9 }), { minLength: 3, maxLength: 3 }).map((max) => sources(...max)),
    });
    fc.assert(
      fc.property(larger, (request) => {
        const all = new Set<string>();
        for (const answer of take(payChoice.answers(request), 3000)) {
          expect(payChoice.validate(request, answer)).toBe(true);
          all.add(JSON.stringify(answer));
        }
        expect(all.size).toBe(Math.min(3000, payChoice.count(request)));
      }),
      { numRuns: 300 },
    );
  });

  it('lists and draws with amounts that no table could hold', () => {
    const amount = 10 ** 9;
    const parts = ['a', 'b', 'c'].map((name) => ({ name, amount, from: [0, 1, 2] }));
    const request = { parts, sources: sources(amount, 3 * amount - 1, 1) };
    expect(take(payChoice.answers(request), 2)).toEqual([
      [
        [amount, 0, 0],
        [0, amount, 0],
        [0, amount, 0],
      ],
      [
        [amount, 0, 0],
        [0, amount, 0],
        [0, amount - 1, 1],
      ],
    ]);
    for (let seed = 0; seed < 20; seed++)
      expect(payChoice.validate(request, payChoice.sample(request, seeded(seed)))).toBe(true);
  });

  it('draws a legal payment where counting is too costly', () => {
    const parts = ['a', 'b', 'c', 'd', 'e'].map((name, i) => ({ name, amount: 12, from: [i, 5, 6] }));
    const request = { parts, sources: sources(5, 5, 5, 5, 5, 20, 15) };
    for (let seed = 0; seed < 20; seed++)
      expect(payChoice.validate(request, payChoice.sample(request, seeded(seed)))).toBe(true);
    expect(payChoice.fallback(request).map((row) => row.slice(5))).toEqual([
      [7, 0],
      [7, 0],
      [6, 1],
      [0, 7],
      [0, 7],
    ]);
  });

  it('says what was expected', () => {
    const parts = [
      { name: 'white', amount: 1, from: [0] },
      { name: 'generic', amount: 2, from: [0, 1] },
    ];
    const request = { parts, sources: sources(2, 2) };
    expect(
      payChoice.validate(request, [
        [0, 1],
        [2, 0],
      ]),
    ).toEqual({
      code: 'not-a-candidate',
      detail: 'white: the source at 1 cannot pay for it',
    });
    expect(
      payChoice.validate(request, [
        [1, 0],
        [0, 1],
      ]),
    ).toEqual({
      code: 'sum',
      detail: 'generic: expected 2 in total, got 1',
    });
    expect(
      payChoice.validate(request, [
        [1, 0],
        [2, 0],
      ]),
    ).toEqual({
      code: 'limit',
      detail: 'expected at most 2 from the source at 0, got 3',
    });
    expect(payChoice.words(request)).toBe('Pay 1 white and 2 generic.');
  });
});
