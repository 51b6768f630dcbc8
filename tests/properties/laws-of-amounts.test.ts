import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Amount, Selector } from '../../effects/language.ts';
import { anySaid, anywhere } from '../support/anywhere.ts';
import { GAMES } from '../support/games.ts';
import { holds } from '../support/routes.ts';

test.each(GAMES)('$name: amounts are whole numbers, and reckoned with as such', (game) => {
  const { lang } = game.book;
  const amounts = fc.array(anySaid<Amount>(game, 'amount'), { minLength: 3, maxLength: 3 });
  const selections = fc.tuple(anySaid<Selector>(game, 'selector'), anySaid<Selector>(game, 'selector'));
  holds(fc.tuple(anywhere(game), amounts, selections), 30, ([{ env }, of, [some, others]]) => {
    const n = (amount: Amount): number => lang.count(env, amount);
    const sum = (...list: Amount[]): number => n({ amount: 'sum', of: list });
    const times = (a: Amount, by: Amount): number => n({ amount: 'times', of: a, by });
    const [a, b, c] = of as [Amount, Amount, Amount];
    for (const one of of) {
      expect(Number.isSafeInteger(n(one))).toBe(true);
      expect(Object.is(n(one), -0)).toBe(false);
      expect([sum(one), sum(one, 0), times(one, 1), n({ amount: 'bound', of: one })]).toEqual(Array(4).fill(n(one)));
      expect(times(one, 0)).toBe(0);
      expect(n({ amount: 'times', of: one, over: 1 })).toBe(n(one));
      expect(n({ amount: 'times', of: one, by: 6, over: 6 })).toBe(n(one));
      expect(times(one, 2)).toBe(sum(one, one));
    }
    expect(sum()).toBe(0);
    expect(sum(a, b, c)).toBe(n(a) + n(b) + n(c));
    expect(sum(c, a, b)).toBe(sum(a, b, c));
    expect(times(a, b)).toBe(times(b, a));
    expect(times({ amount: 'sum', of: [a, b] }, c)).toBe(times(a, c) + times(b, c));
    // Bounds: within them, never past them, once as often as twice.
    const [low, high] = [Math.min(n(b), n(c)), Math.max(n(b), n(c))];
    const bounded: Amount = { amount: 'bound', of: a, min: low, max: high };
    expect(n(bounded)).toBe(Math.min(high, Math.max(low, n(a))));
    expect(n({ amount: 'bound', of: bounded, min: low, max: high })).toBe(n(bounded));
    // The most and the least of a selection, and of two together.
    const most = (from: Selector): number => n({ amount: 'most', of: from, by: a });
    const least = (from: Selector): number => n({ amount: 'most', of: from, by: a, least: true });
    expect(least(some)).toBeLessThanOrEqual(most(some));
    const [one, other] = [lang.select(env, some), lang.select(env, others)];
    if (one.length > 0 && other.length > 0) {
      const both: Selector = { select: 'union', of: [some, others] };
      expect(most(both)).toBe(Math.max(most(some), most(others)));
      expect(least(both)).toBe(Math.min(least(some), least(others)));
    } else if (one.length === 0) expect([most(some), least(some)]).toEqual([0, 0]);
    expect(n({ amount: 'count', of: some })).toBe(one.length);
  });
});
