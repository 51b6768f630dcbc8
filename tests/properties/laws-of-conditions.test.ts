import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Amount, Condition, Selector } from '../../effects/language.ts';
import { anySaid, anywhere } from '../support/anywhere.ts';
import { GAMES } from '../support/games.ts';
import { holds } from '../support/routes.ts';

test.each(GAMES)('$name: conditions are true or false', (game) => {
  const { lang } = game.book;
  const conditions = fc.array(anySaid<Condition>(game, 'condition'), { minLength: 3, maxLength: 3 });
  holds(fc.tuple(anywhere(game), conditions), 30, ([{ env }, of]) => {
    const is = (condition: Condition): boolean => lang.test(env, condition) === true;
    const not = (condition: Condition): Condition => ({ test: 'not', of: condition });
    const all = (...list: Condition[]): boolean => is({ test: 'all', of: list });
    const any = (...list: Condition[]): boolean => is({ test: 'any', of: list });
    const [a, b, c] = of as [Condition, Condition, Condition];
    for (const one of of) {
      expect(is(not(one))).toBe(!is(one));
      expect(is(not(not(one)))).toBe(is(one));
      expect([all(one), any(one), all(one, one), any(one, one)]).toEqual(Array(4).fill(is(one)));
      expect([all(one, not(one)), any(one, not(one))]).toEqual([false, true]);
    }
    expect([all(), any()]).toEqual([true, false]);
    expect(all(a, b, c)).toBe(is(a) && is(b) && is(c));
    expect(any(a, b, c)).toBe(is(a) || is(b) || is(c));
    expect([all(b, a), any(b, a)]).toEqual([all(a, b), any(a, b)]);
    // De Morgan's laws.
    expect(is(not({ test: 'all', of: [a, b] }))).toBe(any(not(a), not(b)));
    expect(is(not({ test: 'any', of: [a, b] }))).toBe(all(not(a), not(b)));
    // One more of `all` makes nothing true, one more of `any` nothing false.
    if (all(a, b, c)) expect(all(a, b)).toBe(true);
    if (any(a, b)) expect(any(a, b, c)).toBe(true);
  });
});

test.each(GAMES)('$name: numbers compare as numbers, and enough of something is enough of less', (game) => {
  const { lang } = game.book;
  const amounts = fc.tuple(anySaid<Amount>(game, 'amount'), anySaid<Amount>(game, 'amount'));
  const selections = anySaid<Selector>(game, 'selector');
  holds(fc.tuple(anywhere(game), amounts, selections, fc.nat(4)), 30, ([{ env }, [left, right], of, min]) => {
    const is = (condition: Condition): boolean => lang.test(env, condition) === true;
    const lies = (how: '<' | '<=' | '=' | '>=' | '>' | '!=', a = left, b = right): boolean =>
      is({ test: 'compare', left: a, is: how, right: b });
    expect([lies('<'), lies('='), lies('>')].filter(Boolean)).toHaveLength(1);
    expect([lies('>='), lies('<='), lies('!=')]).toEqual([!lies('<'), !lies('>'), !lies('=')]);
    expect([lies('<', right, left), lies('=', right, left)]).toEqual([lies('>'), lies('=')]);
    if (is({ test: 'exists', of, min: min + 1 })) expect(is({ test: 'exists', of, min })).toBe(true);
    if (is({ test: 'exists', of, max: min })) expect(is({ test: 'exists', of, max: min + 1 })).toBe(true);
    expect(is({ test: 'exists', of, min: min + 1 })).toBe(!is({ test: 'exists', of, max: min }));
    expect(is({ test: 'exists', of })).toBe(lang.select(env, of).length > 0);
  });
});
