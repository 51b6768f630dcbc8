// Builds the page, and the component for other pages.
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = resolve(HERE, '..');
const OUT = join(ROOT, 'dist/inspector');

/** What the component shares with the page that it stands in: React, and the engine that the match is of. */
const shared = {
  name: 'shared-engine',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (/^react(-dom)?($|\/)/.test(source)) return { id: source, external: true };
    if (!source.startsWith('.') || !importer) return null;
    const path = resolve(dirname(importer), source);
    const inside = relative(ROOT, path);
    if (/^(inspector|node_modules|\.\.)(\/|$)/.test(inside) || !existsSync(path)) return null;
    return { id: `../${inside.replace(/\.ts$/, '.js')}`, external: true };
  },
};

// React's packages say "use client" in every file, which a bundle for a browser need not know.
// A worker gives nothing to whoever starts it.
const QUIET = ['MODULE_LEVEL_DIRECTIVE', 'MISSING_NAME_OPTION_FOR_IIFE_EXPORT'];
const onwarn = (warning, warn) => !QUIET.includes(warning.code) && warn(warning);
// How long plugins took says nothing on a machine that does other things besides.
const quiet = { onwarn, checks: { pluginTimings: false } };
const GROUPS = [
  // What draws graphs comes when it is wanted; what it shares with the page does not come with it.
  {
    name: 'charts',
    test: /\/node_modules\/(@xyflow|elkjs|html-to-image|d3-[a-z]+|classcat)\//,
    includeDependenciesRecursively: false,
  },
  // XState 4 comes with what receives machines, for the charts.
  {
    name: 'charts-receive',
    test: /\/node_modules\/(@xstate|fast-safe-stringify)\/|\/inspector\/node_modules\/xstate\//,
    includeDependenciesRecursively: false,
  },
  // The same holds for what reads and writes scenarios.
  {
    name: 'scenarios',
    test: (id) => /^(testing|cards\/tools|node_modules\/yaml)\//.test(relative(ROOT, id)),
    includeDependenciesRecursively: false,
  },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
];
// Whatever it is where it is built: else the page would ask for parts of React that its bundle does not have.
process.env.NODE_ENV = 'production';
const common = {
  configFile: false,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  worker: { rolldownOptions: quiet },
};

await build({
  ...common,
  root: join(HERE, 'page'),
  base: './',
  build: {
    outDir: join(OUT, 'app'),
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { ...quiet, output: { codeSplitting: { groups: GROUPS } } },
  },
});
await build({
  ...common,
  root: HERE,
  plugins: [shared],
  build: {
    outDir: OUT,
    emptyOutDir: false,
    target: 'es2023',
    lib: { entry: join(HERE, 'index.ts'), formats: ['es'], fileName: 'index', cssFileName: 'style' },
    rolldownOptions: { ...quiet, output: { chunkFileNames: '[name]-[hash].js' } },
  },
});
