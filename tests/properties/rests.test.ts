import { describe, expect, test } from 'vitest';
import { EVENTS } from '../../effects/events/registry.gen.ts';
import { hidden } from '../../testing/invariants/hidden.ts';
import { brokenAt, INVARIANTS } from '../../testing/invariants/index.ts';
import { GAMES } from '../support/games.ts';
import { randomMatch } from '../support/play.ts';
import { drawFrom } from '../support/random.ts';
import { holds, routes } from '../support/routes.ts';

/** What is hidden has a file of its own. */
const OPEN = INVARIANTS.filter((invariant) => invariant !== hidden);

describe.each(GAMES)('$name', (game) => {
  test('whenever the match rests all invariants hold', () => {
    holds(routes(game), 8, ({ moves }) => {
      for (const { before, after: match, messages } of moves)
        expect(brokenAt({ match, before, messages }, drawFrom(1), OPEN)).toBeNull();
    });
  });

  test('every match comes to an end', () => {
    for (let seed = 1; seed <= 15; seed++)
      expect([...randomMatch(game, seed)].at(-1)?.after.state.result, `seed ${seed}`).not.toBeNull();
  });

  test('every event is of a known type, with its place in its batch', () => {
    holds(routes(game), 4, ({ moves }) => {
      for (const { events } of moves.flatMap((move) => move.messages))
        events.forEach((event, n) => {
          expect(Object.keys(EVENTS)).toContain(event.type);
          expect(event.n).toBe(n);
        });
    });
  });
});
