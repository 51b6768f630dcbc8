import { readdirSync, readFileSync } from 'node:fs';
import { blocksOf } from './blocks.ts';

const ROOT = new URL('../../', import.meta.url);
const FOLDERS = ['effects', 'search', 'machines', 'cards', 'testing'];

/** An example in a docstring: its code, and what stands below the docstring. */
export interface Example {
  readonly of: string;
  readonly file: string;
  readonly code: string;
}

const DOCSTRING =
  /\/\*\*((?:(?!\*\/)[\s\S])*?@example(?:(?!\*\/)[\s\S])*)\*\/\s*export (?:const|function|class) (\w+)/g;

/** All examples in docstrings of what is exported from a file. */
export function examples(): readonly Example[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  return files
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .flatMap((file) =>
      [...readFileSync(new URL(file, ROOT), 'utf8').matchAll(DOCSTRING)].flatMap(([, comment = '', of = '']) =>
        blocksOf(comment.replace(/^ \* ?/gm, ''), 'ts').map((code) => ({ of, file, code })),
      ),
    );
}
