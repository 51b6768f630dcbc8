// Bundles of the installed package for the browser, minified as a client would ship them.
import { join, relative } from 'node:path';
import { build } from 'vite';

/** Folders of ours and packages that every bundle may hold, and what the live driver adds to them. */
const RULEBOOK = ['effects', 'pure-rand', 'typebox'];
const LIVE = [...RULEBOOK, 'machines', 'rxjs', 'tslib', 'xstate'];
const BROWSER = [...LIVE, 'search', 'cards/duel'];

/** What the browser gets: file -> what it is, what it may hold, and how many kB it may weigh. */
const ENTRIES = {
  'search.mjs': { title: 'engine without cards: rulebook and search driver', parts: [...RULEBOOK, 'search'], most: 60 },
  'engine.mjs': { title: 'the same with the live driver, XState and RxJS', parts: LIVE, most: 91 },
  'duel.mjs': { title: 'duel with its cards, live, with bots', parts: BROWSER, most: 100 },
  'all.mjs': { title: 'all that a page can import', parts: BROWSER, most: 130 },
};

export const bundleAll = (project) => Promise.all(Object.keys(ENTRIES).map((file) => bundle(project, file)));

/** One of them, by its file; from a folder of this repository it is of what is built here. */
export async function bundle(project, file) {
  const { title, parts, most } = ENTRIES[file];
  const [{ output }] = await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      lib: { entry: join(project, file), formats: ['iife'], name: 'client' },
    },
  });
  const [chunk, more] = output;
  if (more) throw new Error(`${file} became more than one file`);
  const modules = Object.entries(chunk.modules)
    .filter(([id]) => !id.startsWith('\0rolldown/')) // the bundler's own
    .map(([id, { code }]) => ({ id: place(project, id), code: code ?? '' }));
  const leaked = modules.map(({ id }) => id).filter((id) => !allowed(id, parts));
  if (leaked.length > 0) throw new Error(`${file} brings along ${leaked.slice(0, 5).join(', ')}`);
  return { file, title, most, code: chunk.code, modules };
}

/** Where a module is: a file of ours as in the repository, another one as in `node_modules`. */
const place = (project, id) =>
  relative(project, id.replace('\0', ''))
    .replace(/^(.*\/)?node_modules\//, '')
    .replace(/^(cardwright\/|(\.\.\/)+)dist\//, './');

/** The project's own files, the entry points, and what belongs to one of the parts. */
function allowed(id, parts) {
  if (/^(\.\/)?\w+\.m?js$/.test(id)) return true;
  const inside = id.replace('./', '');
  return parts.some((part) => inside.startsWith(`${part}/`));
}
