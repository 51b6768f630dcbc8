import { readdirSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);
const NOT_OURS = /^(node_modules|dist|coverage|\.git)$/;
const EXTENSION = /\w\.(ts|mjs|js|md|yaml|json)$/;

const TOP = readdirSync(ROOT, { withFileTypes: true }).filter(({ name }) => !NOT_OURS.test(name));
const FOLDERS = new Set(TOP.filter((entry) => entry.isDirectory()).map(({ name }) => name));
const ALL: readonly string[] = TOP.flatMap((entry) =>
  entry.isDirectory()
    ? [
        entry.name,
        ...readdirSync(new URL(`${entry.name}/`, ROOT), { recursive: true, encoding: 'utf8' })
          .filter((path) => !/(^|\/)node_modules\//.test(path))
          .map((path) => `${entry.name}/${path}`),
      ]
    : [entry.name],
);

const PICTURES = [
  ...readFileSync(new URL('scripts/screenshots/pictures.mjs', ROOT), 'utf8').matchAll(/^ {4}name: '([\w-]+)'/gm),
].map(([, name]) => `docs/screenshots/${name}.png`);

/** What `npm run screenshots` makes: it is not kept, but pages may show it. */
export const isPicture = (path: string): boolean => path === 'docs/screenshots/' || PICTURES.includes(path);

/**
 * The paths in a piece of text that lead nowhere: what begins with one of the repository's folders, or is the name of a
 * file. `{a,b}` and `*` may be in them; what is built is looked for where it is built from.
 */
export const strayPaths = (text: string): readonly string[] =>
  text
    .split(/[\s()'"`,;]+(?![^{]*\})/)
    .filter((word) => /^[\w.][\w./*{},-]*$/.test(word) && isPath(word))
    .filter((word) => !alternatives(word).every(leadsSomewhere));

const isPath = (word: string): boolean => {
  if (isPicture(word)) return false;
  const [first = '', ...rest] = word.replace(/^dist\//, '').split('/');
  return rest.length > 0 ? FOLDERS.has(first) : EXTENSION.test(word);
};

/** `a/{b,c}` as `a/b` and `a/c`. */
function alternatives(word: string): readonly string[] {
  const [, before = '', inside, after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(word) ?? [];
  return inside === undefined ? [word] : inside.split(',').flatMap((part) => alternatives(before + part + after));
}

function leadsSomewhere(word: string): boolean {
  const path = word.startsWith('dist/') ? word.slice('dist/'.length).replace(/\.js$/, '.ts') : word;
  const pattern = path.replace(/\/$/, '').replace(/[.+]/g, '\\$&').replaceAll('*', '[^/]*');
  return ALL.some((file) => new RegExp(`^(.*/)?${pattern}$`).test(file));
}
