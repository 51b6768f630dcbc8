import type { Command } from 'commander';
import { formatProblem, listWords, type Problem } from '../cards/tools/problem.ts';
import { MODES, type Mode, parseScenarios, type Ran, reportScenario, runScenario } from '../testing/index.ts';
import { problemsError, UserError } from './errors.ts';
import { readText } from './game/files.ts';
import { shippedNames } from './game/source.ts';
import type { Io } from './io.ts';
import { nearHint } from './near.ts';
import { ADDED_SETS, several, withExamples } from './options.ts';
import { Registries } from './scenario/registry.ts';
import { scenarioFiles } from './scenario/scenario-files.ts';

interface Options {
  readonly ruleset?: readonly string[];
  readonly set?: readonly string[];
  readonly mode?: readonly string[];
  readonly json?: true;
}

/** A scenario that was run, or a file that could not be read. */
type Result = Ran | { readonly ok: false; readonly file: string; readonly problems: readonly string[] };

/** `cardwright scenario`: runs scenario files. */
export function addScenario(program: Command, io: Io): void {
  const command = program
    .command('scenario')
    .description('run scenario files, and tell what is not as they say')
    .argument('<path...>', 'scenario files, or folders of them')
    .option(
      '--ruleset <game>',
      `a game that they name, besides ${shippedNames()} and that of the folder they lie in; may be given several times`,
      several,
    )
    .option('--set <file>', ADDED_SETS, several)
    .option(
      '--mode <mode>',
      `how they are played: ${Object.keys(MODES).join(', ')}; all of them when left out`,
      several,
    )
    .option('--json', 'prints one JSON document, and nothing else')
    .action((paths: readonly string[], options: Options) => scenario(paths, options, io));
  withExamples(
    command,
    'scenario my-game/scenarios/wolf.yaml',
    'scenario my-game --mode search',
    'scenario tests --ruleset ./my-game --json',
    'scenario wishes.scenario.yaml --set wishes.yaml',
  );
}

async function scenario(
  paths: readonly string[],
  { ruleset = [], set = [], mode, json }: Options,
  io: Io,
): Promise<void> {
  const modes = modesOf(mode);
  const registries = await Registries.of(ruleset, set);
  if (!(registries instanceof Registries)) throw problemsError(registries, [...ruleset, ...set].join(' '));
  const { files, problems } = scenarioFiles(paths);
  const results: Result[] = [...new Set(problems.map(({ file }) => file))].map((file = '') =>
    unread(
      file,
      problems.filter((problem) => problem.file === file),
    ),
  );
  for (const file of files) results.push(...(await resultsOf(file, registries, modes)));
  const passed = results.filter(({ ok }) => ok).length;
  const failed = results.length - passed;
  if (failed > 0 || passed === 0) io.code = 1;
  if (json) io.json({ passed, failed, results });
  else for (const line of [...results.flatMap(reportLines), `${passed} passed, ${failed} failed`]) io.out(line);
}

const unread = (file: string, problems: readonly Problem[]): Result => ({
  ok: false,
  file,
  problems: problems.map(formatProblem),
});

async function resultsOf(
  file: string,
  registries: Registries,
  modes: Readonly<Record<string, Mode>>,
): Promise<readonly Result[]> {
  const read = readText(file);
  if (!read.ok) return [unread(file, [{ path: [], message: read.message, file }])];
  const parsed = parseScenarios(read.text, file);
  if (!parsed.ok) return [unread(file, parsed.problems)];
  const entered = await registries.of(file);
  if (!entered.ok) return [unread(file, entered.problems)];
  return parsed.scenarios.map((one) => runScenario(one, entered.registry, modes));
}

function reportLines(result: Result): readonly string[] {
  if (result.ok) return [];
  if ('failures' in result) return reportScenario(result).split('\n');
  return [`NOT ${result.file}`, ...result.problems.map((line) => `    ${line}`)];
}

/** The modes that were named, in their usual order: the first one is what the others are compared with. */
function modesOf(named: readonly string[] | undefined): Readonly<Record<string, Mode>> {
  const names = (named ?? []).flatMap((text) => text.split(',')).map((name) => name.trim());
  const unknown = names.find((name) => !Object.hasOwn(MODES, name));
  const known = Object.keys(MODES);
  if (unknown !== undefined)
    throw new UserError(`there is no mode "${unknown}"; there is: ${listWords(known)}${nearHint(unknown, known)}`);
  return Object.fromEntries(Object.entries(MODES).filter(([name]) => names.length === 0 || names.includes(name)));
}
