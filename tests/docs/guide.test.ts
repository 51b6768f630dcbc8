import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as tools from '../../cards/tools/index.ts';
import * as engine from '../../index.ts';
import * as search from '../../search/index.ts';
import { cardCoverage, parseScenarios } from '../../testing/index.ts';
import { folderOf } from '../cli/folder.ts';
import { cli } from '../cli/run.ts';
import { runBlock } from '../support/blocks.ts';
import type { Said } from '../support/console.ts';
import { follow, type GuideCommand, guidePage, guideSteps } from '../support/guide.ts';

const PAGE = guidePage();

/** Runs a program of the guide: what it imports of the package is that of this project. */
async function runProgram(folder: string, path: string) {
  const code = readFileSync(join(folder, path), 'utf8');
  const known: Record<string, unknown> = { ...engine, ...search, ...tools };
  for (const [, other = ''] of code.matchAll(/ from '\.\/(.*)';$/gm))
    Object.assign(known, (await runProgram(folder, other)).given);
  const names = [...code.matchAll(/^export const (?:\{ (\w+) \}|(\w+))/gm)].map(([, of, name]) => of ?? name);
  const files = {
    readFileSync: (file: string) => readFileSync(join(folder, file), 'utf8'),
    writeFileSync: (file: string, text: string) => writeFileSync(join(folder, file), text),
  };
  return runBlock(code.replace(/^export /gm, ''), { ...known, ...files }, `{ ${names} }`);
}

/** What a command says; all is within this process, where files are named from another folder. */
async function run(folder: string, { command, typed }: GuideCommand): Promise<Said> {
  const [program, ...words] = command.split(' ');
  if (program === 'node') return { lines: (await runProgram(folder, words[0] ?? '')).told, code: 0 };
  const [, ...args] = words.map((word) => (existsSync(join(folder, word)) ? join(folder, word) : word));
  const { out, err, code } = await cli(args, typed);
  return { lines: [...out, ...err].map((line) => line.replaceAll(`${folder}/`, '')), code };
}

/** Follows a page in a folder of its own. */
const followed = (page: string) => follow(page, { setUp: () => folderOf({}), run });

const filesOf = (ending: string): readonly string[] =>
  guideSteps(PAGE).flatMap((step) => (step.kind === 'file' && step.path.endsWith(ending) ? [step.text] : []));

test('whoever does what it says is told what it says', async () => {
  expect(await followed(PAGE)).toEqual([]);
});

test('it leads through all that it promises', () => {
  const commands = guideSteps(PAGE).flatMap((step) => (step.kind === 'command' ? [step.command] : []));
  for (const name of ['lint', 'play', 'simulate', 'scenario', 'vocabulary'])
    expect(commands.some((command) => command.startsWith(`npx cardwright ${name} `))).toBe(true);
  for (const program of ['match', 'search']) expect(commands).toContain(`node ${program}.mjs`);
  const [, rules = ''] = filesOf('ruleset.yaml');
  expect(rules.split('\n').length).toBeLessThan(55);
  const parsed = tools.parseSet(filesOf('sets/ponds.yaml').at(-1) ?? '', 'ponds.yaml');
  expect(parsed.ok && parsed.data.cards.map(({ id }) => id)).toEqual(['brown-frog', 'tree-frog', 'heron']);
});

test('its scenarios leave nothing of their card open', () => {
  const ruleset = tools.parseRuleset(filesOf('ruleset.yaml').at(-1) ?? '', 'ponds.ruleset.yaml');
  const set = tools.parseSet(filesOf('sets/ponds.yaml').at(-1) ?? '', 'ponds.yaml');
  const scenarios = parseScenarios(filesOf('heron.yaml')[0] ?? '', 'heron.yaml');
  if (!ruleset.ok || !set.ok || !scenarios.ok) throw new Error('something of it cannot be read');
  const entry = { ruleset: ruleset.data, cards: set.data.cards };
  const gaps = cardCoverage(entry, scenarios.scenarios).map(({ message }) => message);
  expect(gaps.filter((message) => message.startsWith('heron'))).toEqual([]);
});

test('the tarball has the name that npm gives it', () => {
  const { name, version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const [setup] = guideSteps(PAGE);
  expect(setup).toMatchObject({ kind: 'setup', script: expect.stringContaining(`/${name}-${version}.tgz\n`) });
});

test('what is otherwise is told in one line', async () => {
  const told = (block: string) => followed(`\`\`\`sh\n\`\`\`\n\n\`\`\`console\n${block}\n\`\`\`\n`);
  const shown = ['$ npx cardwright lint --ruleset duell', '…', '$ echo $?', '1'];
  expect(await told(shown.join('\n'))).toEqual([]);
  const at = 'docs/guide.md:5 `npx cardwright lint --ruleset duell`: ';
  expect(await told(shown.slice(0, 2).join('\n'))).toEqual([`${at}its exit code is 1, not 0`]);
  const line = `cardwright: there is no ruleset "duell"; there is: duel, or the path of a game's folder (did you mean "duel"?)`;
  expect(await told(shown[0] ?? '')).toEqual([`${at}the page says nothing more, the command ${JSON.stringify(line)}`]);
  expect(await told([shown[0], line, '…', 'more'].join('\n'))).toEqual([
    `${at}the page says "more", the command nothing more`,
  ]);
  expect(() => guideSteps('```yaml\nname: ponds\n```\n')).toThrow('docs/guide.md:2 The block does not say which file');
});
