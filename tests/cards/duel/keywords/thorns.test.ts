import { expect, it } from 'vitest';
import type { CardData } from '../../../../effects/card-data.ts';
import { Arena } from '../arena.ts';

const bramble: CardData = {
  id: 'bramble',
  name: 'bramble',
  types: ['item'],
  stats: { cost: 0 },
  abilities: [{ affects: 'bearer', patches: [{ patch: 'addKeyword', keyword: 'thorns', value: 2 }] }],
};

it('hurts what damages it in battle', () => {
  const a = new Arena([{ 'thorn-hedge': 30 }, { wolf: 30 }]);
  a.until(0, { mana: 2 }).play('thorn-hedge').until(1).play('wolf').round().attack('wolf', 'thorn-hedge');
  expect(a.on('thorn-hedge', 0, 'damage')).toBe(2);
  expect(a.on('wolf', 1, 'damage')).toBe(1);
});

it('hurts also with its last breath', () => {
  const a = new Arena([{ 'thorn-hedge': 30 }, { ogre: 30 }]);
  a.until(0, { mana: 2 }).play('thorn-hedge').until(1).play('ogre').round().attack('ogre', 'thorn-hedge');
  expect(a.zone('board', 0)).toEqual([]);
  expect(a.on('ogre', 1, 'damage')).toBe(1);
});

it('does not answer a spell', () => {
  const a = new Arena([{ 'thorn-hedge': 30 }, { 'spark-volley': 30 }]);
  a.until(0, { mana: 2 }).play('thorn-hedge').until(1, { mana: 2 }).play('spark-volley', 'thorn-hedge');
  expect(a.of(1, 'health')).toBe(20);
});

it('adds up', () => {
  const a = new Arena([{ 'thorn-hedge': 15, bramble: 15 }, { ogre: 30 }], { cards: [bramble] });
  a.until(0, { hand: ['thorn-hedge', 'bramble'], mana: 2 })
    .play('thorn-hedge')
    .play('bramble', 'thorn-hedge');
  expect(a.unit('thorn-hedge', 0).keywords.thorns).toBe(3);
  a.until(1).play('ogre').round().attack('ogre', 'thorn-hedge');
  expect(a.on('ogre', 1, 'damage')).toBe(3);
});
