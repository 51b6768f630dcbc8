import { accessSync, closeSync, constants, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from './errors.ts';
import { faultWords, kindAt } from './game/files.ts';
import { plainLine } from './io.ts';

/** A file that is written line by line. */
export class LineFile {
  private readonly path: string;
  private readonly file: number;

  /** @throws {UserError} if it cannot be written */
  constructor(path: string) {
    checkWritable(path);
    this.path = path;
    this.file = writing(path, () => openSync(path, 'w'));
  }

  /** @throws {UserError} if there is no more room */
  write(lines: readonly string[]): void {
    writing(this.path, () => {
      for (const line of lines) writeSync(this.file, `${plainLine(line)}\n`);
    });
  }

  close(): void {
    closeSync(this.file);
  }
}

/** Looks whether a file could be written at the end. @throws {UserError} if not */
export function checkWritable(path: string): void {
  if (path === '') throw new UserError('a file to write to has a name');
  if (kindAt(path) === 'folder') throw new UserError(`${path} is a folder, not a file`);
  writing(path, () => accessSync(kindAt(path) === 'file' ? path : dirname(path), constants.W_OK));
}

/** Writes a text. @throws {UserError} if it cannot be written */
export const writeText = (path: string, text: string): void => writing(path, () => writeFileSync(path, text));

/** Makes a folder, with those that it lies in, where there is none. @throws {UserError} if it cannot be made */
export const makeFolder = (path: string): void => {
  writing(path, () => mkdirSync(path, { recursive: true }));
};

/** Writes data as JSON. @throws {UserError} if it cannot be written */
export const writeJson = (path: string, data: unknown): void => writeText(path, `${JSON.stringify(data)}\n`);

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
