import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../../cards/tools/problem.ts';
import { parseSet } from '../../../cards/tools/yaml/parse-file.ts';

const HEAD = 'set: base\nname: Base\nruleset: plain\ncards:\n';

/** Texts with one mistake each. `§` marks where the problem must point to, and is not in the text. */
const FAULTS: readonly (readonly [what: string, text: string, message: string])[] = [
  [
    'a comma between keys',
    `${HEAD}  - { id: a, name: A, types: [unit], stats: { cost: §1 attack: 2 } }\n`,
    'A comma is missing in "1 attack: 2 } }", or',
  ],
  [
    'a comma between entries',
    `${HEAD}  - { id: a, name: A, types: [{ a: 1 } §{ b: 2 }] }\n`,
    'A comma is missing before this, or',
  ],
  [
    'a comma at the end of a line',
    `${HEAD}  - { id: a,\n      name: §A\n      types: [unit] }\n`,
    'A comma is missing after "A", or',
  ],
  [
    'a double quote',
    `${HEAD}  - id: a\n    name: §"A\n    types: [unit]\n`,
    'The quote " is opened here and never closed.',
  ],
  [
    'a single quote',
    `${HEAD}  - id: a\n    name: §'A\n    types: [unit]\n`,
    "The quote ' is opened here and never closed.",
  ],
  [
    'a quote before another one',
    `${HEAD}  - id: §"a\n    name: "A"\n    types: [unit]\n`,
    'The quote " is opened here',
  ],
  [
    'a brace',
    `${HEAD}  - §{ id: a, name: A\n  - { id: b, name: B }\n`,
    'The bracket { is opened here and never closed, or',
  ],
  ['a brace at the end', `${HEAD}  - §{ id: a, name: A\n`, 'The bracket { is opened here and never closed, or'],
  [
    'a bracket',
    `${HEAD}  - id: a\n    types: §[unit\n    name: A\n`,
    'The bracket [ is opened here and never closed, or',
  ],
  [
    'a bracket of its kind',
    `${HEAD}  - id: a\n    types: §[unit }\n    name: A\n`,
    'The bracket [ is opened here and never closed, or',
  ],
  ['a colon', `set: base\n§name Base\nruleset: plain\n`, 'Expected "key: value"'],
  ['the space after a colon', `§set:base\nname: Base\n`, 'Expected "key: value"'],
  ['a dash', `${HEAD}  - id: a\n    name: A\n   §types: [unit]\n`, 'Expected an entry of the list'],
  ['an indent', `set: base\nname:\n  a: 1\n §b: 2\n`, 'The indent is wrong'],
  [
    'an indent in brackets',
    `set: §[\na,\nb]\n`,
    'The bracket [ is opened here and never closed, or what is in it is not indented further',
  ],
];

const TOO_MUCH: typeof FAULTS = [
  ['a brace', `set: { a: 1 } §}\n`, 'There is a } too many.'],
  ['a bracket', `set: [a] §]\n`, 'There is a ] too many.'],
  ['a comma', `set: [a,§,b]\n`, 'There is a comma too many.'],
  ['an indent', `${HEAD}  - id: §a\n      name: A\n`, 'The key has this value, and the next line is indented further'],
  ['a tab', `set: base\n§\tname: Base\n`, 'Lines begin with a tab'],
  ['a tab in brackets', `set: {\n\t§a: 1 }\n`, 'Lines begin with a tab'],
  ['a document', `set: base\n§---\nset: more\n`, 'A second document begins here'],
  ['a dash', `set: a\n§- b\n`, 'An entry of a list stands where a key belongs.'],
  ['a dash in brackets', `set: [ §- a ]\n`, 'In brackets a list is written [a, b], without dashes.'],
  ['a line', `- a\n§set: a\n`, 'This belongs to nothing'],
  ['an anchor', `set: &a §&b c\n`, 'A value has one anchor'],
  ['an anchor of an alias', `set: &a b\nname: &c §*a\n`, 'An alias (*name) has no anchor'],
  ['a tag', `set: §!js a\n`, 'Tags (!name) are not used here.'],
  ['a directive', `§%NAME a\n---\nset: a\n`, 'Directives (%NAME) are not used here.'],
  ['a text after a mark', `set: |§x\n  a\n`, 'Nothing may follow'],
];

const UNQUOTED: typeof FAULTS = [
  ['with a colon', `name: §Rat: the king\n`, 'A text with ": " in it needs quotes.'],
  ['that begins with a mark', `name: §@rat\n`, 'A text that begins with @ needs quotes.'],
  ['with a hash', `name: "rat"§#1\n`, 'A comment (#) needs a space before it'],
  ['after another one in quotes', `name: "a" §b\n`, 'Something follows the closing quote'],
  ['with a backslash in quotes', `name: "a§\\q"\n`, '\\q means nothing in double quotes'],
];

function expectFault(marked: string, message: string): void {
  const before = marked.slice(0, marked.indexOf('§')).split('\n');
  const parsed = parseSet(marked.replace('§', ''), 'f.yaml');
  const lines = parsed.ok ? [] : parsed.problems.map(formatProblem);
  expect(lines).toEqual([
    expect.stringContaining(`f.yaml:${before.length}:${(before.at(-1) ?? '').length + 1} ${message}`),
  ]);
}

describe('text that is no YAML is told of in plain words, at its place', () => {
  test.each(FAULTS)('%s is missing', (_, text, message) => expectFault(text, message));
  test.each(TOO_MUCH)('%s is too much', (_, text, message) => expectFault(text, message));
  test.each(UNQUOTED)('a text %s is not quoted', (_, text, message) => expectFault(text, message));
});
