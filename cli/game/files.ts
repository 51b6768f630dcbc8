import { readFileSync, statSync } from 'node:fs';
import type { ParsedInPart } from '../../cards/tools/yaml/parse-file.ts';
import { MAX_BYTES } from '../../cards/tools/yaml/text.ts';

export type Text = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string };

const no = (message: string): Text => ({ ok: false, message });

/** Reads a file as text, or says in a sentence why it cannot be read. */
export function readText(path: string, most = MAX_BYTES): Text {
  try {
    const about = statSync(path);
    if (about.isDirectory()) return no('This is a folder, not a file.');
    if (!about.isFile()) return no('This is no file.');
    if (about.size > most) return no(`The file is longer than ${most} bytes.`);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    return text.includes('\0') ? no('This is not text.') : { ok: true, text };
  } catch (error) {
    return no(error instanceof TypeError ? 'This is not text in UTF-8.' : `${faultWords(error)}.`);
  }
}

/** A file that could not be read, in the place of one that was. */
export const unread = (file: string, message: string): ParsedInPart => ({
  ok: false,
  file,
  problems: [{ path: [], message, file }],
});

/** Reads a file with one of the parsers. */
export function parseAt<T>(path: string, parse: (text: string, file: string) => T | ParsedInPart): T | ParsedInPart {
  const read = readText(path);
  return read.ok ? parse(read.text, path) : unread(path, read.message);
}

const FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file',
  ENOTDIR: 'There is no such file',
  EACCES: 'It may not be read',
  EPERM: 'It may not be read',
  ELOOP: 'It is a link that leads to itself',
  ENAMETOOLONG: 'The name is too long',
};

/** What went wrong with a file, without its name. */
export function faultWords(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return FAULTS[code] ?? `It cannot be read${code && ` (${code})`}`;
}

/** What is at a path, following links. */
export function kindAt(path: string): 'file' | 'folder' | null {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch {
    return null;
  }
}
