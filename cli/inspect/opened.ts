import type { Table } from '../../cards/tools/schema/branches.ts';
import { UserError } from '../errors.ts';
import { stampedGame } from '../game/stamped.ts';

export interface FileOptions {
  readonly ruleset?: string;
  readonly set?: readonly string[];
  readonly step?: number;
  readonly scenario?: string;
}

/** A file that is to be shown, as it was read. */
export interface Opened extends FileOptions {
  readonly file: string;
  /** Hears of faults of the match. */
  readonly onFault: (error: unknown) => void;
}

/** The game that a save or a replay says it was made with. @throws {UserError} if it says nothing, or it is not here */
export function gameOf(file: string, data: Table): string {
  const name = stampedGame(file, data);
  if (name === null) throw new UserError(`${file} does not say which game it is of: name it with --ruleset`);
  return name;
}

/** A step that was asked for. @throws {UserError} if there are less */
export function stepIn(file: string, step: number | undefined, last: number): number | undefined {
  if (step === undefined || step <= last) return step;
  throw new UserError(
    `${file} has no step ${step}: ${last === 0 ? 'there is only step 0' : `there are steps 0 to ${last}`}`,
  );
}
