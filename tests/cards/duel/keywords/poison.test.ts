import { expect, it } from 'vitest';
import { Arena } from '../arena.ts';

/** A viper has bitten a stone: its turn, the stone's next. */
const bitten = (): Arena => {
  const a = new Arena([{ 'fen-viper': 15, undertow: 15 }, { stone: 30 }]);
  a.until(1).play('stone');
  return a
    .until(0, { hand: ['fen-viper'] })
    .play('fen-viper')
    .round()
    .attack('fen-viper', 'stone');
};

it('gives a counter when it damages a unit', () => {
  const a = bitten();
  expect(a.on('stone', 1, 'poison')).toBe(1);
  expect(a.on('stone', 1, 'damage')).toBe(1);
});

it('damages at the start of each turn of the unit’s controller, and only of his', () => {
  const a = bitten();
  const damage = [1, 2, 3].map(() => {
    a.until(1);
    const own = a.on('stone', 1, 'damage');
    a.until(0);
    return [own, a.on('stone', 1, 'damage')];
  });
  expect(damage).toEqual([
    [2, 2],
    [3, 3],
    [4, 4],
  ]);
});

it('adds up from bite to bite, and kills', () => {
  const a = bitten();
  const counters = [];
  for (let turn = 0; turn < 3 && a.zone('board', 1).length > 0; turn++) {
    a.until(0).round();
    if (a.zone('board', 1).length === 0) break;
    counters.push(a.on('stone', 1, 'poison'));
    a.attack('fen-viper', 'stone');
  }
  expect(counters).toEqual([1, 2]);
  expect(a.zone('discard', 1)).toContain('stone');
});

it('does nothing to players', () => {
  const a = new Arena([{ 'fen-viper': 30 }, { stone: 30 }]);
  a.play('fen-viper').round().attack('fen-viper', 'p1').round();
  expect(a.of(1, 'health')).toBe(19);
});

it('is gone when the unit leaves', () => {
  const a = bitten();
  a.until(0, { hand: ['undertow'], mana: 2 }).play('undertow', 'stone');
  a.until(1, { hand: ['stone'] }).play('stone');
  expect(a.on('stone', 1, 'poison')).toBe(0);
});
