import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { gameFolderOf } from '../../cli/game/ruleset-file.ts';
import { COINS, folderOf } from './folder.ts';
import { cli } from './run.ts';

/** What a match of the game in a folder comes to: its result, or what stands in its way. */
async function played(folder: string, ...args: readonly string[]): Promise<string> {
  const { out, err } = await cli(['play', '--auto', '--ruleset', folder, ...args]);
  expect(err.length + Number(out.length > 0)).toBe(1);
  return (err[0] ?? out.at(-2) ?? '').replaceAll(folder, '.');
}

const WON = /^Result: (Ann|Bob) wins \(\w+\) in turn \d+, after \d+ answers\.$/;
const { 'coins.ruleset.yaml': RULES = '', ...REST } = COINS;
const JSON_RULES = JSON.stringify(parse(RULES), null, '\t');

describe('a game in a folder of its own', () => {
  test('is played by its path, however that is written', async () => {
    const folder = folderOf(COINS);
    for (const path of [folder, `${folder}/`, join(folder, 'coins.ruleset.yaml'), relative(process.cwd(), folder)])
      expect(await played(path)).toMatch(WON);
  });

  test.each([
    ['JSON', 'coins.ruleset.json', JSON_RULES],
    ['a module with a default', 'coins.ruleset.mjs', `export default ${JSON_RULES};`],
    ['a module with one ruleset', 'coins.ruleset.mjs', `export const n = 1;\nexport const coins = ${JSON_RULES};`],
  ])('may have its ruleset as %s', async (_, file, text) => {
    expect(await played(folderOf({ ...REST, [file]: text }))).toMatch(WON);
  });

  test('may get cards from a set file besides, and a deck from another file', async () => {
    const more = (REST['sets/coins.yaml'] ?? '')
      .replaceAll('penny', 'crown')
      .replace('worth: 1', 'worth: 5')
      .replace('set: coins', 'set: more');
    const folder = folderOf({
      ...COINS,
      'more.yaml': more,
      'crowns.yaml': 'deck: crowns\nname: Crowns\nruleset: coins\ncards: { crown: 9 }\n',
    });
    const deck = ['--deck', join(folder, 'crowns.yaml')];
    expect(await played(folder, ...deck)).toContain('crowns.yaml:4:10 There is no card "crown".');
    expect(await played(folder, ...deck, '--set', join(folder, 'more.yaml'))).toMatch(/wins \(points\) in turn [12],/);
  });

  test('may be played without decks only if its rules want none', async () => {
    const { 'decks/pennies.yaml': _, ...none } = COINS;
    expect(await played(folderOf(none))).toMatch(WON);
    const wants = { ...none, 'coins.ruleset.yaml': `${RULES}deck: { min: 3, max: 9, copies: 9 }\n` };
    expect(await played(folderOf(wants))).toBe(
      'cardwright: . has no decks: write one into its folder decks/, or name a file with --deck',
    );
  });
});

describe('a folder that is no game, or no sound one, is told of in a line', () => {
  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['without a ruleset', REST, '. There is no ruleset here: no file *.ruleset.yaml.'],
    [
      'with two rulesets',
      { ...COINS, 'other.ruleset.json': '{}' },
      './other.ruleset.json There is a second ruleset here, besides ./coins.ruleset.yaml.',
    ],
    [
      'with a broken ruleset',
      { ...COINS, 'coins.ruleset.yaml': RULES.replace('policy: queue', 'policy: qeue') },
      './coins.ruleset.yaml:4:9 "qeue" is not one of',
    ],
    [
      'with a broken set',
      { ...COINS, 'sets/coins.yaml': 'set: coins\n' },
      './sets/coins.yaml:1:1 The set lacks the keys',
    ],
    [
      'with several mistakes',
      { ...COINS, 'sets/a.yaml': 'set: a\n', 'sets/b.yaml': '' },
      '(and 1 more: `cardwright lint .` tells them all)',
    ],
    [
      'with a broken deck',
      { ...COINS, 'decks/pennies.yaml': 'deck: pennies\nname: P\nruleset: coins\ncards: { pony: 1 }\n' },
      './decks/pennies.yaml:4:10 There is no card "pony". (did you mean "penny"?)',
    ],
    [
      'with a module that throws',
      { ...REST, 'coins.ruleset.mjs': 'throw new Error("not today")' },
      './coins.ruleset.mjs It cannot be imported: not today.',
    ],
    [
      'with a module without a ruleset',
      { ...REST, 'coins.ruleset.mjs': 'export const n = 1' },
      './coins.ruleset.mjs It exports no ruleset.',
    ],
    [
      'with a module of two',
      { ...REST, 'coins.ruleset.mjs': 'export const a = { policy: 1 }, b = { policy: 2 }' },
      './coins.ruleset.mjs It exports more than one ruleset',
    ],
    [
      'with a module of nonsense',
      { ...REST, 'coins.ruleset.mjs': 'export default { policy: 1 }' },
      './coins.ruleset.mjs The ruleset lacks the keys',
    ],
  ])('%s', async (_, files, words) => {
    expect(await played(folderOf(files))).toContain(words);
  });

  test('whose set is too long', async () => {
    const folder = folderOf({ ...COINS, 'sets/long.yaml': '# padding\n'.repeat(110_000) });
    expect(await played(folder)).toContain('./sets/long.yaml The file is longer than 1048576 bytes.');
  });

  test('with too many files', async () => {
    const folder = folderOf(COINS);
    for (let i = 0; i < 1001; i++) writeFileSync(join(folder, 'sets', `${i}.yaml`), '');
    expect(await played(folder)).toContain('./sets There are more than 1000 files here.');
  });

  test('whose links lead out of it', async () => {
    const outside = folderOf(REST);
    const folder = folderOf({ 'coins.ruleset.yaml': RULES });
    symlinkSync(join(outside, 'sets'), join(folder, 'sets'));
    mkdirSync(join(folder, 'decks'));
    symlinkSync(join(outside, 'decks', 'pennies.yaml'), join(folder, 'decks', 'pennies.yaml'));
    const line = await played(folder);
    expect(line).toContain('./sets It leads out of the folder it is in.');
    expect(line).toContain('and 1 more');
  });

  test('whose links lead round in circles, or nowhere', async () => {
    const folder = folderOf({ ...COINS, 'scenarios/a/b.yaml': '' });
    symlinkSync(join(folder, 'scenarios'), join(folder, 'scenarios', 'a', 'again'));
    expect(await played(folder)).toMatch(WON);
    symlinkSync(join(folder, 'nowhere.yaml'), join(folder, 'sets', 'gone.yaml'));
    expect(await played(folder)).toContain('./sets/gone.yaml There is no such file.');
    symlinkSync('self.yaml', join(folder, 'sets', 'self.yaml'));
    expect(await played(folder)).toContain('and 1 more');
  });
});

test('no ruleset is looked for further up than a game reaches: as a module it would be run', () => {
  const folder = folderOf({
    'evil.ruleset.mjs': "throw new Error('it was run');",
    'child/deep/a.yaml': 'scenario: x\n',
    'game/own.ruleset.yaml': '',
    'game/scenarios/deep/b.yaml': 'scenario: x\n',
    'game/c.yaml': 'set: x\n',
  });
  expect(gameFolderOf(join(folder, 'child/deep/a.yaml'))).toBeNull();
  expect(gameFolderOf(join(folder, 'child/deep'))).toBeNull();
  expect(gameFolderOf(join(folder, 'game/scenarios/deep/b.yaml'))).toBe(join(folder, 'game'));
  expect(gameFolderOf(join(folder, 'game/c.yaml'))).toBe(join(folder, 'game'));
  expect(gameFolderOf(join(folder, 'game'))).toBe(join(folder, 'game'));
});
