import { describe, test } from 'vitest';
import { duelGame } from '../support/games.ts';
import { inLockStep } from '../support/lock-step.ts';

describe('live, by search, and from JSON after every answer', () => {
  for (const part of [0, 1, 2, 3])
    test(`duel, seeds ${50 * part + 1} to ${50 * part + 50}`, () => {
      // A save is checked whole when it is resumed, which takes longer than to play on.
      for (let k = 1; k <= 50; k++) inLockStep(duelGame, 50 * part + k, { read: k % 5 === 0 ? 'resumed' : 'plain' });
    });
});
