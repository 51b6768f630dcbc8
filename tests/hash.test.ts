import { describe, expect, test } from 'vitest';
import { hashOf } from '../effects/hash.ts';
import { makeBook } from '../effects/make-book.ts';
import type { Ruleset } from '../effects/ruleset.ts';
import { labRules, unit } from './support/lab.ts';

describe('the hash of plain data', () => {
  test('does not depend on the order of keys', () => {
    expect(hashOf({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(hashOf({ b: [{ d: 3, c: 2 }], a: 1 }));
  });
  test.each<[string, unknown, unknown]>([
    ['one text and two', ['a;stringb'], ['a', 'b']],
    ['a text that looks like a length', ['a"1:b'], ['a', 'b']],
    ['a key that looks like a value', { 'a"1:b': '' }, { a: 'b' }],
    ['a number and its text', [1], ['1']],
    ['null and its text', [null], ['null']],
    ['a list in a list and beside it', [['a'], 'b'], [['a', 'b']]],
    ['the order of a list', ['a', 'b'], ['b', 'a']],
  ])('tells apart %s', (_, a, b) => expect(hashOf(a)).not.toBe(hashOf(b)));
});

describe('the hash of a book', () => {
  const turned = <T extends object>(table: T): T => Object.fromEntries(Object.entries(table).reverse()) as T;
  const hash = (rules: Ruleset): string => makeBook(rules, [unit('a')]).hash;
  const rules = labRules('queue');

  // Triggers are taken in the order of zones, a card is played by the first action that can: these orders are rules.
  test.each(['zones', 'actions', 'types', 'stats'] as const)('changes with the order of %s', (table) => {
    expect(hash({ ...rules, [table]: turned(rules[table]) })).not.toBe(hash(rules));
  });
  test('changes with the order of a card’s keywords', () => {
    const book = (keywords: Record<string, number>) => makeBook(rules, [unit('a', 1, 1, { keywords })]).hash;
    expect(book({ x: 1, y: 1 })).not.toBe(book({ y: 1, x: 1 }));
  });
  test('is that of the same rules read again', () => {
    expect(hash(JSON.parse(JSON.stringify(rules)) as Ruleset)).toBe(hash(rules));
  });
});
