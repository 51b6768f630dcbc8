/** The guide as what its reader does, in order. Followed by its test, and by the check of the package. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { difference, type Said, type Shown, shownIn } from './console.ts';

const NAME = 'docs/guide.md';

/** A file that is written: its path stands in its first line. */
export interface GuideFile {
  readonly kind: 'file';
  readonly path: string;
  readonly text: string;
  readonly line: number;
}

/** What is typed in a terminal before all else, to install the package. */
export interface GuideSetup {
  readonly kind: 'setup';
  readonly script: string;
  readonly line: number;
}

/** A command with what it says. */
export interface GuideCommand extends Shown {
  readonly kind: 'command';
  readonly line: number;
}

export type GuideStep = GuideFile | GuideSetup | GuideCommand;

/** The text of the guide. */
export const guidePage = (): string => readFileSync(new URL(`../../${NAME}`, import.meta.url), 'utf8');

/** All that the guide has its reader do. Every block of it is something to do: another one is an error. */
export function guideSteps(page: string): readonly GuideStep[] {
  return [...page.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].flatMap(({ index, 1: language = '', 2: text = '' }) => {
    const line = page.slice(0, index).split('\n').length + 1;
    return stepsOf(language, text, line);
  });
}

function stepsOf(language: string, text: string, line: number): readonly GuideStep[] {
  if (language === 'sh') return [{ kind: 'setup', script: text, line }];
  if (language === 'console')
    return shownIn(text).map((shown) => ({ kind: 'command', ...shown, line: line + shown.at }));
  const [, path] = /^(?:#|\/\/) ([\w./-]+)\n/.exec(text) ?? [];
  if (path === undefined) throw new Error(`${NAME}:${line} The block does not say which file it is.`);
  return [{ kind: 'file', path, text, line }];
}

/** How the guide is followed. */
export interface Following {
  /** Installs the package. @returns the folder in which all else is done */
  readonly setUp: (script: string) => string | Promise<string>;
  /** Runs a command in that folder. */
  readonly run: (folder: string, command: GuideCommand) => Said | Promise<Said>;
}

/** Does all of it, in order. @returns where a command says something else than is shown, each in one line */
export async function follow(page: string, { setUp, run }: Following): Promise<readonly string[]> {
  const differences: string[] = [];
  let folder = '';
  for (const step of guideSteps(page)) {
    if (step.kind === 'setup') folder = await setUp(step.script);
    else if (step.kind === 'file') write(join(folder, step.path), step.text);
    else {
      const differs = difference(step, await run(folder, step));
      if (differs !== null) differences.push(`${NAME}:${step.line} \`${step.command}\`: ${differs}`);
    }
  }
  return differences;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
