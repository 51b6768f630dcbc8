import { expect, test } from 'vitest';
import { table } from '../../testing/index.ts';
import { relic, spell, unit } from '../rulesets/parts.ts';
import { Counted } from '../support/effort.ts';
import { wideArena } from '../support/wide-arena.ts';

const cards = [
  relic('site', 0),
  unit('imp', 1, 1, 2),
  // For each site that enters it makes one more of itself.
  unit('twin', 2, 1, 2, {
    abilities: [
      {
        on: { on: 'entered', subject: { type: 'relic', controller: 'you' } },
        do: [{ op: 'create', like: 'self', to: 'board' }],
      },
    ],
  }),
  ...[12, 24, 48].map((count) =>
    spell(`muster-${count}`, 0, { do: [{ op: 'create', card: 'imp', to: 'board', count }] }),
  ),
];

const units = ({ match }: Counted): number =>
  match.state.objects.filter((o) => o?.zone.startsWith('board') && ['twin', 'imp'].includes(o.card)).length;

test('what doubles with each site takes a few steps for each new one, and in no step is a card derived twice', () => {
  const hand = [{ card: 'site', count: 7 }];
  const players = { ann: { hand, board: ['banner', 'twin'] }, bob: {} };
  const counted = new Counted(table(wideArena, { step: 'main', players }, { cards }).match);
  for (let k = 1; k <= 7; k++) {
    const { steps, tests, patches } = counted.act('play');
    const there = units(counted);
    expect(there).toBe(2 ** k);
    // Each new one is made, and what made it is taken up and finished; the rest is the play of the site.
    expect(steps).toBe(3 * (there / 2) + 3);
    expect(patches).toBeLessThanOrEqual(steps * there);
    // A few for each that is there: what the checks of the game look at.
    expect(tests).toBeLessThanOrEqual(4 * steps * (there + 1));
  }
});

test('what is made at once is derived once, however many they are', () => {
  const [few, more, most] = [12, 24, 48].map((count) => {
    const players = { ann: { hand: [`muster-${count}`], board: ['banner'] }, bob: {} };
    const counted = new Counted(table(wideArena, { step: 'main', players }, { cards }).match);
    const effort = counted.act('play');
    expect(units(counted)).toBe(count);
    expect(effort.patches).toBeLessThanOrEqual(effort.steps * count);
    return effort;
  });
  expect([more?.steps, most?.steps]).toEqual([few?.steps, few?.steps]);
  expect([more?.patches, most?.patches]).toEqual([2 * (few?.patches ?? 0), 4 * (few?.patches ?? 0)]);
});
