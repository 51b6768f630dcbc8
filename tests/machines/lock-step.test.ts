import { describe, test } from 'vitest';
import { save } from '../../effects/save/save.ts';
import { resumeMatch } from '../../index.ts';
import { treeOf, treeOfState } from '../../machines/actor-tree.ts';
import { NEUTRAL, OF_THREE } from '../support/games.ts';
import { give, inLockStep, same } from '../support/lock-step.ts';
import { randomMatch } from '../support/play.ts';

describe('live, by search, and resumed from JSON after every answer', () => {
  for (const game of NEUTRAL)
    test(`50 matches of ${game.name}`, () => {
      for (let seed = 1; seed <= 50; seed++) inLockStep(game, seed, { read: seed % 5 === 0 ? 'resumed' : 'plain' });
    });
  for (const game of OF_THREE)
    test(`10 matches of ${game.name} that players leave`, () => {
      for (let seed = 1; seed <= 10; seed++) inLockStep(game, seed, { leaving: 30 });
    });
});

test('a resumed live match goes on as the other one does', () => {
  const [game] = NEUTRAL;
  if (!game) throw new Error('There is no neutral game.');
  for (const { before, input, after } of randomMatch(game, 3)) {
    const resumed = resumeMatch({ book: game.book, save: JSON.parse(JSON.stringify(save(before))) });
    if (!resumed.ok) throw new Error(resumed.message);
    same(treeOf(resumed.match), treeOfState(before.state));
    give(resumed.match, input);
    same(resumed.match.position.state, after.state);
    resumed.match.stop();
  }
});
