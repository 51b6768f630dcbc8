import { describe, expect, it } from 'vitest';
import { loadBook } from '../../../cards/tools/load.ts';
import { formatProblem } from '../../../cards/tools/problem.ts';
import { parseSet } from '../../../cards/tools/yaml/parse-file.ts';
import { plain } from './plain-game.ts';
import { PLAIN_SET, problemsOf, withCard } from './text.ts';

const unit = (more: string): string => withCard(`  - id: x\n    name: X\n    types: [unit]\n${more}`);
const trigger = (nodes: string): string =>
  unit(`    abilities:\n      - on: { on: entered }\n        do:\n          ${nodes}\n`);
const spell = (more: string): string => withCard(`  - id: x\n    name: X\n    types: [spell]\n    play:\n${more}`);

/** Texts with one mistake each. `§` marks where the problem must point to, and is not in the text. */
const BROKEN = (
  [
    ['an op that is not known', trigger('- { op: §drwa }'), /no op "drwa"/, 'draw'],
    ['a key that is not known', trigger('- { op: draw, §cuont: 2 }'), /op "draw" has no key "cuont"/, 'count'],
    [
      'a mistyped key that must be there',
      trigger('- { op: add, to: you, §fcat: mana, by: 1 }'),
      /no key "fcat"/,
      'fact',
    ],
    ['a missing key', trigger('- §{ op: add, to: you, fact: mana }'), /op "add" lacks the key "by"/],
    ['several missing keys', trigger('- §{ op: add }'), /lacks the keys "to", "fact" and "by"/],
    ['a node without op', trigger('- §{ to: you, amount: 2 }'), /effect lacks the key "op"/],
    ['a mistyped `op`', trigger('- { §opp: draw, count: 2 }'), /no key "opp"/, 'op'],
    ['a word for a number', trigger('- { op: draw, count: §two }'), /Expected a whole number or an amount/],
    ['half a card', trigger('- { op: draw, count: §1.5 }'), /whole number, found 1.5/],
    ['a number for a name', trigger('- { op: damage, to: §3, amount: 1 }'), /found 3/],
    [
      'one node where a list belongs',
      unit('    abilities:\n      - on: { on: died }\n        do: §{ op: draw }\n'),
      /list of effects, found a table/,
    ],
    [
      'a list with nothing in it',
      unit('    abilities:\n      - on: { on: died }\n        §do:\n'),
      /list of effects, found nothing/,
    ],
    [
      'a word that is not one of the words',
      trigger('- { op: move, what: self, to: hand, place: §botom }'),
      /"botom" is not one of/,
      'bottom',
    ],
    [
      'a trigger that is not known',
      unit('    abilities:\n      - on: { on: §dies }\n        do: []\n'),
      /no trigger "dies"/,
    ],
    [
      'a condition that is not known',
      trigger('- { op: if, cond: { test: §exist, of: self }, do: [] }'),
      /no condition "exist"/,
      'exists',
    ],
    [
      'a selector that is not known',
      trigger('- { op: destroy, what: { select: §object, in: [board] } }'),
      /no selector "object"/,
      'objects',
    ],
    [
      'a filter that is not known',
      trigger('- { op: destroy, what: { select: objects, in: [board], where: { §tpye: unit } } }'),
      /filter has no key "tpye"/,
      'type',
    ],
    [
      'an ability that is none',
      unit('    abilities:\n      - §{ do: [{ op: draw }] }\n'),
      /none of the keys on, action, affects, instead/,
    ],
    [
      'an ability of two kinds',
      unit('    abilities:\n      - { on: { on: died }, §action: use, do: [] }\n'),
      /both "on" and "action"/,
    ],
    [
      'a duration that is not known',
      trigger('- { op: modify, what: self, patches: [{ patch: silence }], until: { until: §turn-edn } }'),
      /no duration "turn-edn"/,
      'turn-end',
    ],
    ['a card without a name', withCard('  - §id: x\n    types: [unit]\n'), /card lacks the key "name"/],
    ['a card without a type', withCard('  - id: x\n    name: X\n    types: §[]\n'), /at least 1/],
    ['an id that is no name', withCard('  - id: §big wolf\n    name: X\n    types: [unit]\n'), /"big wolf" is no name/],
    ['a stat that is a word', unit('    stats: { attack: §many }\n'), /whole number, found the text "many"/],
    ['a key that is there twice', unit('    stats: { attack: 1, §attack: 2 }\n'), /"attack" is there twice/],
    ['an open bracket', unit('    tags: §[beast\n'), /never closed/],
    ['a tab', unit('§\tstats: {}\n'), /tab/],
    ['a bad indent', withCard('  - id: x\n    name: X\n   §types: [unit]\n'), /same indent/],
    ['a tag', unit('    tags: §!js/function [a]\n'), /Tags/],
    ['an alias of nothing', unit('    tags: §*beasts\n'), /[Bb]easts/],
    ['a second document', 'set: base\nname: Base\nruleset: plain\ncards: []\n§---\nset: other\n', /second document/],
    ['an empty file', '§', /empty/],
    ['a set without cards', '§set: base\nname: Base\nruleset: plain\n', /set lacks the key "cards"/],
    ['a set for another game', 'set: base\nname: Base\nruleset: §plane\ncards: []\n', /set is for "plane"/, 'plain'],
    ['a type that is not declared', withCard('  - id: x\n    name: X\n    types: [§unti]\n'), /no type "unti"/, 'unit'],
    ['a stat that is not declared', unit('    stats: { §atack: 1 }\n'), /no stat "atack"/, 'attack'],
    ['a keyword that is not declared', unit('    keywords: { §gaurd: 1 }\n'), /no keyword "gaurd"/, 'guard'],
    ['a zone that is not declared', trigger('- { op: move, what: self, to: §hands }'), /no zone "hands"/, 'hand'],
    [
      'a fact that is not declared',
      trigger('- { op: add, to: you, fact: §manna, by: 1 }'),
      /no player fact "manna"/,
      'mana',
    ],
    [
      'a fact of somebody else',
      trigger('- { op: add, to: you, fact: §damage, by: 1 }'),
      /"damage" is a fact of objects/,
    ],
    ['a card that is not there', trigger('- { op: create, card: §pub, to: board }'), /no card "pub"/, 'pup'],
    [
      'a result that nothing gives',
      trigger('- { op: damage, to: §prey, amount: 1 }'),
      /Nothing before this is named "prey"/,
    ],
    [
      'a mistyped target',
      spell(
        '      targets:\n        - { as: target, from: { select: objects, in: [board] } }\n      do:\n        - { op: damage, to: §traget, amount: 1 }\n',
      ),
      /named "traget"/,
      'target',
    ],
    [
      'a question among nodes that happen together',
      trigger('- { op: together, do: [{ op: §choose, from: everyone }] }'),
      /"choose" cannot: it asks/,
    ],
    [
      'a batch in a batch',
      trigger('- { op: together, do: [{ op: §together, do: [] }] }'),
      /happen at the same time already/,
    ],
    [
      'a replacement of what goes on of itself',
      unit('    abilities:\n      - instead: { replace: prevent, of: { on: §began, step: main, whose: you } }\n'),
      /"began" cannot be replaced/,
    ],
    [
      'an action that is not declared',
      unit('    abilities:\n      - { action: §usee, do: [] }\n'),
      /no action "usee"/,
      'use',
    ],
    [
      'two abilities of one id',
      unit('    abilities:\n      - { id: a, action: use, do: [] }\n      - { id: §a, action: use, do: [] }\n'),
      /id "a" is there twice/,
    ],
  ] as readonly (readonly [what: string, text: string, message: RegExp, nearest?: string])[]
).map(([what, text, message, nearest]) => ({ what, text, message, nearest }));

/** Where the mark is, both from 1, and the text without it. */
function marked(text: string): { readonly text: string; readonly line: number; readonly column: number } {
  const before = (text.split('§')[0] ?? '').split('\n');
  return { text: text.replace('§', ''), line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

describe('a set with one mistake', () => {
  it.each(BROKEN)('$what', ({ text: source, message, nearest }) => {
    const { text, line, column } = marked(source);
    const problems = problemsOf(text);
    expect(problems.map(formatProblem)).toHaveLength(1);
    const [problem] = problems;
    expect(problem).toMatchObject({ file: 'set.yaml', line, column, message: expect.stringMatching(message) });
    if (nearest !== undefined) expect(problem?.nearest).toBe(nearest);
    expect(problem && formatProblem(problem)).toMatch(new RegExp(`^set.yaml:${line}:${column} [A-Z"0-9]`));
  });
});

describe('a mistake is told once', () => {
  const wrong = (nodes: string): string =>
    unit(`    abilities:\n      - &same { on: { on: entered }, do: [${nodes}] }\n      - *same\n      - *same\n`);
  it.each([
    ['an unknown op', wrong('{ op: drwa }'), /no op "drwa"/],
    ['a missing key', wrong('{ op: add, to: you, fact: mana }'), /lacks the key "by"/],
    ['an unknown name', wrong('{ op: move, what: self, to: hands }'), /no zone "hands"/],
  ])('%s in what aliases repeat', (_, text, message) => {
    const loaded = loadBook(plain, [parseSet(text, 'set.yaml')]);
    const lines = loaded.ok ? [] : loaded.problems.map(formatProblem);
    expect(lines).toEqual([expect.stringMatching(message)]);
    expect(lines[0]).toMatch(/^set\.yaml:9:/);
  });

  it.each(BROKEN)('$what, in a file that is handed over twice', ({ text: source }) => {
    const { text } = marked(source);
    const file = parseSet(text, 'set.yaml');
    const lines = (sets: Parameters<typeof loadBook>[1]): readonly string[] => {
      const loaded = loadBook(plain, sets);
      return loaded.ok ? [] : loaded.problems.map(formatProblem);
    };
    // That its sound cards are there twice is said besides.
    const first = lines([file, file]).filter((line) => !line.includes('There is a card'));
    expect(first).toEqual(lines([file]).filter((line) => !line.includes('There is a card')));
  });

  it('in the same place of two files it is told of each', () => {
    const text = wrong('{ op: drwa }');
    const loaded = loadBook(plain, [parseSet(text, 'a.yaml'), parseSet(text, 'b.yaml')]);
    expect(loaded.ok ? [] : loaded.problems.map((p) => p.file)).toEqual(['a.yaml', 'b.yaml']);
  });
});

describe('a set without a mistake', () => {
  it('has no problems', () => {
    expect(problemsOf(PLAIN_SET).map(formatProblem)).toEqual([]);
  });
});

describe('a set with several mistakes', () => {
  it('has a problem for each, in the order of the text', () => {
    const text = PLAIN_SET.replace('on: entered', 'on: enterd')
      .replace('tags: [beast]', 'tagz: [beast]')
      .replace('op: create', 'op: craete');
    expect(problemsOf(text).map((p) => p.nearest)).toEqual(['tags', 'entered', 'create']);
  });

  it('has problems of names in cards whose form is right', () => {
    const text = PLAIN_SET.replace('op: create', 'op: craete')
      .replace('name: foe', 'name: fo')
      .replace('thorns: 1', 'thornz: 1');
    expect(problemsOf(text).map((p) => p.nearest)).toEqual(['create', 'fo', 'thorns']);
  });
});
