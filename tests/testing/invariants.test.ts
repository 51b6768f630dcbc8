import { describe, expect, test } from 'vitest';
import { drawAt } from '../../testing/draw.ts';
import { brokenAt, INVARIANTS } from '../../testing/invariants/index.ts';
import { GAMES, OF_THREE } from '../support/games.ts';
import { randomMatch } from '../support/play.ts';

/** What others look at in random play. */
const ELSEWHERE = ['nobody learns what he may not know', 'a match that is saved and resumed is the same'];
const CHEAP = INVARIANTS.filter(({ name }) => !ELSEWHERE.includes(name));

const MATCHES = 3;

describe.each([...GAMES, ...OF_THREE])('$name', (game) => {
  test('what must hold whenever a match rests holds in random matches', () => {
    for (let seed = 1; seed <= MATCHES; seed++)
      for (const { before, after, messages } of randomMatch(game, seed, { leaving: 60 }))
        expect(brokenAt({ match: after, before, messages }, drawAt(after.state), CHEAP), `seed ${seed}`).toBeNull();
  });
});
