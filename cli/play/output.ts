import { accessSync, closeSync, constants, openSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from '../errors.ts';
import { faultWords, kindAt } from '../game/files.ts';

/** A file that is written line by line. */
export class LineFile {
  private readonly file: number;

  /** @throws {UserError} if it cannot be written */
  constructor(path: string) {
    checkWritable(path);
    this.file = writing(path, () => openSync(path, 'w'));
  }

  write(lines: readonly string[]): void {
    for (const line of lines) writeSync(this.file, `${line}\n`);
  }

  close(): void {
    closeSync(this.file);
  }
}

/** Looks whether a file could be written at the end. @throws {UserError} if not */
export function checkWritable(path: string): void {
  if (kindAt(path) === 'folder') throw new UserError(`${path} is a folder, not a file`);
  writing(path, () => accessSync(kindAt(path) === 'file' ? path : dirname(path), constants.W_OK));
}

/** Writes data as JSON. @throws {UserError} if it cannot be written */
export const writeJson = (path: string, data: unknown): void =>
  writing(path, () => writeFileSync(path, `${JSON.stringify(data)}\n`));

function writing<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const words = faultWords(error)
      .replace('be read', 'be written')
      .replace('There is no such file', 'There is no such folder');
    throw new UserError(`${path} cannot be written: ${words}`);
  }
}
