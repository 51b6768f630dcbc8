import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CommanderError } from 'commander';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../cli/commands.ts';
import { endingOf, UserError } from '../../cli/errors.ts';
import { EngineError } from '../../machines/engine-error.ts';
import { cli } from './run.ts';

describe('the command', () => {
  test('without a subcommand lists them', async () => {
    const { code, err } = await cli([]);
    expect(code).toBe(1);
    for (const name of ['play', 'simulate', 'scenario', 'replay', 'lint'])
      expect(err.some((line) => line.startsWith(`  ${name} `))).toBe(true);
    expect((await cli(['--help'])).out).toEqual(err);
    expect((await cli(['help'])).out).toEqual(err);
  });

  test('has help with an example for each of its subcommands', async () => {
    const { out } = await cli(['--help']);
    const names = out.slice(out.indexOf('Commands:') + 1).flatMap((line) => /^ {2}(\w+)/.exec(line)?.[1] ?? []);
    expect(names).toHaveLength(COMMANDS.length + 1);
    for (const name of names.filter((n) => n !== 'help')) {
      const { code, out: help, err } = await cli([name, '--help']);
      expect([code, ...err]).toEqual([0]);
      expect(help.filter((line) => line.startsWith(`  cardwright ${name}`)).length, name).toBeGreaterThan(0);
      expect((await cli(['help', name])).out).toEqual(help);
    }
  });

  test('tells its version', async () => {
    expect((await cli(['--version'])).out).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  });

  test.each([
    [['paly'], "unknown command 'paly' (did you mean play?)"],
    [['--colour'], "unknown option '--colour'"],
    [['replay'], "missing required argument 'file'"],
    [['replay', 'a', 'b'], "too many arguments for 'replay'. Expected 1 argument but got 2."],
    [['simulate', '--game', '3'], "unknown option '--game' (did you mean --games?)"],
    [['play', '--seed'], "option '--seed <number>' argument missing"],
  ])('says in a line what is wrong with %s', async (args, words) => {
    expect(await cli(args)).toEqual({ code: 1, out: [], err: [`cardwright: ${words}`] });
  });

  test('that there is none to tell about is said in a line', async () => {
    const { code, out, err } = await cli(['help', 'paly']);
    expect({ code, out }).toEqual({ code: 1, out: [] });
    expect(err).toEqual([
      expect.stringMatching(/^cardwright: there is no command "paly"; .* \(did you mean "play"\?\)$/),
    ]);
  });

  test('shows no marks that would move the cursor', async () => {
    const { err } = await cli(['play', '--ruleset', 'a\u001b[2Jb']);
    expect(err[0]).toContain('there is no ruleset "a?[2Jb"');
  });
});

describe('how it ends', () => {
  const broken = new EngineError('The engine failed, and the match stands as before: worn out', new Error('worn out'));

  test('after what its user can mend: in a line', () => {
    expect(endingOf(new UserError('no\n  such thing'), true)).toEqual({
      code: 1,
      lines: ['cardwright: no such thing'],
    });
    expect(endingOf(new CommanderError(2, 'commander.x', 'error: what\n(Did you mean one of a, b?)'), true)).toEqual({
      code: 2,
      lines: ['cardwright: what (did you mean a, b?)'],
    });
  });

  test('after a fault of the engine: in a line, with the stack only where it is asked for', () => {
    const said = 'cardwright: The engine failed, and the match stands as before: worn out';
    expect(endingOf(broken, false)).toEqual({ code: 70, lines: [`${said} (with CARDWRIGHT_DEBUG=1 it tells where)`] });
    const { lines } = endingOf(broken, true);
    expect(lines[0]).toBe(said);
    expect(lines.slice(1).join('\n')).toMatch(/program\.test\.ts[\s\S]*because of Error: worn out/);
    expect(endingOf('nonsense', true).lines).toEqual(['cardwright: this is a fault of cardwright: nonsense', '']);
  });
});

describe('as it is installed', () => {
  const main = new URL('../../dist/cli/main.js', import.meta.url).pathname;
  const ran = (args: readonly string[], input = '', cwd = '.') =>
    spawnSync(process.execPath, [main, ...args], { input, cwd, encoding: 'utf8' });

  test('it knows the games in the folder that it is called in', () => {
    if (!existsSync(main)) return;
    const games = new URL('games', import.meta.url).pathname;
    expect(ran(['lint', '--ruleset', 'shape'], '', games).stderr).toBe(
      'cardwright: there is no ruleset "shape"; there is: duel, or the path of a game\'s folder (did you mean "shapes"?)\n',
    );
  });

  test('it reads its input, writes what was asked for, and gives its exit code', () => {
    if (!existsSync(main)) return;
    const played = ran(['play'], 'none\nend\nquit\n');
    expect([played.status, played.stderr]).toEqual([0, '']);
    expect(played.stdout).toContain('You have left the match');
    const broken = ran(['play', '--bots', 'clever']);
    expect([broken.status, broken.stdout]).toEqual([1, '']);
    expect(broken.stderr).toBe('cardwright: there is no bot "clever"; there is: random, greedy\n');
    expect(JSON.parse(ran(['simulate', '--games', '1', '--json']).stdout).games).toBe(1);
  });
});
