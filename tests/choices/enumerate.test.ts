import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choose, permutations, saturated, times } from '../../effects/choices/enumerate.ts';
import { mostMoved } from '../../effects/max-flow.ts';

describe('counting', () => {
  it('chooses as in Pascal’s triangle, exactly below 2^53', () => {
    let row = [1n];
    for (let n = 0; n < 400; n++) {
      for (const [k, ways] of row.entries())
        expect(saturated(choose(n, k))).toBe(ways < 2n ** 53n ? Number(ways) : Number.POSITIVE_INFINITY);
      row = [...row, 0n].map((ways, k) => ways + (row[k - 1] ?? 0n));
    }
  });

  it('chooses nothing where there is nothing to choose', () => {
    expect(choose(3, 4)).toBe(0);
    expect(choose(3, -1)).toBe(0);
    expect(choose(0, 0)).toBe(1);
    expect(choose(-1, 0)).toBe(0);
  });

  it('stays a number with huge arguments', () => {
    expect(choose(10 ** 9, 2)).toBe(499_999_999_500_000_000);
    expect(choose(100_000, 50_000)).toBe(Number.POSITIVE_INFINITY);
    expect(times(0, Number.POSITIVE_INFINITY)).toBe(0);
  });

  it('counts lists in order', () => {
    expect(permutations(5, 0)).toBe(1);
    expect(permutations(5, 3)).toBe(60);
    expect(permutations(3, 4)).toBe(0);
  });

  it('cuts at 2^53', () => {
    expect(saturated(2 ** 53 - 1)).toBe(2 ** 53 - 1);
    expect(saturated(2 ** 53)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('flow', () => {
  it('moves what the narrowest cut lets through', () => {
    const sinks = [0, 1, 2, 3, 4];
    const amounts = (length: number) => fc.array(fc.nat({ max: 5 }), { minLength: length, maxLength: length });
    const links = fc.array(fc.subarray(sinks), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(amounts(7), links, amounts(5), fc.nat({ max: 30 }), (supplies, to, room, enough) => {
        // A cut: some sinks are cut at their room, and all that could go elsewhere at its supply.
        const cuts = Array.from({ length: 2 ** sinks.length }, (_, set) => {
          const cut = sinks.filter((sink) => (set >> sink) % 2 === 1);
          const others = supplies.filter((_, supply) => to[supply]?.some((sink) => !cut.includes(sink)));
          return [...cut.map((sink) => room[sink] ?? 0), ...others].reduce((sum, n) => sum + n, 0);
        });
        expect(mostMoved(supplies, to, room, Number.POSITIVE_INFINITY)).toBe(Math.min(...cuts));
        expect(mostMoved(supplies, to, room, enough)).toBe(Math.min(enough, ...cuts));
      }),
      { numRuns: 3000 },
    );
  });
});
