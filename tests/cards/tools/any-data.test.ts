import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadDeck } from '../../../cards/tools/decks.ts';
import { checkRuleset, loadBook } from '../../../cards/tools/load.ts';
import { formatProblem } from '../../../cards/tools/problem.ts';
import { parseSet } from '../../../cards/tools/yaml/parse-file.ts';
import { plain } from './plain-game.ts';
import { PLAIN_SET } from './text.ts';

const SET: unknown = parse(PLAIN_SET);
const DECK = { deck: 'd', name: 'D', ruleset: 'plain', cards: { wolf: 2, fork: 2 } };

/** What a program without types may hand over. */
const load = (ruleset: unknown, sources: unknown): readonly string[] => {
  const loaded = loadBook(ruleset as Parameters<typeof loadBook>[0], sources as Parameters<typeof loadBook>[1]);
  return loaded.ok ? [] : loaded.problems.map(formatProblem);
};
const NO_TABLE: readonly (readonly [what: string, value: unknown, found: string])[] = [
  ['null', null, 'nothing'],
  ['undefined', undefined, 'nothing'],
  ['a list', [], 'a list'],
  ['a text', 'plain', 'the text "plain"'],
  ['a number', 7, '7'],
  ['a flag', true, 'true'],
  ['a function', () => plain, 'a function'],
  ['a symbol', Symbol('plain'), 'a symbol'],
];

describe('loading', () => {
  it.each(NO_TABLE)('%s for a ruleset is a problem', (_, value, found) => {
    expect(load(value, [SET])).toEqual([`ruleset Expected a ruleset, found ${found}.`]);
    expect(checkRuleset(value as typeof plain)).toHaveLength(1);
  });

  it.each(NO_TABLE)('%s for a set is a problem', (_, value, found) => {
    expect(load(plain, [SET, value])).toEqual([`set 2 Expected a set, found ${found}.`]);
  });

  it.each(NO_TABLE.filter(([, value]) => !Array.isArray(value)))('%s for the sets is a problem', (_, value, found) => {
    expect(load(plain, value)).toEqual([`sets Expected a list of sets, found ${found}.`]);
  });

  it.each(NO_TABLE)('%s for a deck is a problem', (_, value, found) => {
    const loaded = loadBook(plain, [parseSet(PLAIN_SET, 'a.yaml')]);
    if (!loaded.ok) throw new Error('The set is sound.');
    const deck = loadDeck(loaded.book, value as typeof DECK);
    expect(deck.ok ? [] : deck.problems.map(formatProblem)).toEqual([`deck Expected a deck, found ${found}.`]);
  });

  it.each(NO_TABLE.filter(([what]) => what !== 'a text'))(
    '%s for the text of a file is a problem',
    (_, value, found) => {
      const parsed = parseSet(value as string, 'a.yaml');
      expect(parsed.ok ? [] : parsed.problems.map(formatProblem)).toEqual([
        `a.yaml Expected the text of a file, found ${found}.`,
      ]);
    },
  );

  it('nothing at all is a problem', () => {
    expect(load(undefined, undefined)).toHaveLength(2);
  });

  it('nothing in place of a part is a problem', () => {
    expect(load(plain, [{ set: 'base', name: 'Base', ruleset: 'plain', cards: null }])).toEqual([
      'set base cards Expected a list (each a card), found nothing.',
    ]);
    expect(load(plain, [{ set: 'base', name: 'Base', ruleset: 'plain', cards: [null] }])).toEqual([
      'set base cards.0 Expected a card, found nothing.',
    ]);
    expect(load({ ...plain, zones: null }, [])).toEqual([
      'ruleset plain zones Expected a table of keys, found nothing.',
    ]);
  });

  it('what only looks like a file that was read is a problem', () => {
    for (const forged of [{ ok: true }, { ok: false }, { ok: true, file: 'a', data: null }, { ok: 1, problems: null }])
      expect(load(plain, [forged])).not.toEqual([]);
  });
});

/** A piece of data with each value in it replaced in turn, and where. */
function* replaced(value: unknown, by: unknown, path = ''): Generator<readonly [string, unknown]> {
  yield [path, by];
  if (Array.isArray(value))
    for (const [i, item] of value.entries())
      for (const [where, bad] of replaced(item, by, `${path}.${i}`)) yield [where, value.with(i, bad)];
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value))
      for (const [where, bad] of replaced(item, by, `${path}.${key}`)) yield [where, { ...value, [key]: bad }];
}

describe.each([
  ['null', null],
  ['0', 0],
  ['-1', -1],
  ["''", ''],
  ['[]', []],
  ['{}', {}],
  ['[null]', [null]],
  ['a reserved word', 'constructor'],
])('%s in place of any value', (_, by) => {
  it('of a set, a ruleset or a deck never throws', () => {
    const { book } = loadBook(plain, [parseSet(PLAIN_SET, 'a.yaml')]) as Extract<
      ReturnType<typeof loadBook>,
      { ok: true }
    >;
    const failed: string[] = [];
    const tried = (what: string, run: () => void): void => {
      try {
        run();
      } catch (error) {
        failed.push(`${what}: ${error}`);
      }
    };
    for (const [where, bad] of replaced(SET, by)) tried(`set${where}`, () => load(plain, [bad]));
    for (const [where, bad] of replaced(plain, by)) tried(`ruleset${where}`, () => load(bad, [SET]));
    for (const [where, bad] of replaced(DECK, by)) tried(`deck${where}`, () => loadDeck(book, bad as typeof DECK));
    expect(failed).toEqual([]);
  });
});
