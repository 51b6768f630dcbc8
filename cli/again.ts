import { join } from 'node:path';
import { SHIPPED } from './game/source.ts';
import { makeFolder, writeText } from './output.ts';

/** Which game was played, as it was named. */
export interface Named {
  readonly ruleset: string;
  readonly set?: readonly string[] | undefined;
}

/** The options that name a game; none for a shipped one, which is known anywhere. */
export const gameOptions = ({ ruleset, set = [] }: Named): readonly string[] => [
  ...(Object.hasOwn(SHIPPED, ruleset) ? [] : ['--ruleset', ruleset]),
  ...set.flatMap((file) => ['--set', file]),
];

/** A command as it is typed. */
export const commandLine = (...words: readonly string[]): string =>
  [
    'cardwright',
    ...words.map((word) => (/^[\w./=@:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)),
  ].join(' ');

/** A scenario that was written, and the command that runs it. */
export interface Written {
  readonly file: string;
  readonly command: string;
}

/** Writes a scenario into a folder, which is made if there is none. @throws {UserError} if it cannot be written there */
export function writeScenario(folder: string, name: string, scenario: string, game: Named): Written {
  const file = join(folder, name);
  makeFolder(folder);
  writeText(file, scenario);
  return { file, command: commandLine('scenario', file, ...gameOptions(game)) };
}
