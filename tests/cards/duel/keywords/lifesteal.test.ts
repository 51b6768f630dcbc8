import { expect, it } from 'vitest';
import { Arena } from '../arena.ts';

const wounded = (): Arena => {
  const a = new Arena([{ 'bog-leech': 30 }, { 'kerb-pup': 15, stone: 15 }]);
  a.until(1, { hand: ['kerb-pup', 'stone'], mana: 1 })
    .play('stone')
    .play('kerb-pup')
    .attack('kerb-pup', 'p0');
  a.round().attack('kerb-pup', 'p0');
  return a.until(0).play('bog-leech').round();
};

it('heals its controller by the damage it deals to a player', () => {
  const a = wounded();
  const before = a.of(0, 'health');
  a.attack('bog-leech', 'p1');
  expect([before, a.of(0, 'health'), a.of(1, 'health')]).toEqual([16, 18, 18]);
});

it('heals by the damage it deals to a unit, also as the one that is attacked', () => {
  const a = wounded().attack('bog-leech', 'stone');
  expect(a.of(0, 'health')).toBe(18);
  a.until(1).attack('kerb-pup', 'bog-leech');
  expect(a.of(0, 'health')).toBe(20);
});

it('does not heal above the most a player may have', () => {
  const a = new Arena([{ 'bog-leech': 30 }, { stone: 30 }]);
  a.until(0, { mana: 2 }).play('bog-leech').round().attack('bog-leech', 'p1');
  expect(a.of(0, 'health')).toBe(20);
});
