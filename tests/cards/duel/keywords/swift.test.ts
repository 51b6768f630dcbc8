import { expect, it } from 'vitest';
import { Arena } from '../arena.ts';

it('lets a unit attack in the turn it enters; others wait', () => {
  const a = new Arena([{ 'kerb-pup': 15, wolf: 15 }, { stone: 30 }]);
  a.until(0, { hand: ['kerb-pup', 'wolf'] })
    .play('kerb-pup')
    .play('wolf');
  expect(a.offered()).toContain('attack kerb-pup');
  expect(a.offered()).not.toContain('attack wolf');
  expect(a.round().offered()).toContain('attack wolf');
});

it('allows one attack a turn', () => {
  const a = new Arena([{ 'kerb-pup': 30 }, { stone: 30 }]);
  a.play('kerb-pup').attack('kerb-pup', 'p1');
  expect(a.of(1, 'health')).toBe(18);
  expect(a.offered()).not.toContain('attack kerb-pup');
});

it('counts when it is granted later', () => {
  const a = new Arena([{ wolf: 15, 'mudrunner-boots': 15 }, { stone: 30 }]);
  a.until(0, { hand: ['wolf', 'mudrunner-boots'], mana: 2 }).play('wolf');
  expect(a.offered()).not.toContain('attack wolf');
  expect(a.play('mudrunner-boots', 'wolf').offered()).toContain('attack wolf');
});

it('is on a token as well', () => {
  const a = new Arena([{ 'kennel-mother': 30 }, { stone: 30 }]);
  a.until(0, { mana: 3 }).play('kennel-mother');
  expect(a.offered()).toContain('attack stray-pup');
});
