import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../../cards/tools/problem.ts';
import { validate } from '../../../cards/tools/schema/validate.ts';
import { parseDeck, parseSet } from '../../../cards/tools/yaml/parse-file.ts';
import { MAX_BYTES } from '../../../cards/tools/yaml/text.ts';
import { setOf, withCard } from './text.ts';

const refused = (text: string): readonly string[] => {
  const parsed = parseSet(text, 'f');
  return parsed.ok ? [] : parsed.problems.map(formatProblem);
};
const unit = { id: 'x', name: 'X', types: ['unit'] };

describe('hostile text', () => {
  it.each(['__proto__', 'constructor', 'prototype'])('with the key %s is refused, and reaches nothing', (key) => {
    expect(refused(withCard(`  - { id: x, name: X, types: [unit], ${key}: { evil: 1 } }`))).toEqual([
      expect.stringContaining(`"${key}" is not allowed as a key`),
    ]);
    expect(refused(withCard(`  - { id: x, name: X, types: [unit], stats: { ${key}: 1 } }`))).toEqual([
      expect.stringContaining(`"${key}" is not allowed as a key`),
    ]);
    expect(({} as { evil?: number }).evil).toBeUndefined();
  });

  it('longer than a mebibyte is refused before it is read', () => {
    expect(refused(`${'# padding\n'.repeat(MAX_BYTES / 10)}set: a\n`)).toEqual([
      'f The text is longer than 1048576 bytes.',
    ]);
    expect(refused('ü'.repeat(MAX_BYTES / 2 + 1))).toEqual(['f The text is longer than 1048576 bytes.']);
  });

  it.each([
    ['brackets', '['.repeat(1_000_000)],
    ['braces', '{'.repeat(1_000_000)],
    ['keys', '? '.repeat(100_000)],
    ['indents', Array.from({ length: 400 }, (_, i) => `${' '.repeat(i)}a:\n`).join('')],
    ['closed brackets', `${'['.repeat(2000)}${']'.repeat(2000)}`],
    ['tables', `${'{a: '.repeat(100)}1${'}'.repeat(100)}`],
    ['dashes', `${'- '.repeat(50_000)}a`],
  ])('of nested %s is refused', (_, text) => {
    expect(refused(text)).toEqual([expect.stringContaining('nested more than 64 levels deep')]);
  });

  it('whose aliases multiply is refused', () => {
    const level = (i: number) => `a${i}: &a${i} [${Array.from({ length: 9 }, () => `*a${i - 1}`).join(', ')}]\n`;
    const bomb = `a0: &a0 [x, x, x, x]\n${Array.from({ length: 9 }, (_, i) => level(i + 1)).join('')}`;
    expect(refused(bomb)).toEqual([expect.stringContaining('multiply')]);
  });

  it('with very many aliases is refused', () => {
    expect(refused('- &a a\n- *a\n'.repeat(5_000))).toEqual([expect.stringContaining('more than 100 aliases')]);
  });

  it('whose alias holds itself is refused', () => {
    expect(refused(withCard('  - &x { id: x, name: X, types: [unit], abilities: [*x] }'))).toHaveLength(1);
    expect(refused('&a [*a]')).toHaveLength(1);
  });

  it('with very many keys is refused in good time', () => {
    const keys = Array.from({ length: 90_000 }, (_, i) => `k${i}: 1`).join('\n');
    expect(refused(keys)).toEqual([expect.stringContaining('90000 keys')]);
    expect(refused(`set: a\nname: A\nruleset: r\ncards: [${'{}, '.repeat(9_000)}]`)).toHaveLength(100);
  });

  it('with an endless deck is refused', () => {
    const parsed = parseDeck('deck: d\nname: D\nruleset: plain\ncards: { wolf: 1000000000 }\n', 'd.yaml');
    expect(parsed.ok ? [] : parsed.problems.map(formatProblem)).toEqual([
      expect.stringContaining('d.yaml:4:16 1000000000 is more than 1000.'),
    ]);
  });

  it.each(['null', '7', 'true', '[]', 'text', '!!binary aGk=', '? [a, b] : c', '.nan'])(
    'that is only %s is refused',
    (text) => {
      expect(refused(text)).toHaveLength(1);
    },
  );
});

describe('hostile data', () => {
  const count = (data: unknown): number => validate('set', data).length;

  it('that is no plain table is refused', () => {
    expect(count(setOf(Object.assign(Object.create({ id: 'x' }), unit)))).toBe(1);
    expect(count(new Map())).toBe(1);
    expect(count(() => 1)).toBe(1);
    expect(count(undefined)).toBe(1);
    expect(count(JSON.parse('{"__proto__": {}, "set": "a", "name": "A", "ruleset": "r", "cards": []}'))).toBe(1);
  });

  it('that has no end is refused', () => {
    const node: { op: string; do: unknown[] } = { op: 'seq', do: [] };
    node.do.push(node);
    const problems = validate('effect', node).map(formatProblem);
    expect(problems).toEqual([expect.stringContaining('nested more than 64 levels deep')]);
  });

  it('with numbers that are none is refused', () => {
    for (const n of [Number.NaN, Infinity, 2 ** 60, 0.5]) expect(validate('amount', n)).toHaveLength(1);
  });
});
