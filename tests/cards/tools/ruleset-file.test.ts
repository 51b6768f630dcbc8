import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { checkRuleset, loadBook } from '../../../cards/tools/load.ts';
import { formatProblem } from '../../../cards/tools/problem.ts';
import { parseRuleset, parseSet } from '../../../cards/tools/yaml/parse-file.ts';
import { makeBook } from '../../../effects/make-book.ts';
import { plain } from './plain-game.ts';
import { PLAIN_SET } from './text.ts';

const TEXT = stringify(plain, { aliasDuplicateObjects: false });
const set = parseSet(PLAIN_SET, 'set.yaml');

/** The ruleset's text with a part of it replaced; `§` marks where the problem must point to, and is not in the text. */
function broken(part: string, by: string) {
  expect(TEXT).toContain(part);
  const marked = TEXT.replace(part, by);
  const before = marked.slice(0, marked.indexOf('§')).split('\n');
  const place = `rules.yaml:${before.length}:${(before.at(-1) ?? '').length + 1} `;
  return { text: marked.replace('§', ''), place };
}

const linesOf = (text: string): readonly string[] => {
  const loaded = loadBook(parseRuleset(text, 'rules.yaml'), [set]);
  return loaded.ok ? [] : loaded.problems.map(formatProblem);
};

describe('the text of a ruleset', () => {
  it('gives the same book as the object', () => {
    const loaded = loadBook(parseRuleset(TEXT, 'rules.yaml'), [set]);
    if (!loaded.ok || !set.ok) throw new Error('not loaded');
    expect(loaded.book.hash).toBe(makeBook(plain, set.data.cards).hash);
  });

  it('may be JSON', () => {
    const json = JSON.stringify(plain, null, '\t');
    expect(linesOf(json)).toEqual([]);
    expect(linesOf(json.replace('"policy": "queue"', '"policy": "qeue"'))).toEqual([
      expect.stringMatching(/^rules\.yaml:\d+:\d+ "qeue" is not one of .*did you mean "queue"/),
    ]);
  });

  it.each([
    ['a key that is not known', 'policy: queue', '§polcy: queue', 'did you mean "policy"?'],
    ['a zone that is not declared', 'deckZone: deck', 'deckZone: §dekc', 'did you mean "deck"?'],
    ['an action that is not declared', '- attack\n', '- §atack\n', 'did you mean "attack"?'],
    ['a step that is not there', '- to: main', '- to: §mian', 'did you mean "main"?'],
    ['an op that is not known', '- op: lose', '- op: §loose', 'did you mean "lose"?'],
    ['a list where a word belongs', 'policy: queue', 'policy: §[queue]', 'found a list'],
    ['a syntax error', 'name: plain', 'name: §@plain', 'begins with @ needs quotes'],
  ])('with %s says so at its place', (_, part, by, message) => {
    const { text, place } = broken(part, by);
    const [first = ''] = linesOf(text);
    expect(first).toContain(message);
    expect(first.slice(0, place.length)).toBe(place);
  });

  it('can be checked alone, with all that is wrong at its place', () => {
    expect(checkRuleset(parseRuleset(TEXT, 'rules.yaml'))).toEqual([]);
    const { text, place } = broken('- op: lose', '- op: §loose');
    expect(checkRuleset(parseRuleset(text, 'rules.yaml')).map(formatProblem)).toEqual([expect.stringContaining(place)]);
    const names = broken('deckZone: deck', 'deckZone: §dekc');
    expect(checkRuleset(parseRuleset(names.text, 'rules.yaml')).map(formatProblem)).toEqual([
      expect.stringContaining(names.place),
    ]);
  });

  it('that is not sound leaves the sets to be checked for their form', () => {
    const loaded = loadBook(parseRuleset('name: plain\n', 'rules.yaml'), [parseSet('set: a\n', 'a.yaml')]);
    const files = loaded.ok ? [] : loaded.problems.map(({ file }) => file);
    expect(new Set(files)).toEqual(new Set(['rules.yaml', 'a.yaml']));
  });

  it('has its warnings at their places', () => {
    const wave = 'actions:\n  wave: { kind: rule, targets: [{ as: §target, from: everyone }], do: [] }\n';
    const { text, place } = broken('actions:\n', wave);
    const loaded = loadBook(parseRuleset(text, 'rules.yaml'), [set]);
    const warnings = loaded.ok ? loaded.warnings.map(formatProblem) : [];
    expect(warnings).toEqual([expect.stringContaining(`${place}Warning: Nothing speaks of "target"`)]);
  });
});
