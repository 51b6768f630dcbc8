import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleAnswer } from '../../effects/choices/shapes.ts';
import type { Input } from '../../effects/rules/input.ts';
import { sample } from '../../effects/rules/sample.ts';
import { eventFor } from '../../effects/rules/sight.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { playerId } from '../../effects/state/ids.ts';
import { type Match, openRequests, preview } from '../../search/index.ts';
import { hidden } from '../../testing/invariants/hidden.ts';
import { GAMES } from '../support/games.ts';
import { drawFrom } from '../support/random.ts';
import { holds, routes } from '../support/routes.ts';

type Draw = (n: number) => number;

/** What a player may be shown of an answer of his, in a few previews: each is of another deal. */
const foreseen = (match: Match, input: Input): ReadonlySet<string> =>
  new Set([1, 2, 3].map((seed) => JSON.stringify(preview(match, input, drawFrom(seed)))));

/** An answer to each open request, whether it is legal or not. */
const anyInputs = (match: Match, draw: Draw): readonly Input[] =>
  openRequests(match).map(({ choice, request }) => ({
    type: 'answer',
    player: request.player,
    choice: choice.id,
    value: sampleAnswer(request, draw),
  }));

/** Whether what a player may not know was dealt otherwise. */
const differs = (one: Match, other: Match): boolean =>
  JSON.stringify(one.state.objects) !== JSON.stringify(other.state.objects);

describe.each(GAMES)('$name', (game) => {
  const { book } = game;

  test('a match that differs only in what a viewer may not know shows and tells him the same', () => {
    let differing = 0;
    holds(fc.tuple(routes(game), fc.nat()), 10, ([{ moves }, seed]) => {
      const draw = drawFrom(seed);
      for (const { before, after: match, messages } of moves.filter((_, i) => i % 3 === 0)) {
        expect(hidden.broken({ match, before, messages }, draw)).toBeNull();
        for (const seat of match.state.players.keys())
          if (differs(match, { book, state: sample(match, playerId(seat), draw) })) differing++;
      }
    });
    expect(differing).toBeGreaterThan(0);
  });

  test('a preview shows a player nothing by which he could tell such a match from the other', () => {
    let differing = 0;
    holds(fc.tuple(routes(game), fc.nat()), 25, ([{ last }, seed]) => {
      const draw = drawFrom(seed);
      for (const input of anyInputs(last, draw)) {
        const other: Match = { book, state: sample(last, playerId(input.player), draw) };
        if (differs(last, other)) differing++;
        const [now, then] = [foreseen(last, input), foreseen(other, input)];
        // What hangs on the cards of the deal comes out in several ways in both; all else in one, and the same.
        const same = [...then].some((shown) => now.has(shown)) || Math.min(now.size, then.size) > 1;
        expect(same, JSON.stringify(input)).toBe(true);
      }
    });
    expect(differing).toBeGreaterThan(0);
  });

  test('no view or event holds the seed, the generator or the order of a deck', () => {
    holds(routes(game), 3, ({ moves }) => {
      for (const { after, messages } of moves) {
        const events = messages.flatMap((m) => m.events.map((e) => eventFor(after, e, 'spectator')));
        const text = JSON.stringify([viewOf(after, 'spectator'), events]);
        for (const word of ['seed', 'streams', 'script', 'drawn"', 'waiting', 'known'])
          expect(text).not.toContain(`"${word}`);
      }
    });
  });
});
