import { expect, it } from 'vitest';
import { Arena } from '../arena.ts';

const hidden = (enemy: Record<string, number>): Arena => {
  const a = new Arena([{ 'night-cutpurse': 10, stone: 10, barkskin: 10 }, enemy]);
  return a
    .until(0, { hand: ['night-cutpurse', 'stone', 'barkskin'], mana: 4 })
    .play('night-cutpurse')
    .play('stone');
};

it('cannot be attacked', () => {
  const a = hidden({ wolf: 30 }).until(1).play('wolf').round();
  expect(a.act('attack wolf').offered()).toEqual(['stone', 'p0']);
});

it('cannot be chosen by opponents', () => {
  const a = hidden({ 'spark-volley': 30 }).until(1, { mana: 2 });
  expect(a.act('play spark-volley').offered()).toEqual(['stone', 'p0']);
});

it('can be chosen by its controller', () => {
  const a = hidden({ stone: 30 });
  expect(a.act('play barkskin').offered()).toEqual(['night-cutpurse', 'stone']);
});

it('does not help against what chooses nothing', () => {
  const a = hidden({ 'rising-water': 30 }).until(1, { mana: 5 }).play('rising-water');
  expect(a.zone('board', 0)).toEqual(['stone']);
});
