/** What pages name and there is not: each check gives all of it, with page and line. */
import { existsSync, readFileSync } from 'node:fs';
import { FAMILIES } from '../../effects/vocabulary.ts';
import { commandLine } from './command-line.ts';
import { builtIns, declaredNames } from './declared.ts';
import type { Code, Page } from './pages.ts';
import { isPicture, strayPaths } from './paths.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const manifest = JSON.parse(read('package.json'));
const { name: ours, exports: entries, scripts } = manifest;

const lookAt = (pages: readonly Page[], look: (code: Code, page: string) => readonly string[]): readonly string[] =>
  pages.flatMap(({ name, text, code }) =>
    code.flatMap((piece) => look(piece, text).map((word) => `${name}:${piece.line} ${word}`)),
  );

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, word = '']) => word);

/** Paths of files and folders, in the text. */
export const missingFiles = (pages: readonly Page[]): readonly string[] =>
  lookAt(pages, ({ text, language }) => (language === null ? strayPaths(text) : []));

/** Tests that a page names by their titles, after their file. */
export const missingTests = (pages: readonly Page[]): readonly string[] =>
  pages.flatMap(({ name, text }) =>
    [...text.matchAll(/`(tests\/[\w/.-]+\.ts)`((?:,\s+"[^"]+")+)/g)].flatMap(([, file = '', titles = '']) =>
      found(titles, /"([^"]+)"/g)
        .filter((title) => existsSync(new URL(file, ROOT)) && !read(file).includes(title.replace(/\s+/g, ' ')))
        .map((title) => `${name} ${file}, "${title}"`),
    ),
  );

/** Pages that are linked to. */
export const missingLinks = (pages: readonly Page[]): readonly string[] =>
  pages.flatMap(({ name, text }) =>
    found(text, /\]\((?!https?:|#)([^)#]+)/g)
      .filter((link) => !isPicture(link) && !existsSync(new URL(link, new URL(name, ROOT))))
      .map((link) => `${name} ${link}`),
  );

/** What blocks import from the package. */
export const missingExports = (pages: readonly Page[]): readonly string[] =>
  lookAt(pages, ({ text }) =>
    [...text.matchAll(/import (?:type )?\{([^}]*)\} from '(cardwright[^']*)'/g)].flatMap(
      ([, names = '', entry = '']) => {
        if (!Object.hasOwn(entries, entry.replace('cardwright', '.'))) return [entry];
        const known = found(read(`docs/api/${entry.split('/').at(-1)}.md`), /^### (\w+)$/gm);
        const wanted = names.split(',').map((name) => name.replace('type ', '').trim());
        return wanted.filter((name) => name !== '' && !known.includes(name)).map((name) => `${name} from ${entry}`);
      },
    ),
  );

/**
 * Members of the language, wherever one is written out: `{ op: … }`, `{ select: … }`, … A page may show a mistake with
 * what is said of it.
 */
export const missingMembers = (pages: readonly Page[]): readonly string[] =>
  lookAt(pages, ({ text, language }, page) =>
    language === 'text'
      ? []
      : Object.values(FAMILIES).flatMap(({ key, members }) =>
          found(text, new RegExp(`(?<![\\w-])${key}: ['"]?([A-Za-z]\\w*)`, 'g'))
            .filter((name) => !Object.hasOwn(members, name) && !page.includes(`There is no ${key} "${name}".`))
            .map((name) => `${key}: ${name}`),
        ),
  );

/** Scripts of the package, and subcommands of `cardwright` with their flags; a flag by itself is one of some subcommand. */
export async function missingCommands(pages: readonly Page[]): Promise<readonly string[]> {
  const commands = await commandLine();
  const called = /(?<![\w/'-])(?:cardwright|main\.js) ([a-z]+)\b([^\n&|#]*)/g;
  const flagsOfAll = new Set([...commands.values()].flat());
  return lookAt(pages, ({ text, language }) => [
    ...found(language === null ? text : '', /^(--[a-z][\w-]*)/g).filter((flag) => !flagsOfAll.has(flag)),
    ...found(text, /\bnpm run (?:-\S+ )*([\w:-]+)/g)
      .filter((name) => !Object.hasOwn(scripts, name))
      .map((name) => `npm run ${name}`),
    ...[...text.matchAll(called)].flatMap(([, name = '', rest = '']) => {
      const flags = commands.get(name);
      if (!flags) return [`cardwright ${name}`];
      const unknown = found(rest, /(?<=\s)(--?[a-z][\w-]*)/g).filter((flag) => !flags.includes(flag));
      return unknown.map((flag) => `cardwright ${name} ${flag}`);
    }),
  ]);
}

/** Types, functions, fields, members and subcommands, in the text: a word by itself, one that is called, or one in camel case. */
export async function missingNames(pages: readonly Page[]): Promise<readonly string[]> {
  const names = new Set([
    ...declaredNames(),
    ...builtIns(),
    ...(await commandLine()).keys(),
    ...Object.keys(manifest),
    ours,
  ]);
  return lookAt(pages, ({ text, language }) => {
    if (language !== null) return [];
    const alone = found(text, /^([A-Za-z_]\w*\$?)$/g);
    const called = found(text, /(?<![\w-])([A-Za-z_]\w*)\(/g);
    const camel = found(text, /(?<![\w/.@-])([a-z]+[A-Z]\w*|[A-Z]+[a-z]\w*[A-Z]\w*)(?![\w-]*[/-])/g);
    return [...new Set([...alone, ...called, ...camel])].filter((name) => !names.has(name));
  });
}
