// The declarations of the package, as the build writes them, and a reader of them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from '../format.mjs';

const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');

/** What is built: the engine, and the component of the inspector. */
const PROJECTS = ['tsconfig.build.json', 'inspector/tsconfig.build.json'];

/**
 * Reads declarations, each file once: `(file) => { exports, locals, imports, stars }`. Files are named as in dist/.
 * `done` forgets them.
 */
export function readDeclarations() {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-declarations-'));
  for (const project of PROJECTS) {
    const args = [TSC, '-p', project, '--emitDeclarationOnly', '--pretty', 'false', '--outDir', folder];
    const { status, stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    if (status === 0) continue;
    rmSync(folder, { recursive: true, force: true });
    console.error(`docs/api cannot be made, since the sources do not compile:\n${stdout}`);
    process.exit(1);
  }
  const known = new Map();
  const read = (file) => {
    const had = known.get(file);
    if (had) return had;
    const made = fileOf(file, readFileSync(join(folder, file), 'utf8'));
    known.set(file, made);
    return made;
  };
  return { read, done: () => rmSync(folder, { recursive: true, force: true }) };
}

/** What a file declares, and what it takes from others. */
function fileOf(file, text) {
  const { program, comments, errors } = parseSync(file, text, { lang: 'dts' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const locals = new Map(); // name -> declarations
  const imports = new Map(); // local name -> { from, name }
  const exports = new Map(); // exported name -> local name, or { from, name }
  const stars = []; // { from, types }: all of whose exports are exports, or only the types
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration')
      for (const { local, imported } of node.specifiers)
        imports.set(local.name, { from: target(file, node.source.value), name: imported?.name ?? '*' });
    else if (node.type === 'ExportAllDeclaration')
      stars.push({ from: target(file, node.source.value), types: node.exportKind === 'type' });
    else if (node.type === 'ExportNamedDeclaration' && !node.declaration)
      for (const { local, exported } of node.specifiers)
        exports.set(
          exported.name,
          node.source ? { from: target(file, node.source.value), name: local.name } : local.name,
        );
    else {
      const declaration = node.declaration ?? node;
      for (const name of namesOf(declaration)) {
        const declared = { file, name, declaration, start: node.start, end: node.end, text, comments };
        locals.set(name, [...(locals.get(name) ?? []), declared]);
        if (node.type === 'ExportNamedDeclaration') exports.set(name, name);
      }
    }
  }
  return { file, comments, locals, imports, exports, stars };
}

const namesOf = ({ id, declarations = [] }) =>
  [...(id ? [id] : []), ...declarations.map((d) => d.id)].map((i) => i.name);

/** A file of ours, or the name of a package. */
const target = (file, source) =>
  source.startsWith('.') ? join(dirname(file), source).replace(/\.(js|tsx?)$/, '.d.ts') : source;

/** What a name in a file stands for: its declarations, or `{ package }` where it comes from elsewhere, or nothing. */
export function resolve(read, file, name) {
  const { locals, imports } = read(file);
  if (locals.has(name)) return locals.get(name);
  const taken = imports.get(name);
  return taken && exported(read, taken);
}

/** All exports of a file: name -> what it stands for. */
export function exportsOf(read, file) {
  const { exports, stars } = read(file);
  const all = new Map(
    stars.flatMap(({ from, types }) => [...exportsOf(read, from)].filter(([, of]) => !types || isType(of))),
  );
  for (const [name, of] of exports)
    all.set(name, typeof of === 'string' ? resolve(read, file, of) : exported(read, of));
  return all;
}

const isType = (of) => Array.isArray(of) && /^TS(Interface|TypeAlias)/.test(of[0].declaration.type);

function exported(read, { from, name }) {
  return from.endsWith('.d.ts') ? exportsOf(read, from).get(name) : { package: from, name };
}
