import { expect, test } from 'vitest';
import { pathLines } from '../../../../inspector/page/paths/path-lines.ts';

const node = (id: number, words: string) => ({ id, depth: 0, words, kind: 'asked', save: '' }) as const;

test('answers that lead to the same state are one line, which names some and counts the others', () => {
  const nodes = [node(0, 'ann: target'), node(1, 'ann: pay; bob: pay')];
  const edges = [
    ...['a', 'b', 'c', 'd'].map((name) => ({ from: 0, to: 1, words: `ann: ${name}` })),
    { from: 1, to: 0, words: 'bob: 2' },
  ];
  expect(pathLines({ nodes, edges })).toEqual([
    { id: '0 → 1', from: 0, to: 1, words: ['a', 'b', '+2'] },
    // Where several are asked, who answers is said.
    { id: '1 → 0', from: 1, to: 0, words: ['bob: 2'] },
  ]);
});
