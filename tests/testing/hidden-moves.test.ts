import { expect, it } from 'vitest';
import type { CardData } from '../../effects/card-data.ts';
import { type Table, table } from '../../testing/index.ts';
import { arena } from '../rulesets/arena.ruleset.ts';

/** Its abilities do what is to be hidden: the hand goes back and is drawn anew, a card is buried. */
const altar: CardData = {
  id: 'altar',
  name: 'Altar',
  types: ['relic'],
  stats: { cost: 0 },
  abilities: [
    {
      id: 'redraw',
      action: 'use',
      do: [
        { op: 'remember', what: { select: 'objects', in: ['hand'], of: 'you' }, as: 'old' },
        { op: 'move', what: 'old', to: 'deck', how: 'return' },
        { op: 'shuffle' },
        { op: 'draw', count: { amount: 'result', of: 'old' } },
      ],
    },
    {
      id: 'bury',
      action: 'use',
      do: [
        { op: 'choose', from: { select: 'objects', in: ['hand'], of: 'you' }, as: 'chosen' },
        { op: 'move', what: 'chosen', to: 'exile', faceDown: true },
      ],
    },
  ],
};

/** Cards of ann's that bob does not see, first those in hand. */
type Hidden = readonly [readonly string[], readonly string[]];

const start = ([hand, deck]: Hidden): Table =>
  table(
    arena,
    { step: 'main', players: { ann: { hand, deck, board: ['altar'] }, bob: { hand: ['bolt'], deck: ['rat'] } } },
    { cards: [altar], seed: 11 },
  );

/** All that bob gets, as text. */
const bobs = (t: Table): string => JSON.stringify([t.view('bob'), t.shown('bob')]);

const HERE: Hidden = [
  ['bear', 'wolf'],
  ['giant', 'wall', 'scout', 'seer'],
];
const THERE: Hidden = [
  ['seer', 'wall'],
  ['wolf', 'scout', 'bear', 'giant'],
];

it('B146: another hand, deck and buried card look the same to him at every moment', () => {
  const tables = [start(HERE), start(THERE)];
  const same = (): void => expect(tables.map(bobs)).toEqual(Array(2).fill(bobs(tables[0] as Table)));
  same();
  for (const t of tables) t.play('ann', 'use', 'altar', 'redraw');
  expect(tables[0]?.zone('ann', 'hand')).not.toEqual(tables[1]?.zone('ann', 'hand'));
  same();
  for (const t of tables) t.play('ann', 'use', 'altar', 'bury');
  same();
  for (const t of tables) t.answer('ann', [t.zone('ann', 'hand')[0] ?? '']);
  same();
  for (const t of tables) t.play('ann', 'end');
  same();
});
