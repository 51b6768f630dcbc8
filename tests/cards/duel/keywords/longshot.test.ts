import { expect, it } from 'vitest';
import { Arena } from '../arena.ts';

const archer = (): Arena => {
  const a = new Arena([{ 'stilt-archer': 30 }, { ogre: 30 }]);
  a.until(1).play('ogre');
  return a.until(0, { mana: 3 }).play('stilt-archer');
};

it('takes no damage back when it attacks', () => {
  const a = archer().round().attack('stilt-archer', 'ogre');
  expect(a.on('ogre', 1, 'damage')).toBe(3);
  expect(a.on('stilt-archer', 0, 'damage')).toBe(0);
});

it('is hurt when it is attacked', () => {
  const a = archer().until(1).attack('ogre', 'stilt-archer');
  expect(a.zone('discard', 0)).toEqual(['stilt-archer']);
  expect(a.on('ogre', 1, 'damage')).toBe(3);
});
