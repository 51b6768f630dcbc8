import { expect, test } from 'vitest';
import { valueWords } from '../../../inspector/page/bus/value-words.ts';
import { groupRefusals } from '../../../inspector/page/explain/group-refusals.ts';

test('refusals are grouped by action, and in it by what it would be done with', () => {
  const wolf = { object: '#1', name: 'Wolf' };
  expect(
    groupRefusals([
      { action: 'play', object: '#2', name: 'Bolt', words: 'it cannot be paid' },
      { action: 'attack', ...wolf, words: 'it is not ready', needs: 'this one is ready' },
      { action: 'use', ...wolf, ability: 'a', words: 'it has been used' },
      { action: 'use', ...wolf, ability: 'b', words: 'it cannot be paid' },
      { action: 'pass', words: 'it is forbidden' },
    ]),
  ).toEqual([
    { action: 'play', needs: null, objects: [{ object: '#2', name: 'Bolt', lines: ['it cannot be paid'] }] },
    {
      action: 'attack',
      needs: 'this one is ready',
      objects: [{ object: '#1', name: 'Wolf', lines: ['it is not ready'] }],
    },
    {
      action: 'use',
      needs: null,
      objects: [{ object: '#1', name: 'Wolf', lines: ['a: it has been used', 'b: it cannot be paid'] }],
    },
    { action: 'pass', needs: null, objects: [{ object: null, name: '', lines: ['it is forbidden'] }] },
  ]);
});

test.each([
  [3, '3'],
  [null, 'null'],
  [undefined, ''],
  [[], '[]'],
  [{ object: '#4', card: 'wolf', name: 'Wolf' }, 'Wolf #4'],
  [{ object: '#4' }, '#4'],
  [{ player: 1 }, 'Bob'],
  [{ kind: 'player', player: 1 }, '{ kind: player, player: 1 }'],
  [[{ object: '#4' }, 'word'], '#4, word'],
])('a value of a fact in one line: %j', (value, words) => {
  expect(valueWords(value, ['Ann', 'Bob'])).toBe(words);
});
