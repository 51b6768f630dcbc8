import { expect, it } from 'vitest';
import { duel } from '../../../cards/duel/index.ts';
import type { CardData } from '../../../effects/card-data.ts';
import { eventFor } from '../../../effects/rules/sight.ts';
import { Arena } from './arena.ts';

const unit = (id: string, rest: Partial<CardData>): CardData => ({
  id,
  name: id,
  types: ['unit'],
  stats: { cost: 0, attack: 1, health: 3 },
  ...rest,
});

it('a play that is taken back leaves its window open, to be answered', () => {
  const a = new Arena([{ 'spark-volley': 30 }, { stone: 30 }]);
  a.until(1).play('stone').until(0, { mana: 2 });
  a.act('play spark-volley').cancel();
  expect(a.choice.answers).toEqual([null]);
  expect(a.try(0).ok).toBe(true);
});

it('every event says what it is', () => {
  const a = new Arena([{ wolf: 15, 'borrowed-fury': 15 }, { stone: 30 }]);
  a.until(0, { hand: ['wolf', 'borrowed-fury'], mana: 1 })
    .play('wolf')
    .play('borrowed-fury', 'wolf');
  const types = a.events.map((e) => e.type);
  expect(types).toEqual(expect.arrayContaining(['modified', 'scheduled']));
  expect(() => a.events.map((e) => eventFor(a.match, e, 'everything'))).not.toThrow();
});

it('the patches of a keyword work like a static ability on its bearer', () => {
  const ruleset = {
    ...duel,
    keywords: { ...duel.keywords, mighty: { patches: [{ patch: 'addStat', stat: 'attack', by: 2 }], words: '' } },
  } as const;
  const brute = unit('brute', { keywords: { mighty: 1 } });
  const a = new Arena([{ brute: 30 }, { stone: 30 }], { cards: [brute], ruleset }).play('brute');
  expect(a.unit('brute', 0).stats.attack).toBe(3);
});

it('what a card says of its own arrival holds for a token as well', () => {
  const sapling = unit('sapling', {
    token: true,
    abilities: [{ instead: { replace: 'with', of: { on: 'entered' }, facts: { growth: 2 } } }],
  });
  const planter = unit('planter', {
    abilities: [{ on: { on: 'entered' }, do: [{ op: 'create', card: 'sapling', to: 'board' }] }],
  });
  const a = new Arena([{ planter: 30 }, { stone: 30 }], { cards: [sapling, planter] }).play('planter');
  expect(a.on('sapling', 0, 'growth')).toBe(2);
});

it('an event that is forbidden to an object does not happen to it', () => {
  const ghost = unit('ghost', { abilities: [{ affects: 'self', patches: [{ patch: 'forbid', what: 'damaged' }] }] });
  const a = new Arena([{ ghost: 30 }, { 'spark-volley': 30 }], { cards: [ghost] }).play('ghost');
  a.until(1, { mana: 2 }).play('spark-volley', 'ghost');
  expect(a.on('ghost', 0, 'damage')).toBe(0);
});

it('a target that its own controller has chosen for an opponent’s effect stays legal', () => {
  const bully = unit('bully', {
    abilities: [
      {
        on: { on: 'entered' },
        targets: [{ as: 'victim', from: { select: 'objects', in: ['board'], of: 'opponents' }, by: 'opponents' }],
        do: [{ op: 'damage', to: 'victim', amount: 1 }],
      },
    ],
  });
  const shade = unit('shade', { keywords: { veiled: 1 } });
  const a = new Arena([{ bully: 30 }, { shade: 30 }], { cards: [bully, shade] });
  a.until(1).play('shade').until(0).play('bully');
  expect(a.on('shade', 1, 'damage')).toBe(1);
});

it('a payment that is impossible because of hidden cards is asked for all the same', () => {
  const trainer = unit('trainer', {
    abilities: [
      {
        on: { on: 'entered' },
        do: [
          {
            op: 'may',
            costs: [
              {
                cost: 'reveal',
                from: { select: 'objects', in: ['hand'], of: 'you', where: { tag: 'hound' } },
                count: 1,
              },
            ],
            do: [{ op: 'draw' }],
          },
        ],
      },
    ],
  });
  const a = new Arena([{ trainer: 30 }, { stone: 30 }], { cards: [trainer] }).play('trainer');
  // Going on without a question would tell the opponent that there is no hound in the hand.
  expect(a.choice.purpose).toBe('pay');
  expect(a.offered()).toEqual(['no']);
});
