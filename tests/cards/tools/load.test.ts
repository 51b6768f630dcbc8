import { describe, expect, it } from 'vitest';
import { loadBook } from '../../../cards/tools/load.ts';
import { formatProblem } from '../../../cards/tools/problem.ts';
import { parseSet } from '../../../cards/tools/yaml/parse-file.ts';
import { cardId } from '../../../effects/state/ids.ts';
import { plain } from './plain-game.ts';
import { PLAIN_SET, setOf } from './text.ts';

const set = parseSet(PLAIN_SET, 'base.yaml');
const lines = (loaded: ReturnType<typeof loadBook>): readonly string[] =>
  loaded.ok ? [] : loaded.problems.map(formatProblem);

describe('loading', () => {
  it('makes the book of a ruleset and its sets', () => {
    const loaded = loadBook(plain, [set]);
    expect(lines(loaded)).toEqual([]);
    if (!loaded.ok) return;
    expect([...loaded.book.cards.keys()]).toEqual(['briar', 'fork', 'pup', 'wolf']);
    expect(loaded.book.cards.get(cardId('wolf'))?.hasStatic).toBe(true);
    expect(loaded.sets.map((s) => s.set)).toEqual(['base']);
  });

  it('takes sets as plain data, and names them in problems', () => {
    expect(loadBook(plain, [setOf({ id: 'x', name: 'X', types: ['unit'] })]).ok).toBe(true);
    expect(lines(loadBook(plain, [setOf({ id: 'x', name: 'X', types: ['unti'] })]))).toEqual([
      'set base cards.0.types.0 The ruleset "plain" has no type "unti". (did you mean "unit"?)',
    ]);
    expect(lines(loadBook(plain, [setOf({ id: 'x', name: 'X' })]))).toEqual([
      expect.stringContaining('set base cards.0 The card lacks the key "types".'),
    ]);
  });

  it('refuses a card that another set has', () => {
    const again = parseSet(
      'set: more\nname: More\nruleset: plain\ncards:\n  - { id: pup, name: Pup, types: [unit] }\n',
      'more.yaml',
    );
    expect(lines(loadBook(plain, [set, again]))).toEqual([
      'more.yaml:5:11 There is a card "pup" already in base.yaml. (expected another id)',
    ]);
  });

  it('finds cards of other sets', () => {
    const maker = setOf({
      id: 'x',
      name: 'X',
      types: ['unit'],
      play: { do: [{ op: 'create', card: 'pup', to: 'board' }] },
    });
    expect(lines(loadBook(plain, [maker]))).toHaveLength(1);
    expect(lines(loadBook(plain, [maker, set]))).toEqual([]);
  });

  it('does not miss cards of a set that cannot be read', () => {
    const maker = setOf({
      id: 'x',
      name: 'X',
      types: ['unit'],
      play: { do: [{ op: 'create', card: 'pup', to: 'board' }] },
    });
    expect(lines(loadBook(plain, [maker, parseSet('set: [', 'bad.yaml')]))).toEqual([
      expect.stringContaining('bad.yaml:1'),
    ]);
  });
});
