import { expect, test } from 'vitest';
import { table } from '../../testing/index.ts';
import { board, relic, unit } from '../rulesets/parts.ts';
import { Counted, type Effort } from '../support/effort.ts';
import { wideArena } from '../support/wide-arena.ts';

const cards = [
  unit('imp', 1, 1, 2),
  relic('charter', 1, {
    abilities: [
      {
        affects: board('you', { type: 'unit' }),
        patches: [{ patch: 'grant', ability: { action: 'use', do: [{ op: 'heal', to: 'you', amount: 1 }] } }],
      },
    ],
  }),
];

interface Listed extends Effort {
  /** How many answers there are to what is asked then. */
  readonly answers: number;
}

/** So many equal tokens on each side: one is used, one attacks, and it is said what. */
function played(n: number): readonly Listed[] {
  const imps = { card: 'imp', count: n, token: true, facts: { ready: 1 } };
  const players = { ann: { board: ['charter', imps], facts: { health: 5 } }, bob: { board: [imps] } };
  const counted = new Counted(table(wideArena, { step: 'main', players }, { cards }).match);
  const then = (effort: Effort): Listed => ({ ...effort, answers: [...counted.open.answers].length });
  return [then(counted.act('use')), then(counted.act('attack')), then(counted.give([0]))];
}

test('what can be done with 700 tokens that were each granted an ability takes no more than seven times what a hundred take', () => {
  const [few, many] = [played(100), played(700)];
  // All can be used and can attack, or the turn ends; one attacks any of the others, or their player, and is tired then.
  expect(many.map(({ answers }) => answers)).toEqual([1401, 701, 1400]);
  for (const [i, { steps, tests, patches }] of few.entries()) {
    expect(many[i]?.steps).toBe(steps);
    expect(many[i]?.tests).toBeLessThanOrEqual(7 * tests);
    expect(many[i]?.patches).toBe(7 * patches);
    // In no step is a card derived twice.
    expect(patches).toBeLessThanOrEqual(100 * steps);
  }
});
