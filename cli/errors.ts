import { CommanderError } from 'commander';
import { formatProblem, type Problem } from '../cards/tools/problem.ts';
import { EngineError } from '../machines/engine-error.ts';

/** What whoever has typed the command can mend. It is told in one line. */
export class UserError extends Error {}

/** Several problems as one line: the first, and how many more there are. */
export function problemsError(problems: readonly Problem[], lint: string): UserError {
  const [first, ...more] = problems;
  const rest = more.length === 0 ? '' : ` (and ${more.length} more: \`cardwright lint ${lint}\` tells them all)`;
  return new UserError(`${first ? formatProblem(first) : 'something is wrong'}${rest}`);
}

const oneLine = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ');

/** What commander says, as a line of ours: a word that was probably meant stands in brackets, as elsewhere. */
const commandWords = (message: string): string =>
  oneLine(message)
    .replace(/^error: /, '')
    .replace(/\(Did you mean (?:one of )?(.*)\?\)$/, '(did you mean $1?)');

export interface Ending {
  readonly code: number;
  /** What is told about it; nothing where all has been said. */
  readonly lines: readonly string[];
}

/** How the command ends after something was thrown. The stack is told where `debug` is set, and of our own faults only. */
export function endingOf(error: unknown, debug: boolean): Ending {
  if (error instanceof CommanderError) {
    const isHelp = error.code.startsWith('commander.help') || error.code === 'commander.version';
    return { code: error.exitCode, lines: isHelp ? [] : [`cardwright: ${commandWords(error.message)}`] };
  }
  if (error instanceof UserError) return { code: 1, lines: [`cardwright: ${oneLine(error.message)}`] };
  const message = error instanceof Error ? error.message : String(error);
  const said = error instanceof EngineError ? message : `this is a fault of cardwright: ${message}`;
  const hint = debug ? '' : ' (with CARDWRIGHT_DEBUG=1 it tells where)';
  return { code: 70, lines: [`cardwright: ${oneLine(said)}${hint}`, ...(debug ? stackOf(error).split('\n') : [])] };
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const cause = error.cause === undefined ? '' : `\nbecause of ${stackOf(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}
