import type { Command } from 'commander';
import { formatProblem } from '../cards/tools/problem.ts';
import { UserError } from './errors.ts';
import type { Io } from './io.ts';
import { lintFiles, lintGame } from './lint/lint.ts';
import { ADDED_SETS, several, withExamples } from './options.ts';

interface Options {
  readonly ruleset?: string;
  readonly set?: readonly string[];
}

/** `cardwright lint`: checks the files of a game. */
export function addLint(program: Command, io: Io): void {
  const command = program
    .command('lint')
    .description('check games, sets, decks and scenarios, and tell each mistake with its place')
    .argument('[path...]', 'folders of games, or files; without any the game that --ruleset names is checked')
    .option('--ruleset <game>', 'the game by whose rules they are checked; else the one that they lie in, or name')
    .option('--set <file>', ADDED_SETS, several)
    .action((paths: readonly string[], options: Options) => lint(paths, options, io));
  withExamples(
    command,
    'lint my-game',
    'lint my-cards.yaml my-deck.yaml --ruleset duel',
    'lint --ruleset duel',
    'lint wishes.scenario.yaml --set wishes.yaml',
  );
}

async function lint(paths: readonly string[], { ruleset, set = [] }: Options, io: Io): Promise<void> {
  if (paths.length === 0 && ruleset === undefined)
    throw new UserError('there is nothing to check: name files or folders, or a game with --ruleset');
  const { files, problems } =
    paths.length > 0 ? await lintFiles(paths, set, ruleset) : await lintGame(ruleset ?? '', set);
  const errors = problems.filter(({ level }) => level === undefined);
  const warnings = problems.filter(({ level }) => level !== undefined);
  for (const problem of errors) io.out(formatProblem(problem));
  if (errors.length > 0 && warnings.length > 0) io.out('');
  for (const problem of warnings) io.out(formatProblem(problem));
  io.out(`${counted(files, 'file')}, ${counted(errors.length, 'error')}, ${counted(warnings.length, 'warning')}`);
  if (errors.length > 0) io.code = 1;
}

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
