import { describe, test } from 'vitest';
import { duelGame } from '../support/games.ts';
import { inLockStep } from '../support/lock-step.ts';

describe('live, by search, and resumed from JSON after every answer', () => {
  for (const part of [0, 1, 2, 3])
    test(`duel, seeds ${50 * part + 1} to ${50 * part + 50}`, () => {
      for (let k = 1; k <= 50; k++) inLockStep(duelGame, 50 * part + k);
    });
});
