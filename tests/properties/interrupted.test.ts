import { describe, expect, test } from 'vitest';
import { hashOf } from '../../effects/hash.ts';
import { resume, save } from '../../effects/save/save.ts';
import { answer, type Match } from '../../search/index.ts';
import { GAMES, skirmishGame } from '../support/games.ts';
import { randomMatch } from '../support/play.ts';

/** The match after it was written out, read in and resumed. */
function again(match: Match): Match {
  const read = resume(match.book, JSON.parse(JSON.stringify(save(match))));
  if (!read.ok) throw new Error(`${read.code}: ${read.message}`);
  return read.position;
}

// All other games are resumed at every choice in lock-step with the live driver.
test('50 matches saved and resumed at every choice go the same way to the same end', () => {
  for (let seed = 1; seed <= 50; seed++) {
    let resumed: Match | null = null;
    for (const { before, input, after } of randomMatch(skirmishGame, seed)) {
      const taken = answer(again(resumed ?? before), input);
      if (!taken.ok) throw new Error(`seed ${seed}: ${taken.message}`);
      expect(hashOf(taken.match.state), `seed ${seed}`).toBe(hashOf(after.state));
      resumed = taken.match;
    }
    expect(resumed?.state.result).not.toBeNull();
  }
});

describe.each(GAMES)('$name', (game) => {
  test('a state is plain JSON: nothing is lost on the way out and in', () => {
    for (const { after } of randomMatch(game, 7))
      expect(JSON.parse(JSON.stringify(after.state))).toStrictEqual(after.state);
  });

  test('the state before an answer stays as it was', () => {
    for (const { before, input } of randomMatch(game, 11)) {
      const text = JSON.stringify(before.state);
      answer(before, input);
      expect(JSON.stringify(before.state)).toBe(text);
    }
  });
});
