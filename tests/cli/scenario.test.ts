import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COINS, folderOf } from './folder.ts';
import { cli, gameFolder } from './run.ts';

const scenario = (ruleset: string, points: number, end = 1) => `scenario: A penny is worth ${points}
ruleset: ${ruleset}
setup:
  step: main
  players:
    ann: { hand: [penny], deck: [penny] }
    bob: {}
steps:
  - ann: play penny
end: { choice: window, ann: { facts: { points: ${end} } } }
`;
const DUEL = `scenario: It is a game for two
ruleset: duel
setup: { step: main, players: { ann: {}, bob: {} } }
end: { choice: window }
`;

async function ran(folder: string, args: readonly string[]) {
  const { code, out, err } = await cli(['scenario', ...args.map((arg) => arg.replace('./', `${folder}/`))]);
  return { code, err, out: out.map((line) => line.replaceAll(folder, '.')) };
}

describe('scenario files', () => {
  test('are run by the rules of the game that they lie in, by shipped ones, and by those that are given', async () => {
    const folder = folderOf({
      ...Object.fromEntries(Object.entries(COINS).map(([path, text]) => [`coins/${path}`, text])),
      'coins/scenarios/deep/in/penny.yaml': scenario('coins', 1),
      'coins/beside.yaml': scenario('coins', 1),
      'duel.yaml': DUEL,
      'out/penny.yaml': scenario('coins', 1),
    });
    expect(await ran(folder, ['./coins'])).toEqual({ code: 0, err: [], out: ['2 passed, 0 failed'] });
    expect(await ran(folder, ['./duel.yaml', './coins/beside.yaml'])).toMatchObject({ out: ['2 passed, 0 failed'] });
    expect(await ran(folder, ['./out'])).toEqual({
      code: 1,
      err: [],
      out: [
        'NOT A penny is worth 1 (./out/penny.yaml:1)',
        '    ./out/penny.yaml:2:10 setup: There is no ruleset "coins". Expected one of: duel.',
        '0 passed, 1 failed',
      ],
    });
    expect(await ran(folder, ['./out', '--ruleset', './coins'])).toMatchObject({
      code: 0,
      out: ['1 passed, 0 failed'],
    });
    // A folder with all of it, and each file once.
    const all = await ran(folder, ['./', './duel.yaml', './coins', '--ruleset', './coins', '--mode', 'search']);
    expect(all).toEqual({ code: 0, err: [], out: ['4 passed, 0 failed'] });
  });

  test('that fail tell what is not as they say', async () => {
    const folder = folderOf({
      ...COINS,
      'scenarios/a.yaml': scenario('coins', 1),
      'scenarios/b.yaml': scenario('coins', 2, 2),
    });
    expect(await ran(folder, ['./'])).toEqual({
      code: 1,
      err: [],
      out: [
        'NOT A penny is worth 2 (./scenarios/b.yaml:1)',
        '    ./scenarios/b.yaml:10:6 step 2: ann.facts.points: expected 2, got 1',
        '1 passed, 1 failed',
      ],
    });
  });

  test('that cannot be read have failed', async () => {
    const folder = folderOf({
      ...COINS,
      'scenarios/a.yaml': scenario('coins', 1).replace('setup:', 'setpu:'),
      'scenarios/b.yaml': 'scenario: "open',
      'scenarios/c.yaml': new Uint8Array([0xff, 0xfe, 0x00]),
      'scenarios/d.yaml': '',
      'scenarios/e.yaml': '- nothing',
    });
    symlinkSync(join(folderOf({ 'a.yaml': DUEL }), 'a.yaml'), join(folder, 'scenarios', 'f.yaml'));
    const { code, out } = await ran(folder, ['./', './nowhere.yaml', './sets/coins.yaml']);
    expect(code).toBe(1);
    expect(out.at(-1)).toBe('0 passed, 8 failed');
    const told = out.join('\n');
    for (const file of ['a', 'b', 'c', 'd', 'e', 'f']) expect(told).toMatch(new RegExp(`\\./scenarios/${file}\\.yaml`));
    expect(told).toContain('    ./scenarios/c.yaml This is not text in UTF-8.');
    expect(told).toContain('    ./scenarios/f.yaml It leads out of the folder it is in.');
    expect(told).toContain('    ./nowhere.yaml There is no such file.');
    expect(told).toContain('no key "setpu". (did you mean "setup"?)');
  });

  test('of a game that is not sound have failed', async () => {
    const folder = folderOf({ ...COINS, 'sets/coins.yaml': 'set: coins\n', 'scenarios/a.yaml': scenario('coins', 1) });
    const { code, out } = await ran(folder, ['./']);
    expect(code).toBe(1);
    expect(out[0]).toBe('NOT ./scenarios/a.yaml');
    expect(out[1]).toContain('./sets/coins.yaml:1:1 The set lacks the keys');
    expect(out.at(-1)).toBe('0 passed, 1 failed');
  });

  test('that are nowhere to be found are a failure', async () => {
    const folder = folderOf(COINS);
    expect(await ran(folder, ['./'])).toEqual({ code: 1, err: [], out: ['0 passed, 0 failed'] });
  });

  test('are told of to programs in one document', async () => {
    const folder = folderOf({
      ...COINS,
      'a.yaml': scenario('coins', 1),
      'b.yaml': scenario('coins', 2, 2),
      'c.yaml': 'no',
    });
    const { code, out } = await ran(folder, ['./a.yaml', './b.yaml', './c.yaml', '--json', '--mode', 'search,live']);
    expect(code).toBe(1);
    expect(out).toHaveLength(1);
    const { passed, failed, results } = JSON.parse(out[0] ?? '');
    expect({ passed, failed }).toEqual({ passed: 1, failed: 2 });
    expect(results[0]).toEqual({ ok: true, name: 'A penny is worth 1', file: './a.yaml', line: 1, failures: [] });
    expect(results[1].failures).toEqual([expect.objectContaining({ step: 2, line: 10 })]);
    expect(results[2]).toEqual({ ok: false, file: './c.yaml', problems: [expect.stringContaining('./c.yaml:1:1')] });
  });

  test('may be of cards that are added to a game, each set to the one that it is for', async () => {
    const wish = { id: 'wish', name: 'Wish', types: ['spell'], stats: { cost: 0 }, play: { do: [{ op: 'draw' }] } };
    const dime = {
      id: 'dime',
      name: 'Dime',
      types: ['trick'],
      play: { do: [{ op: 'add', to: 'you', fact: 'points', by: 1 }] },
    };
    const set = (ruleset: string, card: object) =>
      JSON.stringify({ set: 'more', name: 'More', ruleset, cards: [card] });
    const folder = folderOf({
      ...Object.fromEntries(Object.entries(COINS).map(([path, text]) => [`coins/${path}`, text])),
      'coins/scenarios/dime.yaml': scenario('coins', 1)
        .replace('hand: [penny]', 'hand: [dime]')
        .replace('play penny', 'play dime'),
      'wish.yaml': `${DUEL.replace('ann: {}', 'ann: { hand: [wish], deck: [kerb-pup, kerb-pup] }').replace('end:', 'steps: [{ ann: play wish }]\nend:')}`,
      'wishes.yaml': set('duel', wish),
      'dimes.yaml': set('coins', dime),
      'stray.yaml': set('coin', dime),
    });
    expect((await ran(folder, ['./wish.yaml'])).out.join('\n')).toContain('"wish" is not one of');
    const added = ['--set', './wishes.yaml', '--mode', 'search'];
    expect(await ran(folder, ['./wish.yaml', ...added])).toEqual({ code: 0, err: [], out: ['1 passed, 0 failed'] });
    const both = [...added, '--set', './dimes.yaml'];
    expect(await ran(folder, ['./coins', ...both])).toMatchObject({ out: ['1 passed, 0 failed'] });
    expect(await ran(folder, ['./wish.yaml', './coins', ...both, '--ruleset', './coins'])).toMatchObject({
      out: ['2 passed, 0 failed'],
    });
    // The shipped game itself is as it was.
    expect((await ran(folder, ['./wish.yaml'])).code).toBe(1);
    const stray = await ran(folder, ['./wish.yaml', ...added, '--set', './stray.yaml']);
    expect(stray).toMatchObject({ code: 1, out: [expect.anything(), expect.anything(), '0 passed, 1 failed'] });
    expect(stray.out[1]).toMatch(/^ {4}\.\/stray\.yaml:1:\d+ The set is for "coin"\. \(expected one of: duel\)$/);
    const lacking = await ran(folder, ['./wish.yaml', '--set', './nowhere.yaml']);
    expect({ ...lacking, err: lacking.err.map((line) => line.replaceAll(folder, '.')) }).toEqual({
      code: 1,
      out: [],
      err: ['cardwright: ./nowhere.yaml There is no such file.'],
    });
  });

  test('of a test game all pass, in each mode', async () => {
    for (const mode of ['search', 'live', 'resumed', 'undone'])
      expect((await cli(['scenario', gameFolder('shapes'), '--mode', mode])).out).toEqual(['2 passed, 0 failed']);
  });
});

test.each([
  [
    ['--mode', 'serch', 'x.yaml'],
    'there is no mode "serch"; there is: search, live, resumed, undone, checked (did you mean "search"?)',
  ],
  [
    ['--ruleset', 'deul', 'x.yaml'],
    'there is no ruleset "deul"; there is: duel, or the path of a game\'s folder (did you mean "duel"?)',
  ],
  [[], "missing required argument 'path'"],
])('says in a line what is wrong with %s', async (args, words) => {
  expect(await cli(['scenario', ...args])).toEqual({ code: 1, out: [], err: [`cardwright: ${words}`] });
});
