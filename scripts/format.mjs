// Formats generated files as all others are formatted.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');

export function formatted(text, name) {
  const run = spawnSync(process.execPath, [BIOME, 'format', `--stdin-file-path=${name}`], {
    cwd: ROOT,
    input: text,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.status === 0) return run.stdout;
  console.error(run.stderr);
  process.exit(1);
}
