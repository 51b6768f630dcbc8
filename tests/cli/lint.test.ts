import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { DECKS, SETS } from '../../cards/duel/index.ts';
import { COINS, folderOf } from './folder.ts';
import { cli, gameFolder } from './run.ts';

async function linted(folder: string, ...args: readonly string[]) {
  const { code, out, err } = await cli(['lint', ...args.map((arg) => arg.replace(/^\./, folder))]);
  return { code, err, out: out.map((line) => line.replaceAll(folder, '.')) };
}

const RULES = COINS['coins.ruleset.yaml'] ?? '';
const SCENARIO = `scenario: A penny
ruleset: coins
setup: { step: main, players: { ann: { hand: [penny] }, bob: {} } }
steps: [{ ann: play penny }]
end: { choice: window }
`;

describe('what is sound', () => {
  test('has no errors: shipped games, games in folders, files of games', async () => {
    const parts = SETS.length + DECKS.length;
    expect(await cli(['lint', '--ruleset', 'duel'])).toEqual({
      code: 0,
      out: [`${parts + 1} files, 0 errors, 0 warnings`],
      err: [],
    });
    expect((await cli(['lint', gameFolder('shapes')])).out).toEqual(['5 files, 0 errors, 0 warnings']);
    expect((await cli(['lint', '--ruleset', gameFolder('shapes')])).out).toEqual(['5 files, 0 errors, 0 warnings']);
    const shipped = new URL('../../cards/duel', import.meta.url).pathname;
    expect((await cli(['lint', shipped])).out).toEqual([`${parts} files, 0 errors, 0 warnings`]);
    const folder = folderOf({ ...COINS, 'scenarios/a.yaml': SCENARIO });
    for (const path of ['sets/coins.yaml', 'decks/pennies.yaml', 'coins.ruleset.yaml', 'scenarios/a.yaml'])
      expect((await linted(folder, `./${path}`)).out).toEqual(['1 file, 0 errors, 0 warnings']);
  });

  test('may have its ruleset as a module, which is checked like a file', async () => {
    const { 'coins.ruleset.yaml': text = '', ...rest } = COINS;
    const module = (more: object) => `export default ${JSON.stringify({ ...parse(text), ...more })};`;
    const sound = folderOf({ ...rest, 'coins.ruleset.mjs': module({}) });
    expect((await linted(sound, '.')).out).toEqual(['3 files, 0 errors, 0 warnings']);
    const broken = folderOf({ ...rest, 'coins.ruleset.mjs': module({ deckZone: 'dekc' }) });
    for (const args of [['.'], ['./coins.ruleset.mjs'], ['--ruleset', '.']])
      expect((await linted(broken, ...args)).out[0]).toBe(
        './coins.ruleset.mjs deckZone The ruleset "coins" has no zone "dekc". (did you mean "deck"?)',
      );
  });

  test('may lie anywhere, where a ruleset is given or said', async () => {
    const game = folderOf(COINS);
    const deck = 'deck: d\nname: D\nruleset: duel\ncards: { kerb-pup: 3 }\n';
    const folder = folderOf({
      'a.yaml': COINS['sets/coins.yaml']?.replaceAll('penny', 'dime') ?? '',
      'b.yaml': SCENARIO,
      'deck.yaml': deck,
    });
    expect((await linted(folder, './a.yaml', './b.yaml', '--ruleset', game)).out).toEqual([
      '2 files, 0 errors, 0 warnings',
    ]);
    expect((await linted(folder, './a.yaml')).out[0]).toContain(
      'There is no ruleset "coins" here. (expected one of: duel)',
    );
    expect((await linted(folder, './deck.yaml')).out[0]).toBe(
      './deck.yaml:4:1 The deck has 3 cards. (expected 30 cards)',
    );
  });
});

describe('sets that are added', () => {
  const card = (id: string, type: string, more = '') =>
    `[{ id: ${id}, name: ${id}, types: [${type}], play: { do: [{ op: draw${more} }] } }]\n`;
  const set = (ruleset: string, cards: string) => `set: more\nname: More\nruleset: ${ruleset}\ncards: ${cards}`;
  const WISH = `scenario: A wish
ruleset: duel
setup: { step: main, players: { ann: { hand: [wish] }, bob: {} } }
end: { choice: window }
`;
  const folderWith = (wishes: string) =>
    folderOf({
      ...Object.fromEntries(Object.entries(COINS).map(([path, text]) => [`coins/${path}`, text])),
      'coins/scenarios/dime.yaml': SCENARIO.replace('[penny]', '[dime]'),
      'coins/decks/dimes.yaml': 'deck: dimes\nname: Dimes\nruleset: coins\ncards: { dime: 12 }\n',
      'dimes.yaml': set('coins', card('dime', 'trick')),
      'wish.yaml': WISH,
      'wishes.yaml': wishes,
    });

  test('are known to scenarios and decks of the game that each is for, and are checked themselves', async () => {
    const folder = folderWith(set('duel', card('wish', 'spell')));
    expect((await linted(folder, './wish.yaml')).out[0]).toContain('"wish" is not one of');
    const sets = ['--set', './wishes.yaml', '--set', './dimes.yaml'];
    for (const [paths, files] of [
      [['./wish.yaml', '--set', './wishes.yaml'], 2],
      [['./wish.yaml', './wishes.yaml', '--set', './wishes.yaml'], 2],
      [['./coins', '--set', './dimes.yaml'], 6],
      [['--ruleset', './coins', '--set', './dimes.yaml'], 6],
      [['./coins/decks/dimes.yaml', '--ruleset', './coins', '--set', './dimes.yaml'], 2],
    ] as const)
      expect((await linted(folder, ...paths)).out).toEqual([`${files} files, 0 errors, 0 warnings`]);
    expect((await linted(folder, './coins', ...sets)).out).toEqual(['7 files, 0 errors, 0 warnings']);
  });

  test('that are not sound, or for no game here, are told of at their place', async () => {
    const folder = folderWith(set('duel', card('wish', 'spel')));
    const told = async (...args: readonly string[]) => (await linted(folder, ...args)).out.slice(0, -1);
    expect(await told('./coins/decks/pennies.yaml', '--set', './wishes.yaml')).toEqual([
      './wishes.yaml:4:41 The ruleset "duel" has no type "spel". (did you mean "spell"?)',
    ]);
    expect(await told('./wish.yaml', '--set', './dimes.yaml')).toContain(
      './dimes.yaml:3:10 There is no ruleset "coins" here. (expected one of: duel)',
    );
    expect(await told('./coins', '--set', './nowhere.yaml')).toContain('./nowhere.yaml There is no such file.');
  });
});

describe('what is odd', () => {
  test('is told of apart, and is no error', async () => {
    const idle = `${COINS['sets/coins.yaml']}  - { id: blank, name: Blank, types: [trick] }\n`;
    // In coins a played card stays where it is put: what does nothing is meant so there.
    const rules = RULES.replace('to: discard }', 'to: discard, after: [{ op: move, what: self, to: discard }] }');
    const folder = folderOf({ ...COINS, 'coins.ruleset.yaml': rules, 'sets/coins.yaml': idle });
    const { code, out } = await linted(folder, '.');
    expect(code).toBe(0);
    expect(out).toEqual([
      expect.stringMatching(/^\.\/sets\/coins\.yaml:11:5 Warning: "Blank" does nothing when it is played/),
      '3 files, 0 errors, 1 warning',
    ]);
    const both = await linted(
      folderOf({ ...COINS, 'coins.ruleset.yaml': rules, 'sets/coins.yaml': idle, 'decks/b.yaml': '' }),
      '.',
    );
    expect(both.code).toBe(1);
    expect(both.out.map((line) => line.split(' ')[1] ?? '')).toEqual(['The', '', 'Warning:', 'files,']);
  });
});

describe('what is not where the game looks for it', () => {
  test('is told of: the game is played without it', async () => {
    const { 'sets/coins.yaml': set = '', 'decks/pennies.yaml': deck = '', ...rest } = COINS;
    const folder = folderOf({ ...rest, 'sets/more/coins.yaml': set, 'deck/pennies.yaml': deck });
    const { code, out } = await linted(folder, '.');
    expect(code).toBe(0);
    expect(out).toEqual([
      expect.stringMatching(/^\.\/deck\/pennies\.yaml:1:1 Warning: This deck is no part of the game in .*decks\/\. /),
      expect.stringMatching(/^\.\/sets\/more\/coins\.yaml:1:1 Warning: This set is no part of the game in .*sets\/\. /),
      '3 files, 0 errors, 2 warnings',
    ]);
    expect((await linted(folder, './deck/pennies.yaml', '--ruleset', folder)).out.at(-1)).toMatch(/ 0 warnings$/);
  });
});

/** The file that is broken, its text, and what is told of it. */
type Broken = readonly [what: string, file: string, text: string | Uint8Array, line: string | RegExp];

const set = (cards: string, head = 'set: more\nname: More\nruleset: coins\n') => `${head}cards:\n${cards}`;
const card = (more: string) => set(`  - id: dime\n    name: Dime\n    types: [trick]\n${more}`);
const play = (node: string) => card(`    play:\n      do: [${node}]\n`);
const deck = (cards: string, head = 'deck: more\nname: More\nruleset: coins\n') => `${head}cards: ${cards}\n`;
const scene = (from: string, to: string) => SCENARIO.replace(from, to);
const rules = (from: string, to: string) => RULES.replace(from, to);
const MORE = 'sets/more.yaml';
const DECK = 'decks/more.yaml';
const SCENE = 'scenarios/a.yaml';
const COIN_RULES = 'coins.ruleset.yaml';
const bomb = Array.from(
  { length: 9 },
  (_, i) =>
    `a${i}: &a${i} [${
      i === 0
        ? 'x'
        : Array(9)
            .fill(`*a${i - 1}`)
            .join(', ')
    }]`,
).join('\n');

const BROKEN: readonly Broken[] = [
  ['a tab', MORE, set('\t- id: dime\n'), ':5:1 Lines begin with a tab: YAML wants spaces.'],
  [
    'a missing comma',
    MORE,
    set('  - { id: dime, name: Dime types: [trick] }\n'),
    ':5:23 A comma is missing in "Dime types: [trick] }", or',
  ],
  ['a missing quote', MORE, card('    tags: ["small]\n'), ':8:12 The quote " is opened here and never closed.'],
  ['a missing brace', MORE, card('    stats: { worth: 1\n'), ':8:12 The bracket { is opened here and never closed'],
  ['a missing bracket', MORE, card('    tags: [small\n'), ':8:11 The bracket [ is opened here and never closed'],
  ['a missing colon', MORE, set('', 'set more\nname: More\n'), ':1:1 Expected "key: value"'],
  ['a key that is there twice', MORE, card('    name: Dime\n'), ':8:5 The key "name" is there twice.'],
  ['a wrong indent', MORE, card('   stats: { worth: 1 }\n'), ':8:4 Expected an entry of the list'],
  [
    'an unknown key',
    MORE,
    card('    stat: { worth: 1 }\n'),
    ':8:5 The card has no key "stat". (did you mean "stats"?)',
  ],
  ['an unknown op', MORE, play('{ op: drwa }'), ':9:18 There is no op "drwa". (did you mean "draw"?)'],
  [
    'an unknown selector',
    MORE,
    play('{ op: move, what: { select: object, in: [hand] }, to: hand }'),
    ':9:40 There is no selector "object". (did you mean "objects"?)',
  ],
  [
    'an unknown zone',
    MORE,
    play('{ op: move, what: self, to: hnad }'),
    ':9:40 The ruleset "coins" has no zone "hnad". (did you mean "hand"?)',
  ],
  [
    'an unknown stat',
    MORE,
    card('    stats: { wroth: 1 }\n'),
    ':8:14 The ruleset "coins" has no stat "wroth". (did you mean "worth"?)',
  ],
  [
    'an unknown keyword',
    MORE,
    card('    keywords: { lucky: 1 }\n'),
    ':8:17 The ruleset "coins" has no keyword "lucky".',
  ],
  [
    'an unknown card',
    MORE,
    play('{ op: create, card: pennny, to: hand }'),
    ':9:32 There is no card "pennny". (did you mean "penny"?)',
  ],
  [
    'an unknown type',
    MORE,
    set('  - { id: dime, name: Dime, types: [trik] }\n'),
    ':5:37 The ruleset "coins" has no type "trik". (did you mean "trick"?)',
  ],
  [
    'a value of the wrong type',
    MORE,
    card('    stats: { worth: much }\n'),
    ':8:21 Expected a whole number, found the text "much".',
  ],
  ['a key that is missing', MORE, set('  - { id: dime, types: [trick] }\n'), ':5:5 The card lacks the key "name".'],
  ['a negative count', MORE, play('{ op: draw, count: -2 }'), ':9:31 -2 is less than 0. (expected 0 or more)'],
  ['too many players', COIN_RULES, rules('max: 2', 'max: 999'), ':3:25 999 is more than 100. (expected at most 100)'],
  ['a negative count in a deck', DECK, deck('{ penny: -2 }'), ':4:17 -2 is less than 1.'],
  ['aliases that multiply', MORE, bomb, /:1:1 Aliases \(\*name\) multiply/],
  ['an alias of nothing', MORE, card('    tags: *small\n'), ':8:11 Nothing is marked &small.'],
  ['too deep brackets', MORE, `set: ${'['.repeat(5000)}`, ':1:70 It is nested more than 64 levels deep.'],
  ['too much text', MORE, '# padding\n'.repeat(110_000), ' The file is longer than 1048576 bytes.'],
  [
    'a set for another ruleset',
    MORE,
    set('', 'set: more\nname: More\nruleset: coin\n').replace('cards:', 'cards: []'),
    ':3:10 The set is for "coin". (did you mean "coins"?)',
  ],
  [
    'a deck for another ruleset',
    DECK,
    deck('{ penny: 3 }', 'deck: more\nname: More\nruleset: duel\n'),
    ':3:10 The deck is for "duel". (expected one of: coins)',
  ],
  [
    'a card that is there twice',
    MORE,
    set('  - { id: penny, name: Penny, types: [trick], play: { do: [] } }\n'),
    ':5:11 There is a card "penny" already in ./sets/coins.yaml.',
  ],
  [
    'a deck that is there twice',
    'decks/two.yaml',
    COINS['decks/pennies.yaml'] ?? '',
    ':1:7 There is a deck "pennies" already in ./decks/pennies.yaml.',
  ],
  ['an empty file', MORE, '', ':1:1 The file is empty.'],
  ['a list in place of a table', MORE, '- set: more\n', ':1:1 Expected a set, found a list.'],
  [
    'several documents',
    MORE,
    `${set('').replace('cards:', 'cards: []')}---\nset: third\n`,
    ':5:1 A second document begins here',
  ],
  ['bytes that are no text', MORE, new Uint8Array([0x73, 0xff, 0xfe]), ' This is not text in UTF-8.'],
  ['zero bytes', MORE, 'set: a\0b\n', ' This is not text.'],
  ['merge keys', MORE, `${set('').replace('cards:', 'cards: []')}<<: { a: 1 }\n`, ':5:1 The set has no key "<<".'],
  [
    'a key that would reach the prototype',
    MORE,
    card('    __proto__: { a: 1 }\n'),
    ':8:5 "__proto__" is not allowed as a key.',
  ],
  ['a tag', MORE, set('  - !!js/function a\n'), ':5:5 Tags (!name) are not used here.'],
  [
    'an unknown key of a ruleset',
    COIN_RULES,
    rules('policy:', 'polcy:'),
    ':4:1 The ruleset has no key "polcy". (did you mean "policy"?)',
  ],
  [
    'an unknown step of a ruleset',
    COIN_RULES,
    rules('to: main', 'to: mian'),
    ':25:18 The ruleset "coins" has no step "mian". (did you mean "main"?)',
  ],
  [
    'an unknown key of a scenario',
    SCENE,
    scene('setup:', 'setpu:'),
    ':3:1 The scenario has no key "setpu". (did you mean "setup"?)',
  ],
  ['an unknown card of a scenario', SCENE, scene('[penny]', '[peny]'), ':3:47 "peny" is not one of'],
  [
    'an unknown ruleset of a scenario',
    SCENE,
    scene('ruleset: coins', 'ruleset: coin'),
    ':2:10 There is no ruleset "coin". (did you mean "coins"?)',
  ],
  ['an unknown zone of a scenario', SCENE, scene('hand:', 'hnad:'), /:3:\d+ .*"hnad".*did you mean "hand"/],
  ['an unknown card of a deck', DECK, deck('{ pney: 3 }'), ':4:10 There is no card "pney". (did you mean "penny"?)'],
];

describe('what is broken is one clear error at its place', () => {
  test.each(BROKEN)('%s', async (_, file, text, line) => {
    const folder = folderOf({ ...COINS, [file]: text });
    for (const args of [['.'], [`./${file}`]]) {
      const { code, out, err } = await linted(folder, ...args);
      expect({ code, err }).toEqual({ code: 1, err: [] });
      expect(out.slice(0, -1)).toHaveLength(1);
      const [told = ''] = out;
      expect(told.slice(0, file.length + 2)).toBe(`./${file}`);
      if (typeof line === 'string') expect(told.slice(file.length + 2, file.length + 2 + line.length)).toBe(line);
      else expect(told.slice(file.length + 2)).toMatch(line);
      expect(out.at(-1)).toMatch(/^\d+ files?, 1 error, 0 warnings$/);
    }
  });
});

describe('what cannot be reached', () => {
  test.each([
    ['a file that is not there', './nowhere.yaml', './nowhere.yaml There is no such file.'],
    ['a folder with nothing in it', './empty', './empty There is nothing to check here.'],
    [
      'a file of nobody',
      './notes.yaml',
      './notes.yaml:1:1 This is no file of a game: it has none of the keys set, deck, scenario',
    ],
    ['a misspelt first key', './typo.yaml', 'policy, phases. (did you mean "deck"?)'],
    ['a file that is no table', './list.yaml', './list.yaml:1:1 Expected a table with one of the keys set, deck'],
    ['a link to itself', './self.yaml', './self.yaml It is a link that leads to itself.'],
  ])('%s', async (_, path, line) => {
    const folder = folderOf({
      'empty/readme.txt': '',
      'notes.yaml': 'apples: 3\n',
      'typo.yaml': 'dekc: a\n',
      'list.yaml': '- a\n',
    });
    symlinkSync('self.yaml', join(folder, 'self.yaml'));
    const { code, out, err } = await linted(folder, path);
    expect({ code, err }).toEqual({ code: 1, err: [] });
    expect(out).toEqual([expect.stringContaining(line), '1 file, 1 error, 0 warnings']);
  });

  test('a file that may not be read', async () => {
    const folder = folderOf({ ...COINS, 'sets/more.yaml': 'set: more\n' });
    chmodSync(join(folder, 'sets', 'more.yaml'), 0);
    const { out } = await linted(folder, '.');
    // Whoever may read everything finds what is wrong in it.
    expect(out[0]).toMatch(/^\.\/sets\/more\.yaml(:1:1 The set lacks| It may not be read\.)/);
    expect(out).toHaveLength(2);
  });

  test('nothing at all', async () => {
    expect(await cli(['lint'])).toEqual({
      code: 1,
      out: [],
      err: ['cardwright: there is nothing to check: name files or folders, or a game with --ruleset'],
    });
  });
});
