import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../effects/hash.ts';
import { resume } from '../../effects/save/resume.ts';
import { save } from '../../effects/save/save.ts';
import { answer, type Match, newReplay, playReplay, withMove } from '../../search/index.ts';
import { GAMES } from '../support/games.ts';
import { liveMatch } from '../support/live.ts';
import { give } from '../support/lock-step.ts';
import { drawFrom } from '../support/random.ts';
import { holds, type Route, routes } from '../support/routes.ts';

/** The match after it was written out, read in and resumed. */
function again(match: Match): Match {
  const read = resume(match.book, JSON.parse(JSON.stringify(save(match))));
  if (!read.ok) throw new Error(`${read.code}: ${read.message}`);
  return read.position;
}

const hashes = ({ matches }: Route): readonly string[] => matches.map(({ state }) => hashOf(state));

describe.each(GAMES)('$name', (game) => {
  test('saved and resumed now and then it goes the same way', () => {
    holds(fc.tuple(routes(game), fc.nat()), 8, ([{ first, moves, last }, seed]) => {
      const draw = drawFrom(seed);
      let match = again(first);
      for (const { input } of moves) {
        const taken = answer(draw(4) === 0 ? again(match) : match, input);
        if (!taken.ok) throw new Error(taken.message);
        match = taken.match;
      }
      expect(hashOf(match.state)).toBe(hashOf(last.state));
    });
  });

  test('played again from its inputs, as text, it comes to the same', () => {
    holds(routes(game, 50), 5, ({ seed, moves, last }) => {
      const setup = { seed, players: game.players(drawFrom(seed)) };
      const written = moves.reduce((to, { input, after }) => withMove(to, input, after), newReplay(game.book, setup));
      const read = playReplay(game.book, JSON.parse(JSON.stringify(written)));
      expect(read.ok && hashOf(read.match.state)).toBe(hashOf(last.state));
    });
  });

  test('taken back to where it was and played on it comes to the same', () => {
    holds(fc.tuple(routes(game, 40), fc.nat(40)), 4, ([route, most]) => {
      const expected = hashes(route);
      const live = liveMatch(game, route.seed);
      const inputs = route.inputs;
      for (const input of inputs) give(live, input);
      const back = Math.min(most, inputs.length);
      for (let k = 1; k <= back; k++) {
        expect(live.undo()).toMatchObject({ ok: true });
        expect(hashOf(live.position.state)).toBe(expected[inputs.length - k]);
      }
      for (const input of inputs.slice(inputs.length - back)) give(live, input);
      expect(hashOf(live.position.state)).toBe(expected.at(-1));
      live.stop();
    });
  });

  test('a state stays as it is when the match goes on', () => {
    holds(routes(game), 3, ({ moves }) => {
      for (const { before, input } of moves) {
        const text = JSON.stringify(before.state);
        answer(before, input);
        expect(JSON.stringify(before.state)).toBe(text);
      }
    });
  });
});
