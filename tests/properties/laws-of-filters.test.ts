import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Filter } from '../../effects/language.ts';
import { anySaid, anywhere } from '../support/anywhere.ts';
import { GAMES } from '../support/games.ts';
import { holds } from '../support/routes.ts';

test.each(GAMES)('$name: filters are sets', (game) => {
  const filters = fc.tuple(anySaid<Filter>(game, 'filter'), anySaid<Filter>(game, 'filter'));
  let some = 0;
  holds(fc.tuple(anywhere(game), filters), 30, ([{ env, refs }, [f, g]]) => {
    const { lang } = game.book;
    for (const ref of refs) {
      const is = (filter: Filter): boolean => lang.fits(env, ref, filter) === true;
      const [a, b] = [is(f), is(g)];
      if (a || b) some++;
      expect(is(f)).toBe(a);
      expect(is({ not: f })).toBe(!a);
      expect(is({ not: { not: f } })).toBe(a);
      expect(is({ any: [f, f] })).toBe(a);
      expect(is({ any: [f, g] })).toBe(a || b);
      expect(is({ any: [g, f] })).toBe(a || b);
      expect(is({ any: [] })).toBe(false);
      expect(is({})).toBe(true);
      // Both of them, since each field of a filter must hold.
      expect(is({ not: { any: [{ not: f }, { not: g }] } })).toBe(a && b);
      const more = { ...g, ...f };
      if (Object.keys(more).length === Object.keys(f).length + Object.keys(g).length) expect(is(more)).toBe(a && b);
      for (const key of Object.keys(f)) {
        const { [key as keyof Filter]: _, ...fewer } = f;
        if (a) expect(is(fewer)).toBe(true);
      }
    }
  });
  expect(some).toBeGreaterThan(0);
});
