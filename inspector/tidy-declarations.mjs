// Takes away the declarations that nobody reaches from those of the component: they name packages that only its bundle has.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const OUT = join(dirname(fileURLToPath(import.meta.url)), '../dist/inspector');
const PAGE = join(OUT, 'page');

const reached = new Set();
function reach(file) {
  if (reached.has(file) || !existsSync(file)) return;
  reached.add(file);
  for (const [, from] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?['"](\.[^'"]+)\.[tj]sx?['"]/g))
    reach(resolve(dirname(file), `${from}.d.ts`));
}
reach(join(OUT, 'index.d.ts'));

for (const name of readdirSync(PAGE)) {
  const path = join(PAGE, name);
  if (![...reached].some((file) => file === path || file.startsWith(join(path, '/'))))
    rmSync(path, { recursive: true });
}
