import { expect, test } from 'vitest';
import { table } from '../../testing/index.ts';
import { relic, spell, unit } from '../rulesets/parts.ts';
import { Counted, type Effort } from '../support/effort.ts';
import { wideArena } from '../support/wide-arena.ts';

const cards = [
  unit('imp', 1, 1, 2),
  relic('bell', 0, {
    abilities: [
      {
        action: 'use',
        targets: [{ as: 'target', from: { select: 'objects', in: ['board'], of: 'you', where: { type: 'unit' } } }],
        do: [{ op: 'add', to: 'target', fact: 'charge', by: 1 }],
      },
    ],
  }),
  spell('muster', 0, { do: [{ op: 'create', card: 'imp', to: 'board', count: 48 }] }),
];

const sum = (efforts: readonly Effort[], what: keyof Effort): number =>
  efforts.reduce((all, effort) => all + effort[what], 0);

test('after 48 tokens in one go the next twenty decisions take what so many more cards take, and no more', () => {
  const board = ['banner', 'bell', { card: 'imp', count: 98 }];
  const players = { ann: { hand: ['muster'], board }, bob: {} };
  const counted = new Counted(table(wideArena, { step: 'main', players }, { cards }).match);
  /** Ten times it is decided to use the bell, and for what. */
  const twenty = (): readonly Effort[] =>
    Array.from({ length: 10 }, (_, k) => [counted.act('use'), counted.give([9 * k])]).flat();
  const before = twenty();
  const { patches } = counted.act('play');
  expect(patches).toBeGreaterThan(0);
  const after = twenty();
  expect(sum(after, 'steps')).toBe(sum(before, 'steps'));
  for (const what of ['tests', 'patches'] as const)
    expect(sum(after, what) / sum(before, what)).toBeLessThanOrEqual((98 + 48) / 98);
  // Nothing that was made adds up: the last decision takes what the first one did.
  expect(after.slice(-2)).toEqual(after.slice(0, 2));
});
