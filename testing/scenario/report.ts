import { formatProblem, type Problem } from '../../cards/tools/problem.ts';
import type { Ran } from './run.ts';

/** What went wrong with a scenario, for people; one line where nothing did. */
export function reportScenario({ ok, name, file, line, failures }: Ran): string {
  if (ok) return `ok  ${name}`;
  const lines = failures.flatMap((failure) => {
    const place = [file, failure.line, failure.column].filter((part) => part !== undefined).join(':');
    const [first = '', ...more] = failure.message.split('\n');
    return [
      `    ${place} ${failure.step === 0 ? 'setup' : `step ${failure.step}`}: ${first}`,
      ...more.map((l) => `      ${l}`),
    ];
  });
  return [`NOT ${name} (${file}:${line})`, ...lines].join('\n');
}

/** Why a file could not be read. */
export const reportProblems = (problems: readonly Problem[]): string => problems.map(formatProblem).join('\n');
