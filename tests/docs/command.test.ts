import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../cli/commands.ts';
import { folderOf } from '../cli/folder.ts';
import { cli } from '../cli/run.ts';
import { blocksOf } from '../support/blocks.ts';
import { difference, shownIn } from '../support/console.ts';

const PAGE = readFileSync(new URL('../../docs/command.md', import.meta.url), 'utf8');

/** Files that the page shows, by the paths in their first lines. */
const files = Object.fromEntries(
  blocksOf(PAGE, 'yaml').map((text) => {
    const [, path = ''] = /^# (\S+)\n/.exec(text) ?? [];
    return [path, text];
  }),
);

/** Words of a command line that mean files or folders of the page. */
const isPath = (word: string): boolean => /^my-game|\.(json|log|yaml)$/.test(word);

test('all that is shown on a terminal is so', async () => {
  const folder = folderOf(files);
  const blocks = blocksOf(PAGE, 'console');
  expect(blocks.length).toBeGreaterThan(6);
  for (const shown of blocks.flatMap(shownIn)) {
    const [, ...args] = shown.command.split(' ');
    const { out, err } = await cli(
      args.map((word) => (isPath(word) ? join(folder, word) : word)),
      shown.typed,
    );
    expect(err).toEqual([]);
    const lines = out.map((line) => line.replaceAll(`${folder}/`, ''));
    expect(difference(shown, { lines, code: shown.code }), shown.command).toBeNull();
  }
  const log = blocksOf(PAGE, 'text').find((text) => text.startsWith('== turn'));
  expect(log && readFileSync(join(folder, 'match.log'), 'utf8').includes(log)).toBe(true);
});

test('it tells of all commands, and of all their options', async () => {
  const { out } = await cli(['--help']);
  const names = out.flatMap((line) => /^ {2}(\w+) .*/.exec(line)?.[1] ?? []).filter((name) => name !== 'help');
  expect(names).toHaveLength(COMMANDS.length);
  for (const name of names) {
    expect(PAGE).toContain(`| \`${name}\``);
    expect(PAGE).toContain(`## \`cardwright ${name}\``);
    const help = (await cli([name, '--help'])).out.join('\n');
    const options = [...help.matchAll(/^ {2}(--\w+)/gm)].map(([, option = '']) => option);
    expect(options.length).toBeGreaterThan(0);
    for (const option of options) expect(PAGE, `${name} ${option}`).toContain(option);
  }
});

test('it tells of all that is typed besides answers', async () => {
  const { out } = await cli(['play'], ['help', 'quit']);
  const words = out.flatMap((line) => /^ {2}([a-z]+) {2,}|^ {2}(explain) /.exec(line)?.slice(1).join('') ?? []);
  expect(words).toContain('undo');
  for (const word of words) expect(PAGE).toMatch(new RegExp(`\`(/)?${word}`));
});
