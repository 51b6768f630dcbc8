import { expect, it } from 'vitest';
import { Arena } from '../arena.ts';

const shielded = (enemy: Record<string, number>): Arena => {
  const a = new Arena([{ 'glass-heron': 30 }, enemy]);
  return a.until(0, { mana: 3 }).play('glass-heron');
};

it('prevents the first damage and no more', () => {
  const a = shielded({ wolf: 30 }).until(1).play('wolf').play('wolf').round();
  a.attack('wolf', 'glass-heron');
  expect(a.on('glass-heron', 0, 'damage')).toBe(0);
  expect(a.on('glass-heron', 0, 'shieldSpent')).toBe(1);
  a.attack('wolf', 'glass-heron');
  expect(a.zone('discard', 0)).toEqual(['glass-heron']);
});

it('prevents what comes with the damage', () => {
  const a = shielded({ 'fen-viper': 30 }).until(1).play('fen-viper').round().attack('fen-viper', 'glass-heron');
  expect(a.on('glass-heron', 0, 'poison')).toBe(0);
});

it('is whole again after a new arrival', () => {
  const a = shielded({ wolf: 15, undertow: 15 })
    .until(1, { hand: ['wolf', 'undertow'], mana: 2 })
    .play('wolf');
  a.round()
    .until(1, { hand: ['undertow'] })
    .attack('wolf', 'glass-heron')
    .play('undertow', 'glass-heron');
  a.until(0, { mana: 3 }).play('glass-heron').until(1).attack('wolf', 'glass-heron');
  expect(a.on('glass-heron', 0, 'damage')).toBe(0);
});

it('is lost with silence', () => {
  const a = shielded({ wolf: 15, 'hush-of-the-mire': 15 });
  a.until(1, { hand: ['wolf', 'hush-of-the-mire'], mana: 2 })
    .play('wolf')
    .play('hush-of-the-mire', 'glass-heron');
  a.round().attack('wolf', 'glass-heron');
  expect(a.zone('discard', 0)).toEqual(['glass-heron']);
});
