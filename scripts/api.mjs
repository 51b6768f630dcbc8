// Writes docs/api/*.md: for each entry point its exports, from the declarations that the build writes and what is said in
// them. `--check` writes nothing and fails if a page is stale. Fails as well if an export has no docstring, or names a type
// that cannot be imported.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOfAll } from './api/code.mjs';
import { exportsOf, readDeclarations } from './api/declarations.mjs';
import { docOfFile } from './api/docstring.mjs';
import { notExported } from './api/named.mjs';
import { pageOf, undocumented } from './api/page.mjs';
import { formatted, ROOT } from './format.mjs';

const FOLDER = join(ROOT, 'docs/api');
const { exports: entries } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

const { read, done } = readDeclarations();
const problems = [];
const publics = new Map(); // name, with its entry -> declarations
const pages = new Map();
try {
  const typed = Object.entries(entries).filter(([, { types }]) => types);
  const made = typed.map(([key, { types }]) => {
    const entry = `cardwright${key.slice(1)}`;
    const file = types.replace('./dist/', '');
    const exports = [...exportsOf(read, file)]
      .filter(([, declarations]) => Array.isArray(declarations))
      .map(([name, declarations]) => ({ name, declarations }));
    return { entry, file, exports };
  });
  for (const { entry, file, exports } of made) {
    if (!docOfFile(read(file)).text) problems.push(`${entry} does not say at its head what it is (${file}).`);
    for (const { name, declarations } of exports) {
      publics.set(`${entry}: ${name}`, declarations);
      for (const what of undocumented(name, declarations))
        problems.push(`\`${what}\` of ${entry} has no docstring (${declarations[0].file}).`);
    }
  }
  for (const { name, file, by } of notExported(read, publics))
    problems.push(`\`${name}\` of ${file} is named by ${by} and cannot be imported: export it.`);
  const code = codeOfAll([...new Set([...publics.values()].flat())]);
  for (const { entry, file, exports } of made) {
    const page = `${entry.split('/').at(-1)}.md`;
    const text = pageOf(entry, read(file), exports, (declared) => code.get(declared));
    pages.set(page, formatted(text, page));
  }
} finally {
  done();
}

if (process.argv.includes('--check')) {
  for (const [file, text] of pages) {
    const path = join(FOLDER, file);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text)
      problems.push(`docs/api/${file} is stale: run \`npm run gen\`.`);
  }
} else {
  mkdirSync(FOLDER, { recursive: true });
  for (const file of readdirSync(FOLDER)) if (!pages.has(file)) rmSync(join(FOLDER, file));
  for (const [file, text] of pages) writeFileSync(join(FOLDER, file), text);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
