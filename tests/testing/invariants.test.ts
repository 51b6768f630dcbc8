import { describe, expect, test } from 'vitest';
import { drawAt } from '../../testing/draw.ts';
import { hidden } from '../../testing/invariants/hidden.ts';
import { brokenAt, INVARIANTS } from '../../testing/invariants/index.ts';
import { GAMES, OF_THREE } from '../support/games.ts';
import { randomMatch } from '../support/play.ts';

/** That nothing hidden shows takes longest, and is a property of its own. */
const QUICK = INVARIANTS.filter((invariant) => invariant !== hidden);
const MATCHES = 3;

describe.each([...GAMES, ...OF_THREE])('$name', (game) => {
  test('what must hold whenever a match rests holds in random matches', () => {
    for (let seed = 1; seed <= MATCHES; seed++)
      for (const { before, after, messages } of randomMatch(game, seed, { leaving: 60 }))
        expect(brokenAt({ match: after, before, messages }, drawAt(after.state), QUICK), `seed ${seed}`).toBeNull();
  });
});
