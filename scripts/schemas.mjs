// Writes the JSON Schemas that editors read and the page of the vocabulary, each from what a module exports. `--check`
// writes nothing and fails if one is stale. The modules read other generated files, so this comes last.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { formatted, ROOT } from './format.mjs';

/** File -> module, and the function of it that makes what stands in the file: a text, or a schema. */
const MADE = {
  'testing/scenario/scenario.schema.json': ['testing/scenario/schema.ts', 'scenarioSchema'],
  'docs/vocabulary.md': ['cards/tools/vocabulary/page.ts', 'vocabularyPage'],
};

const stale = [];
for (const [file, [source, make]] of Object.entries(MADE)) {
  const { module } = await runnerImport(join(ROOT, source), { root: ROOT, configFile: false, logLevel: 'error' });
  const made = module[make]();
  const text = formatted(typeof made === 'string' ? made : JSON.stringify(made, null, 2), file);
  const path = join(ROOT, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  if (process.argv.includes('--check')) stale.push(`${file} is stale: run \`npm run gen\`.`);
  else writeFileSync(path, text);
}
if (stale.length > 0) {
  console.error(stale.join('\n'));
  process.exit(1);
}
