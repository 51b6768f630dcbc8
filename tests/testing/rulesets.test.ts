import { describe, expect, it } from 'vitest';
import { loadBook } from '../../cards/tools/load.ts';
import { formatProblem } from '../../cards/tools/problem.ts';
import { RULESETS } from '../rulesets/index.ts';

describe.each(Object.entries(RULESETS))('%s', (name, { ruleset, cards }) => {
  it('is sound, with all of its cards', () => {
    const set = { set: name, name, ruleset: name, cards };
    const loaded = loadBook(ruleset, [set]);
    expect(loaded.ok ? [] : loaded.problems.map(formatProblem)).toEqual([]);
  });
});
