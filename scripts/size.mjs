// Writes the engine as a client bundles it where size-limit weighs it, and nobody ships it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './format.mjs';
import { bundle } from './package/bundles.mjs';

const { code } = await bundle(join(ROOT, 'scripts/package/project'), 'search.mjs');
const out = join(ROOT, 'dist/bench/weighed');
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'engine.js'), code);
