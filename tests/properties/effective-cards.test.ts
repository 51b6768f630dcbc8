import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effective } from '../../effects/effective/derive.ts';
import { liveModifiers } from '../../effects/effective/live-modifiers.ts';
import type { Modifier } from '../../effects/effective/stored-modifier.ts';
import type { Condition, Patch, Selector } from '../../effects/language.ts';
import { modifierId, playerId, type ZoneKey, zoneName } from '../../effects/state/ids.ts';
import { refOf } from '../../effects/state/objects.ts';
import type { MatchState } from '../../effects/state/state.ts';
import type { Match } from '../../search/index.ts';
import { anySaid } from '../support/anywhere.ts';
import { GAMES, type Game } from '../support/games.ts';
import { drawFrom } from '../support/random.ts';
import { holds, routes } from '../support/routes.ts';

type Draw = (n: number) => number;

/** What all cards are now, as text. */
const cardsOf = (match: Match): string =>
  JSON.stringify(match.state.objects.map((object) => object && effective(match, object)));

/** The same state, of which nothing is remembered. */
const anew = ({ book, state }: Match): Match => ({ book, state: JSON.parse(JSON.stringify(state)) as MatchState });

const shuffled = <T>(list: readonly T[], draw: Draw): T[] => {
  const left = [...list];
  return list.map(() => left.splice(draw(left.length), 1)[0] as T);
};

/** The same objects and modifiers, of the same age each, written down in another order. */
function reordered({ book, state }: Match, draw: Draw): Match {
  const zones = shuffled(Object.entries(state.zones), draw).map(([key, list]) => {
    const { play } = book.ruleset.zones[zoneName(key as ZoneKey)] ?? {};
    return [key, play ? shuffled(list, draw) : list];
  });
  return {
    book,
    state: { ...state, modifiers: shuffled(state.modifiers, draw), zones: Object.fromEntries(zones) },
  };
}

/** A modifier that says anything of anything. */
interface Said {
  readonly patches: readonly Patch[];
  readonly affects: Selector | null;
  readonly while?: Condition | undefined;
}

const anyModifiers = (game: Game): fc.Arbitrary<readonly Said[]> =>
  fc.array(
    fc.record({
      patches: fc.array(anySaid<Patch>(game, 'patch'), { minLength: 1, maxLength: 3 }),
      affects: fc.option(anySaid<Selector>(game, 'selector'), { freq: 1 }),
      while: fc.option(anySaid<Condition>(game, 'condition'), { nil: undefined }),
    }),
    { minLength: 3, maxLength: 8 },
  );

/** The match with modifiers that some effects have made, each younger than the one before. */
function withModifiers({ book, state }: Match, said: readonly Said[], draw: Draw): Match {
  // Few objects, so that one is changed by several of them.
  const objects = state.objects.flatMap((o) => (o ? [refOf(o)] : [])).slice(0, 3);
  const some = () => shuffled(objects, draw).slice(0, 2);
  const made = said.map(
    ({ patches, affects, while: condition }, i): Modifier => ({
      id: modifierId(1_000 + i),
      source: some()[0] ?? null,
      controller: playerId(draw(state.players.length)),
      affects: affects === null ? { refs: some() } : { anew: affects },
      ...(condition === undefined ? {} : { while: condition }),
      patches,
      duration: { until: 'match' },
      since: 100_000 + i,
    }),
  );
  return { book, state: { ...state, modifiers: [...state.modifiers, ...made] } };
}

describe.each(GAMES)('$name', (game) => {
  test('what a card is now is the same each time, remembered or not, and in whatever order things are written down', () => {
    holds(fc.tuple(routes(game, 60), fc.nat()), 12, ([{ last }, seed]) => {
      const cards = cardsOf(last);
      expect(cardsOf(last)).toBe(cards);
      expect(cardsOf(anew(last))).toBe(cards);
      expect(cardsOf(reordered(last, drawFrom(seed)))).toBe(cards);
    });
  });

  test('so it is with any modifiers', () => {
    let live = 0;
    holds(fc.tuple(routes(game, 40), anyModifiers(game), fc.nat()), 25, ([{ last }, said, seed]) => {
      const match = withModifiers(last, said, drawFrom(seed));
      const cards = cardsOf(match);
      expect(cardsOf(anew(match))).toBe(cards);
      expect(cardsOf(reordered(match, drawFrom(seed)))).toBe(cards);
      if (liveModifiers(match).length > 1 && cards !== cardsOf(last)) live++;
    });
    expect(live).toBeGreaterThan(0);
  });
});
