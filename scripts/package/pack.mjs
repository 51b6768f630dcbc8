// The tarball: what is in it, and what publint says of it.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { ROOT } from '../format.mjs';
import { run } from './run.mjs';

/** All that a tarball may hold: compiled code with its declarations, pages, the cards to look things up in, a schema. */
const WANTED =
  /^(package\.json|README\.md|CONTRIBUTING\.md|LICENSE|cards\/\w+\/(sets|decks)\/[\w-]+\.yaml|docs\/.+\.md|testing\/scenario\/scenario\.schema\.json|dist\/.+\.(js|d\.ts)|dist\/inspector\/.+\.(css|html|svg))$/;
/** What users read and import. */
const NEEDED = [
  'README.md',
  'LICENSE',
  'cards/duel/sets/core.yaml',
  'docs/guide.md',
  'docs/cards.md',
  'docs/scenarios.md',
  'docs/live.md',
  'docs/search.md',
  'testing/scenario/scenario.schema.json',
  'dist/inspector/app/index.html',
];

export async function pack() {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-tarball-'));
  const [{ filename, files, size }] = JSON.parse(run('npm', ['pack', '--json', `--pack-destination=${folder}`], ROOT));
  const names = files.map((file) => file.path);
  const pkg = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

  const stray = names.filter((name) => !WANTED.test(name) || /(^|\/)(bench|tests?|scratch)\/|\.test\./.test(name));
  if (stray.length > 0) throw new Error(`the tarball holds what is not for users: ${stray.slice(0, 5).join(', ')}`);
  const named = [
    ...Object.values(pkg.exports).flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry))),
    ...Object.values(pkg.bin),
  ];
  const lacking = [...NEEDED, ...named.map((path) => path.replace('./', ''))].filter((name) => !names.includes(name));
  if (lacking.length > 0) throw new Error(`the tarball lacks ${lacking.join(', ')}`);

  const path = join(folder, filename);
  const { messages } = await publint({ pack: { tarball: new Uint8Array(readFileSync(path)).buffer }, strict: true });
  if (messages.length > 0) throw new Error(`publint: ${messages.map((said) => formatMessage(said, pkg)).join('; ')}`);
  return { folder, path, said: `${names.length} files, ${(size / 1000).toFixed(0)} kB, nothing for publint to say` };
}
