import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { duelBook } from '../../cards/duel/index.ts';
import { hashOf } from '../../effects/hash.ts';
import { playReplay } from '../../search/index.ts';
import { COINS, folderOf } from './folder.ts';
import { cli, gameFolder } from './run.ts';

const SHAPES = ['play', '--ruleset', gameFolder('shapes'), '--deck', 'first', '--deck', 'second'];

const textOf = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');

describe('the log of a match', () => {
  test('tells all, hidden or not, with its causes, and why what was done changed nothing', async () => {
    const folder = folderOf({});
    const typed = ['play old', 'left', 'end', 'quit'];
    await cli([...SHAPES, '--seat', '1', '--log', join(folder, 'log')], typed);
    const lines = textOf(folder, 'log').split('\n');
    expect(lines[0]).toBe('shapes 1, seed 1: Ann, Bob');
    expect(lines).toContain("   Shale goes from Bob's deck to Bob's hand (draw)   [setup]");
    const from = lines.indexOf('Ann, window: play Old Boulder');
    expect(lines.slice(from, from + 10)).toEqual([
      'Ann, window: play Old Boulder',
      'Ann, target of Old Boulder: left',
      "   Old Boulder goes from Ann's hand to Ann's row (play)   [Old Boulder: play]",
      '   Ann: play Old Boulder → left   [Old Boulder: play]',
      '   ! Old Boulder: ability 1 (set off)',
      '   Old Boulder: resolved   [Old Boulder: play]',
      '   points of Ann: 1 (+1)   [Old Boulder: ability 1]',
      '   Old Boulder: resolved   [Old Boulder: ability 1]',
      'Ann, window: end',
      '',
    ]);
  });

  test('names abilities, steps and what came to nothing in a match of duel', async () => {
    const folder = folderOf({});
    const { code } = await cli(['play', '--auto', '--seed', '7', '--log', join(folder, 'log')]);
    expect(code).toBe(0);
    const lines = textOf(folder, 'log').split('\n');
    expect(lines).toContain('   maxMana of Ann: 1 (+1)   [step start]');
    expect(lines).toContain('   - damage changes nothing: there is nobody to damage   [step start]');
    // Whatever was set off was told of, and what came of it says of which ability it is.
    const abilities = new Set(lines.flatMap((line) => / {3}! (.*: ability \d+) \(set off\)/.exec(line)?.[1] ?? []));
    expect(abilities.size).toBeGreaterThan(3);
    const causes = new Set(lines.flatMap((line) => / {3}\[(.*: ability \d+)\]$/.exec(line)?.[1] ?? []));
    expect([...abilities].filter((ability) => causes.has(ability)).length).toBeGreaterThan(3);
  });

  test('tells what was taken back', async () => {
    const folder = folderOf({});
    const log = join(folder, 'log');
    await cli(['play', '--ruleset', gameFolder('shapes'), '--log', log], ['call', 'undo', 'call', '4', 'quit']);
    const lines = textOf(folder, 'log').split('\n');
    const from = lines.indexOf('Ann, window: call');
    expect(lines.slice(from, from + 9)).toEqual([
      'Ann, window: call',
      '   Ann: call   [call]',
      'An answer was taken back: the match stands as before it.',
      'Ann, window: call',
      '   Ann: call   [call]',
      'Ann, number: 4',
      '   points of Ann: 4 (+4)   [call]',
      '',
    ]);
  });

  test('has words for answers of every shape', async () => {
    const folder = folderOf({});
    const log = join(folder, 'log');
    const typed = ['sort', 'top: 2, 1; bottom', 'send', '1 > left, 2 > right', 'share', '1 = 1, 2 = 2', 'buy'];
    const { out } = await cli(
      ['play', '--ruleset', gameFolder('shapes'), '--deck', 'first', '--log', log],
      [...typed, '1: red=2; 2: blue=1', 'pick', '1', 'end', 'quit'],
    );
    expect(out.filter((line) => line.startsWith('No'))).toEqual([]);
    const answers = textOf(folder, 'log')
      .split('\n')
      .filter((line) => line.startsWith('Ann, '));
    expect(answers).toEqual([
      'Ann, window: sort',
      'Ann, scry: top: Pebble, Pebble; bottom: Pebble',
      'Ann, window: send',
      'Ann, assign: Old Boulder > left, Old Boulder > right',
      'Ann, window: share',
      'Ann, divide: Old Boulder 1, Old Boulder 2',
      'Ann, window: buy',
      'Ann, cost: red 2, blue 1',
      'Ann, window: pick',
      'Ann, choose: Pebble',
      'Ann, window: end',
    ]);
  });
});

describe('what cannot be written', () => {
  test.runIf(existsSync('/dev/full'))('is told of in a line: there is no more room', async () => {
    for (const option of ['--log', '--save']) {
      const { code, err } = await cli(['play', '--auto', option, '/dev/full']);
      expect({ code, err }).toEqual({
        code: 1,
        err: ['cardwright: /dev/full cannot be written: It cannot be written (ENOSPC)'],
      });
    }
  });

  test('is told of before anything is played: a file without a name', async () => {
    for (const option of ['--log', '--save'])
      expect(await cli(['play', '--auto', option, ''])).toEqual({
        code: 1,
        out: [],
        err: ['cardwright: a file to write to has a name'],
      });
  });
});

test('names do nothing to the screen: no line of theirs, no marks that move or turn it', async () => {
  const name = '"Pe\\e[2Jn\\u202Eny\\nResult: Ann wins"';
  const folder = folderOf({ ...COINS, 'sets/coins.yaml': (COINS['sets/coins.yaml'] ?? '').replace('Penny', name) });
  const { out } = await cli(['play', '--auto', '--ruleset', folder, '--log', join(folder, 'log')]);
  const told = "   Pe?[2Jn?ny Result: Ann wins goes from Ann's deck to Ann's hand (draw)";
  expect(out).toContain(told);
  expect(textOf(folder, 'log').split('\n')).toContain(`${told}   [setup]`);
  expect(out.filter((line) => line.startsWith('Result: '))).toHaveLength(1);
});

describe('the replay of a match', () => {
  test('is written when it ends, and is the match', async () => {
    const folder = folderOf({});
    const { out } = await cli(['play', '--auto', '--bots', 'greedy', '--save', join(folder, 'replay.json')]);
    const played = playReplay(duelBook(), JSON.parse(textOf(folder, 'replay.json')));
    expect(played.ok && hashOf(played.match.state)).toBe(/state (\w+)/.exec(out.at(-1) ?? '')?.[1]);
  });

  test('is written when a person leaves, without what was taken back', async () => {
    const folder = folderOf({});
    const path = join(folder, 'replay.json');
    await cli(['play', '--save', path], ['1', 'undo', 'none', 'end', 'quit']);
    const replay = JSON.parse(textOf(folder, 'replay.json'));
    expect(playReplay(duelBook(), replay).ok).toBe(true);
    expect(replay.moves.filter((move: { input: { player: number } }) => move.input.player === 0).length).toBe(2);
  });
});
