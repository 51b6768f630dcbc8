import { expect, it } from 'vitest';
import { nearestWord } from '../../../cards/tools/nearest.ts';

const OPS = ['draw', 'drawOne', 'damage', 'forEach', 'turnOver', 'if', 'end'];

it.each([
  ['drwa', 'draw'],
  ['drow', 'draw'],
  ['damge', 'damage'],
  ['for-each', 'forEach'],
  ['FOREACH', 'forEach'],
  ['turn_over', 'turnOver'],
  ['draw-one', 'drawOne'],
  ['iff', 'if'],
])('%s is near to %s', (word, near) => {
  expect(nearestWord(word, OPS)).toBe(near);
});

it.each(['', 'xyz', 'quantum', 'a'.repeat(1000)])('"%s" is near to none', (word) => {
  expect(nearestWord(word, OPS)).toBeUndefined();
});
