import { describe, expect, test } from 'vitest';
import { firstState } from '../../effects/state/setup.ts';
import { answer, begin, type Match } from '../../search/index.ts';
import { GAMES } from '../support/games.ts';
import { mirrored, mirrorInput, mirrorMatch, seatless } from '../support/mirror.ts';
import { drawFrom } from '../support/random.ts';
import { holds, routes } from '../support/routes.ts';

const OF_TWO = GAMES.filter(({ players }) => players(drawFrom(1)).length === 2);

/** Two matches that are to be the same but for the order in which selections go through the seats. */
function expectSame(got: Match, wanted: Match): void {
  const [one, other] = [seatless(got), seatless(wanted)];
  if (one !== other) expect(JSON.parse(one)).toEqual(JSON.parse(other));
}

test('the mirror of a mirror is what it was', () => {
  for (const game of OF_TWO)
    holds(routes(game, 40), 5, ({ last }) => {
      expect(mirrored(mirrored(last.state))).toStrictEqual(last.state);
    });
});

describe.each(OF_TWO)('$name', (game) => {
  const { book } = game;

  test('with the seats swapped it begins as the mirror of itself', () => {
    for (let seed = 0; seed < 10; seed++) {
      const state = firstState(book, { seed, players: game.players(drawFrom(seed)), first: seed % 2 });
      expectSame(begin(book, mirrored(state)).match, mirrorMatch(begin(book, state).match));
    }
  });

  test('the same answer from the other seat comes to the mirror of what it came to', () => {
    holds(routes(game), 8, ({ moves }) => {
      for (const { before, input, after, messages } of moves.filter((_, i) => i % 3 === 0)) {
        // What the generator picks it picks by its place.
        if (messages.some(({ events }) => events.some((e) => e.type === 'picked'))) continue;
        const taken = answer(mirrorMatch(before), mirrorInput(input));
        if (!taken.ok) throw new Error(taken.message);
        expectSame(taken.match, mirrorMatch(after));
      }
    });
  });
});
