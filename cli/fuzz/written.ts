import { join } from 'node:path';
import type { Failed } from '../../testing/index.ts';
import { SHIPPED } from '../game/source.ts';
import { makeFolder, writeText } from '../output.ts';

/** A failure as the command tells it: with the command that shows it again, and the file that this runs. */
export interface Told extends Omit<Failed, 'scenario'> {
  readonly command: string;
  readonly file?: string;
}

interface Played {
  readonly ruleset: string;
  readonly set?: readonly string[] | undefined;
  readonly seed: number;
}

/**
 * Writes the scenarios of failures into a folder, one file each. Without any there is no need of it.
 * @throws {UserError} if they cannot be written there
 */
export function writtenTo(folder: string, { ruleset, set = [], seed }: Played): (failed: Failed, at: number) => Told {
  const game = [
    ...(Object.hasOwn(SHIPPED, ruleset) ? [] : ['--ruleset', ruleset]),
    ...set.flatMap((file) => ['--set', file]),
  ];
  return ({ scenario, ...failed }, at) => {
    if (scenario === null) {
      const again = ['fuzz', ...game, '--seed', `${seed}`, '--matches', `${failed.match}`];
      return { ...failed, command: commandLine(again) };
    }
    const file = join(folder, `fuzz-${seed}-${at + 1}.yaml`);
    makeFolder(folder);
    writeText(file, scenario);
    return { ...failed, file, command: commandLine(['scenario', file, ...game]) };
  };
}

const commandLine = (words: readonly string[]): string =>
  [
    'cardwright',
    ...words.map((word) => (/^[\w./=@:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)),
  ].join(' ');
