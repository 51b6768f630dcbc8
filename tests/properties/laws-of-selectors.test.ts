import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Filter, Selector } from '../../effects/language.ts';
import { refKey } from '../../effects/state/refs.ts';
import { anySaid, anywhere } from '../support/anywhere.ts';
import { GAMES } from '../support/games.ts';
import { holds } from '../support/routes.ts';

test.each(GAMES)('$name: selections are sets in an order', (game) => {
  const { lang } = game.book;
  const selections = fc.array(anySaid<Selector>(game, 'selector'), { minLength: 3, maxLength: 3 });
  holds(fc.tuple(anywhere(game), selections, anySaid<Filter>(game, 'filter')), 30, ([{ env }, of, where]) => {
    const found = (selector: Selector): readonly string[] => lang.select(env, selector).map(refKey);
    const union = (...list: Selector[]): readonly string[] => found({ select: 'union', of: list });
    const [a, b, c] = of as [Selector, Selector, Selector];
    const once = (keys: readonly string[]): readonly string[] => [...new Set(keys)];
    expect(found(a)).toEqual(found(a));
    expect(union(a, b)).toEqual(once([...found(a), ...found(b)]));
    expect(union(b, a).toSorted()).toEqual(union(a, b).toSorted());
    expect(union(a, a)).toEqual(once(found(a)));
    expect(union({ select: 'union', of: [a, b] }, c)).toEqual(union(a, { select: 'union', of: [b, c] }));
    expect(union()).toEqual([]);
    // Some of a selection: in its order, split by a filter and by another selection.
    const among = (filter: Filter): readonly string[] => found({ select: 'among', of: a, where: filter });
    const fitting = lang.select(env, a).filter((ref) => lang.fits(env, ref, where) === true);
    expect(among(where)).toEqual(fitting.map(refKey));
    expect([...among(where), ...among({ not: where })].toSorted()).toEqual(found(a).toSorted());
    expect(found({ select: 'among', of: a })).toEqual(found(a));
    expect(found({ select: 'among', of: a, except: b })).toEqual(found(a).filter((key) => !found(b).includes(key)));
    expect(found({ select: 'among', of: a, except: a })).toEqual([]);
    // The first that gives anything.
    const filled = of.map(found).find((keys) => keys.length > 0);
    expect(found({ select: 'first', of })).toEqual(filled ?? []);
    // All objects of some zones, or those that a filter leaves of them.
    const zones = Object.keys(game.book.ruleset.zones);
    const everything: Selector = { select: 'objects', in: zones };
    expect(found({ ...everything, where })).toEqual(found({ select: 'among', of: everything, where }));
    expect(found(everything)).toHaveLength(env.state.objects.filter((o) => o !== null).length);
  });
});
