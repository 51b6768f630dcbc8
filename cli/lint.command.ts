import type { Command } from 'commander';
import { formatProblem } from '../cards/tools/problem.ts';
import { UserError } from './errors.ts';
import type { Io } from './io.ts';
import { lintFiles, lintGame } from './lint/lint.ts';
import { withExamples } from './options.ts';

/** `cardwright lint`: checks the files of a game. */
export function addLint(program: Command, io: Io): void {
  const command = program
    .command('lint')
    .description('check games, sets, decks and scenarios, and tell each mistake with its place')
    .argument('[path...]', 'folders of games, or files; without any the game that --ruleset names is checked')
    .option('--ruleset <game>', 'the game by whose rules they are checked; else the one that they lie in, or name')
    .action((paths: readonly string[], options: { readonly ruleset?: string }) => lint(paths, options.ruleset, io));
  withExamples(command, 'lint my-game', 'lint my-cards.yaml my-deck.yaml --ruleset duel', 'lint --ruleset duel');
}

async function lint(paths: readonly string[], ruleset: string | undefined, io: Io): Promise<void> {
  if (paths.length === 0 && ruleset === undefined)
    throw new UserError('there is nothing to check: name files or folders, or a game with --ruleset');
  const { files, problems } = paths.length > 0 ? await lintFiles(paths, ruleset) : await lintGame(ruleset ?? '');
  const errors = problems.filter(({ level }) => level === undefined);
  const warnings = problems.filter(({ level }) => level !== undefined);
  for (const problem of errors) io.out(formatProblem(problem));
  if (errors.length > 0 && warnings.length > 0) io.out('');
  for (const problem of warnings) io.out(formatProblem(problem));
  io.out(`${counted(files, 'file')}, ${counted(errors.length, 'error')}, ${counted(warnings.length, 'warning')}`);
  if (errors.length > 0) io.code = 1;
}

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
