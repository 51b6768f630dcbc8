import type { Failed } from '../../testing/index.ts';
import { commandLine, gameOptions, type Named, writeScenario } from '../again.ts';

/** A failure as the command tells it: with the command that shows it again, and the file that this runs. */
export interface Told extends Omit<Failed, 'scenario'> {
  readonly command: string;
  readonly file?: string;
}

interface Played extends Named {
  readonly seed: number;
}

/**
 * Writes the scenarios of failures into a folder, one file each. Without any there is no need of it.
 * @throws {UserError} if they cannot be written there
 */
export const writtenTo =
  (folder: string, { seed, ...game }: Played): ((failed: Failed, at: number) => Told) =>
  ({ scenario, ...failed }, at) =>
    scenario === null
      ? {
          ...failed,
          command: commandLine('fuzz', ...gameOptions(game), '--seed', `${seed}`, '--matches', `${failed.match}`),
        }
      : { ...failed, ...writeScenario(folder, `fuzz-${seed}-${at + 1}.yaml`, scenario, game) };
